"""Coding-session, a pair at one desk, evening."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFE0C0', '#D3A79A', 0.52)
backdrop('#DD9A6E', wall_y=14, curve=6, z=-0.3)
shell(w=6.8, d=5.4, h=2.9)
win(-1.15, wx=-3.3, glass='#FFB060', emit=1.5)
win(0.75, wx=-3.3, glass='#FFB060', emit=1.5)
rug(0.35, -0.45, 5.0, 3.0)
wood = mat('#C98B52', 0.5)
dk = mat('#A9703F', 0.5)
slab((0.2, 1.05, 0.86), (3.5, 1.25, 0.1), mat('#D9A066', 0.42, coat=0.15), 0.2, 0.04)
for x in (-1.35, 1.75):
    for y in (0.6, 1.5):
        cyl((x, y, 0.42), 0.06, 0.84, dk, 0.02)
monitor((-0.52, 1.3, 0.91), 0.12, seed=3)
monitor((0.92, 1.3, 0.91), -0.02, seed=8)
slab((-0.35, 0.72, 0.925), (0.8, 0.26, 0.03), mat('cotton', 0.5), 0.05, 0.01)
slab((0.95, 0.70, 0.925), (0.8, 0.26, 0.03), mat('cotton', 0.5), 0.05, 0.01)
for k in range(2):
    for i in range(9):
        for j in range(3):
            box(
                (-0.67 + k * 1.3 + i * 0.08, 0.80 - k * 0.02 - j * 0.075, 0.946),
                (0.062, 0.055, 0.016),
                mat('#D9CDB5' if (i + j) % 5 else 'rani', 0.6),
                0.006,
            )
mug(0.3, 0.72, 0.91, 'rani')
mug(-1.28, 0.85, 0.91, 'marigold')
who('kavya', -0.62, -0.12, 1.15)
who('rohan', 1.35, -0.22, -0.30)
# a stool with two books, a dhurrie basket
cyl((-1.75, -0.95, 0.5), 0.3, 0.09, mat('rani', 0.8, sheen=0.5), 0.04)
for a in range(3):
    t = a * 2.094 + 0.4
    tube(
        [
            (-1.75 + 0.16 * math.cos(t), -0.95 + 0.16 * math.sin(t), 0.47),
            (-1.75 + 0.27 * math.cos(t), -0.95 + 0.27 * math.sin(t), 0.0),
        ],
        0.032,
        dk,
    )
box((-1.75, -0.95, 0.585), (0.36, 0.26, 0.07), mat('cotton', 0.6), 0.012, rot=(0, 0, 0.3))
box((-1.74, -0.95, 0.65), (0.32, 0.24, 0.06), mat('lagoon', 0.6), 0.012, rot=(0, 0, -0.1))
# brass desk lamp
b = mat('#D9A441', 0.25, metal=1.0)
cyl((1.72, 1.15, 0.93), 0.15, 0.04, b, 0.015)
tube([(1.72, 1.15, 0.94), (1.82, 1.25, 1.4), (1.66, 1.1, 1.85), (1.5, 0.98, 1.86)], 0.02, b)
lathe(
    smooth([(0.02, 0.17), (0.07, 0.15), (0.13, 0.08), (0.16, 0), (0.15, 0), (0.12, 0.08), (0.02, 0.14)], 2),
    b,
    (1.46, 0.95, 1.72),
)
ball((1.46, 0.95, 1.75), 0.055, mat('#FFE3A8', 0.4, emit=9.0))
books(2.2, 2.35, 1.95)
plant((-2.55, 1.95, 0), 1.3, n=11)
plant((2.85, 1.95, 0), 0.95, 'rani', 'teal', 9, 7)
# bunting of little arches on the back wall
for i in range(9):
    poly(
        [(-0.14, 0), (0.14, 0), (0, -0.26)],
        mat(['marigold', 'rani', 'cotton'][i % 3], 0.7),
        0.008,
        (-2.3 + i * 0.42, 2.47, 2.62 - 0.16 * math.sin(math.pi * i / 8)),
    )
area((-7, -3.5, 5.2), (0, 0, 0.6), 2.0, 1350, '#FFC08C')
area((7, -6, 6), (0, 0, 0.6), 6, 330, '#C4D6E0')
area((1.46, 0.93, 1.68), (1.3, 0.4, 0.9), 0.2, 14, '#FFD08A')
area((0.2, 0.3, 2.1), (0.2, -2, 0.7), 1.6, 18, '#9FE0D0')
area((2, 6, 7), (0, 0, 1), 3, 200, '#FFB080')
camera((9.0, -13.0, 7.9), (0.05, 0.05, 0.98), ortho=8.7)
render(out, W, H, S)
