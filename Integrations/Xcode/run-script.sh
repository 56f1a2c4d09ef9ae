# The text of a Run Script phase. Uncheck "Based on dependency analysis", and put the phase behind "Compile Sources".
if command -v rtllint >/dev/null; then
  cd "$SRCROOT" && rtllint --absolute-paths --format concise --fail-on error
else
  echo "warning: rtllint is not installed"
fi
