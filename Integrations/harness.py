"""What the checks of this folder are written with."""
import json, os, re, shutil, subprocess, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
RTLLINT = os.path.abspath(os.environ.get("RTLLINT", os.path.join(ROOT, ".build/debug/rtllint")))
if os.path.basename(RTLLINT) != "rtllint":
    # The files of this folder call it by its name.
    _folder = tempfile.TemporaryDirectory(prefix="rtllint-check-")
    os.symlink(RTLLINT, os.path.join(_folder.name, "rtllint"))
    RTLLINT = os.path.join(_folder.name, "rtllint")

SOURCE = """\
// rtllint:disable:next absolute_text_alignment -- a "board" <b> | ::error::
label.textAlignment = .left
price.text = "##[error]\\(trip.price)$ ::error::x %0A <script>alert(1)</script>|`@me` سلام"
a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
"""
NAMES = ["Plain.swift", "Übersicht & <b>.swift", "::error::a,b%25.swift", "##[error]c.swift", "Sub Folder/D'\"`.swift"]


class Skip(Exception):
    pass


def needs(program):
    if not shutil.which(program):
        raise Skip(f"no {program} here")
    return program


def run(*command, status=(0,), **options):
    options = {"text": True, "capture_output": True, "timeout": 3000, **options}
    done = subprocess.run(command, **options)
    if status and done.returncode not in status:
        raise AssertionError(f"{command[:3]} ended with {done.returncode}:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done.stdout


def equal(left, right, what=""):
    if left != right:
        raise AssertionError(f"{what}: {left!r} is not {right!r}")


def section(path, title):
    """What stands below a heading of one of our pages."""
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        text = file.read()
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ [A-Z]|\Z)", text, re.M | re.S)
    if not found:
        raise AssertionError(f"{path} has no section {title}")
    return found.group(1)


def block(path, title, language=""):
    """The first code of that language below a heading."""
    found = re.search(rf"^```{language}\n(.*?)^```$", section(path, title), re.M | re.S)
    if not found:
        raise AssertionError(f"{path}, {title}: no code in {language or 'no language'}")
    return found.group(1)


def replaced(text, changes):
    """A text with its placeholders filled in, each of which must be there."""
    for old, new in changes.items():
        equal(old in text, True, f"{old} in {text}")
        text = text.replace(old, new)
    return text


class Tree:
    """A folder with sources whose names try to break out of every format."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="rtllint-check-")
        for name in NAMES:
            path = os.path.join(self.folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(SOURCE)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def lint(self, *options):
        return run(RTLLINT, *options, cwd=self.folder, status=(0, 1))

    def findings(self):
        return json.loads(self.lint("--format", "json"))["findings"]

    def report(self, format):
        path = os.path.join(self.folder, "report." + format)
        self.lint("--output", f"{format}:{path}")
        return path
