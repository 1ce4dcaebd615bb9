#!/bin/bash
# render.sh <picture>                          renders scenes/<picture>.py into tools/media/masters/<picture>.jpg, 1200 x 800 (portraits 560 x 700)
# render.sh <picture> <width> <height> <samples>   a quick look: reports/scenes/<picture>.png; 600 400 16 is enough to judge by
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
picture=$1
size=(1200 800 48)
scene=("$here/$picture.py")
number=()
if [[ $picture == portrait-* ]]; then
  size=(560 700 48)
  scene=("$here/portrait.py")
  number=("${picture#portrait-}")
fi
out=$root/tools/media/masters/$picture.jpg
if [[ $# -gt 1 ]]; then
  size=("$2" "$3" "$4")
  out=$root/reports/scenes/$picture.png
  mkdir -p "$(dirname "$out")"
fi
passes=$(mktemp -d)
trap 'rm -rf "$passes"' EXIT
nice blender -b --factory-startup -noaudio --python-exit-code 1 -P "${scene[0]}" -- "$passes/r.png" "${number[@]}" "${size[@]}" >"$passes/log" ||
  { tail -20 "$passes/log"; exit 1; }
nice "${PYTHON:-/usr/bin/python3}" "$here/denoise.py" "$passes/r.passes" "$out" .6 7
