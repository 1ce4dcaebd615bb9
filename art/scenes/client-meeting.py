"""Client-meeting, two of the cast and two visitors at a round table, projected chart."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF4E6', '#EBD2B6', 0.62)
backdrop('#F0CDA6', wall_y=14, curve=6, z=-0.3)
shell(w=6.8, d=5.6, h=2.9)
win(-1.3, wx=-3.3)
win(0.6, wx=-3.3)
cyl((0.1, -0.35, 0.012), 1.95, 0.024, mat('#A82A4C', 0.9, sheen=0.6), 0.008)
torus((0.1, -0.35, 0.022), 1.75, 0.022, mat('marigold', 0.8))
torus((0.1, -0.35, 0.022), 1.62, 0.012, mat('marigold', 0.8))
# projected chart: rising bars, a line, on a cotton screen
sx, sy = 0.55, 2.62
box((sx, sy - 0.06, 1.78), (3.1, 0.05, 1.7), mat('#FFFBEF', 0.5, emit=0.35), 0.03)
box((sx, sy - 0.07, 2.66), (3.3, 0.09, 0.09), mat('#C98B52', 0.5), 0.03)
for i, (h, m) in enumerate(
    (
        (0.35, 'lagoon'),
        (0.52, 'marigold'),
        (0.48, 'lagoon'),
        (0.74, 'saffron'),
        (0.92, 'lagoon'),
        (1.15, 'rani'),
    )
):
    box((sx - 1.1 + i * 0.42, sy - 0.095, 1.12 + h / 2), (0.26, 0.03, h), mat(m, 0.5, emit=0.2), 0.02)
box((sx - 0.05, sy - 0.095, 1.10), (2.7, 0.025, 0.025), mat('peacock', 0.5), 0)
pts = [(sx - 1.1 + i * 0.42, sy - 0.13, 1.12 + z) for i, z in enumerate((0.55, 0.72, 0.70, 0.98, 1.14, 1.36))]
tube(pts, 0.02, mat('peacock', 0.5))
[ball(p, 0.045, mat('peacock', 0.4)) for p in pts]
# round table and things on it
cyl((0.1, -0.35, 0.78), 1.12, 0.1, mat('#D9A066', 0.42, coat=0.15), 0.04)
cyl((0.1, -0.35, 0.4), 0.13, 0.74, mat('#A9703F', 0.5), 0.02)
cyl((0.1, -0.35, 0.05), 0.5, 0.07, mat('#A9703F', 0.5), 0.03)
laptop((0.62, -0.25, 0.83), math.pi - 0.5, scale=0.62)
mug(-0.35, 0.1, 0.83, 'rani')
mug(-0.3, -0.85, 0.83, 'marigold')
mug(0.55, -0.95, 0.83, 'lagoon')
mug(0.35, 0.35, 0.83, 'cotton')
for x, y, r in ((-0.05, -0.5, 0.3), (-0.6, -0.35, 1.2), (0.1, -1.1, -0.1)):
    box((x, y, 0.838), (0.34, 0.46, 0.008), mat('#FFFDF6', 0.6), 0, rot=(0, 0, r))
lathe(
    smooth([(0, 0), (0.14, 0), (0.2, 0.06), (0.21, 0.11), (0.19, 0.11), (0.12, 0.04), (0, 0.03)], 2),
    mat('brass', 0.25, metal=1.0),
    (0.05, -0.05, 0.83),
)
[
    ball((0.05 + 0.09 * math.cos(a), -0.05 + 0.09 * math.sin(a), 0.96), 0.06, mat(c, 0.5))
    for a, c in ((0, 'marigold'), (2.1, 'saffron'), (4.2, 'rani'))
]
who('meera', -0.55, 1.0, 0.45)
who('gurpreet', 0.78, 1.15, 0.2)
peg(
    -1.4,
    -0.55,
    rot=1.2,
    scale=1.22,
    body='#8A9A4A',
    skin='#D8A27A',
    hair='#8F877E',
    style='short',
    collar='cotton',
)
peg(1.85, -0.85, rot=-0.5, scale=1.22, body='#E5A9A0', skin='#8A5230', hair='#1b1412', style='bun')
plant((-2.55, 2.05, 0), 1.35, n=11)
plant((2.85, 2.05, 0), 1.0, 'rani', 'teal', 9, 7)
pendant(0.1, -0.35, 2.75, 5.6)
day()
camera((9.0, -13.0, 7.9), (0.05, 0.05, 1.02), ortho=8.8)
render(out, W, H, S)
