""""Our Vision for Students": two of the cast show three interns how a cloth, and a program, is made."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF4E6', '#D9DDC8', 0.58)
backdrop('#B9D2B4', wall_y=14, curve=6, z=-0.3)
shell(w=6.8, d=5.4, h=2.9)
win(-1.15, wx=-3.3)
win(0.75, wx=-3.3)
rug(0.15, -0.6, 5.0, 3.0, c='#D9872B')
# the board: a pattern on squared paper becomes a woven cloth, square by square
bx, by = 0.35, 2.5
box((bx, by - 0.03, 1.75), (3.9, 0.06, 1.7), mat('#0A3A38', 0.6), 0.03)
box((bx, by - 0.04, 0.86), (3.9, 0.16, 0.07), mat('#C98B52', 0.5), 0.015)
glyph = ('...##...', '..####..', '.##..##.', '##.##.##', '##.##.##', '.##..##.', '..####..', '...##...')
q = 0.17
for r, row in enumerate(glyph):
    for c, k in enumerate(row):
        box(
            (bx - 1.55 + c * q, by - 0.07, 2.36 - r * q),
            (q * 0.82, 0.012, q * 0.82),
            mat('cotton' if k == '#' else '#1B5A55', 0.6),
            0,
        )
        slab(
            (bx + 0.42 + c * q, by - 0.08, 2.36 - r * q),
            (q * 0.94, q * 0.94, 0.04),
            mat('marigold' if k == '#' else 'rani' if (r + c) % 2 else '#A82A4C', 0.6, sheen=0.3),
            0.02,
            0.01,
            rot=(math.pi / 2, 0, 0),
        )
tube(
    [(bx - 0.1, by - 0.09, 1.77), (bx + 0.06, by - 0.09, 1.8), (bx + 0.2, by - 0.09, 1.77)],
    0.022,
    mat('marigold', 0.5),
)
poly([(0, 0.1), (0, -0.1), (0.16, 0)], mat('marigold', 0.5), 0.01, (bx + 0.18, by - 0.09, 1.77))
# the bench: three laptops in a row
top = mat('#D9A066', 0.42, coat=0.15)
leg = mat('#A9703F', 0.5)
slab((0.35, -0.55, 0.66), (3.7, 0.95, 0.09), top, 0.16, 0.035)
for sx in (-1.6, 0, 1.6):
    for sy in (-0.3, 0.3):
        cyl((0.35 + sx, -0.55 + sy, 0.31), 0.05, 0.62, leg, 0.02)
for x, r in ((-0.8, 0.12), (0.4, -0.05), (1.55, -0.15)):
    laptop((x, -0.62, 0.705), math.pi + r, scale=0.66)
mug(-0.2, -0.8, 0.705, 'rani')
mug(1.0, -0.75, 0.705, 'cotton')
for x, y, c in ((-0.22, -0.35, 'marigold'), (0.98, -0.38, 'lagoon')):
    cyl((x, y, 0.81), 0.08, 0.15, mat(c, 0.6, sheen=0.5), 0.01)
    cyl((x, y, 0.725), 0.11, 0.03, leg, 0.01)
    cyl((x, y, 0.895), 0.11, 0.03, leg, 0.01)
# interns behind the bench, facing us; a mentor at each side
K = dict(z=0.0, scale=1.08)
peg(-0.85, 0.12, rot=0.15, body='#F3C9B8', skin='#B87848', hair='#17110E', style='bob', **K)
peg(0.38, 0.15, rot=0.2, body='#BFE3D6', skin='#8A5230', hair='#17110E', style='short', collar='rani', **K)
peg(1.6, 0.12, rot=0.3, body='cotton', skin='#C68A5B', hair='#2a1a14', style='long', **K)
who('kavya', -1.35, 1.62, 0.55)
who('rohan', 2.75, -0.1, -0.95)
# rucksacks by the wall
for x, y, c in ((2.75, 1.75, 'rani'), (2.25, 2.0, 'lagoon')):
    box((x, y, 0.3), (0.5, 0.32, 0.6), mat(c, 0.8, sheen=0.4), 0.14, rot=(0, 0, -0.2))
    box((x - 0.03, y - 0.17, 0.2), (0.36, 0.1, 0.26), mat(c, 0.8, sheen=0.4), 0.06, rot=(0, 0, -0.2))
    tube([(x - 0.1, y, 0.58), (x, y, 0.72), (x + 0.1, y, 0.58)], 0.025, mat('ink', 0.6))
plant((-2.6, 2.0, 0), 1.25, n=11)
day()
camera((9.0, -13.0, 7.9), (0.05, 0.05, 1.0), ortho=8.8)
render(out, W, H, S)
