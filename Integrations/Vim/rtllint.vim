" As compiler/rtllint.vim in a folder of the runtime path: `:compiler rtllint`, then `:make` or `:make %`.
if exists("current_compiler")
  finish
endif
let current_compiler = "rtllint"

CompilerSet makeprg=rtllint\ --format\ concise\ --min-severity\ info
" n and w and e are the first letters of the severities; the message is the rest of the line.
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
