"""Renders the demo goods' pictures: python3 studio/render.py [NAME…] [--preview] [--accept]

Only what is missing or older than its scripts is rendered. Stop it with Ctrl-C and start it again to go on.
--preview  small and grainy, all pictures of the named goods, into a temporary folder
--accept   records the pictures that are there as made by today's scripts, without rendering
NAME is a good, or GOOD/PICTURE.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STUDIO = Path(__file__).parent
GOODS, MADE = STUDIO / "goods", STUDIO / "made"
FINISHED, STILLS = STUDIO.parent / "content/demo/pictures", STUDIO.parent / "app/stills"
PREVIEWS = Path(tempfile.gettempdir()) / "studio-previews"
FINAL, SMALL = ("1200", "20", "0.15"), ("320", "20", "0.15")  # pixels, samples, noise threshold
QUALITY = "84"


def pictures_of(good):
    """The names in the script's PICTURES, read without Blender."""
    for line in ast.parse((GOODS / f"{good}.py").read_text()).body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "PICTURES":
            return [key.value for key in line.value.keys]
    raise SystemExit(f"goods/{good}.py has no PICTURES = {{…}}")


def sources_of(file, known=()):
    """The file and all of the studio's files it uses: modules, and goods that stand in its scene."""
    text, found = file.read_text(), {file, *known}
    used = [STUDIO / f"{name}.py" for name in re.findall(r"^from (\w+) import", text, re.M)]
    used += [GOODS / f"{name}.py" for name in re.findall(r'"([\w-]+)"', text)]
    for other in used:
        if other.exists() and other not in found:
            found |= sources_of(other, found)
    return found


def state_of(good):
    files = sorted(sources_of(GOODS / f"{good}.py", sources_of(STUDIO / "picture.py")))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def made_of(good):
    record = MADE / f"{good}.json"
    return json.loads(record.read_text()) if record.exists() else {}


def remember(good, picture):
    MADE.mkdir(exist_ok=True)
    made = {**made_of(good), picture: state_of(good)}
    (MADE / f"{good}.json").write_text(json.dumps(made, indent=2, sort_keys=True) + "\n")


def render(good, picture, quality, output):
    output.parent.mkdir(parents=True, exist_ok=True)
    script = ["-b", "--factory-startup", "--python-exit-code", "1", "-P", STUDIO / "picture.py", "--"]
    started = time.monotonic()
    command = [shutil.which("blender") or "blender", *script, good, picture, *quality, output]
    # Blender looks for its Python along the path; one from elsewhere there would not have the packages.
    result = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PATH": os.defpath})
    if result.returncode:
        raise SystemExit(result.stdout[-3000:] + result.stderr[-3000:])
    print(f"{good}/{picture}: {time.monotonic() - started:.0f} s", flush=True)


def finish(good, picture, target):
    """A picture is put in its place whole or not at all."""
    with tempfile.TemporaryDirectory() as folder:
        png, webp = Path(folder) / "picture.png", Path(folder) / "picture.webp"
        render(good, picture, FINAL, png)
        subprocess.run(["cwebp", "-quiet", "-m", "6", "-q", QUALITY, png, "-o", webp], check=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(webp.read_bytes())
    remember(good, picture)


def main(arguments):
    options = {word for word in arguments if word.startswith("--")}
    if options - {"--preview", "--accept"}:
        raise SystemExit(__doc__)
    for name in [word for word in arguments if word not in options] or sorted(file.stem for file in GOODS.glob("*.py")):
        good, _, one = name.partition("/")
        for picture in pictures_of(good):
            if one in ("", picture):
                make(good, picture, options)


def make(good, picture, options):
    target = (STILLS if good == "still" else FINISHED / good) / f"{picture}.webp"
    if "--preview" in options:
        target = PREVIEWS / f"{good}-{picture}.png"
        render(good, picture, SMALL, target)
        print(f"  {target}")
    elif "--accept" in options:
        if target.exists():
            remember(good, picture)
    elif not target.exists() or made_of(good).get(picture) != state_of(good):
        finish(good, picture, target)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
