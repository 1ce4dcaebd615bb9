"""Cloud-migration, blocks carried from a grey server box up steps to a cloud of cotton."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF4E6', '#CFE3DA', 0.6)
backdrop('#8CC7BB', wall_y=14, curve=6, z=-0.3)
slab((0, 0, -0.15), (7.6, 4.6, 0.3), mat('#EADCC4', 0.7), 0.35, 0.06)
cot = mat('#FFFDF8', 0.95, sheen=0.8)
g = mat('#8B928F', 0.55)
g2 = mat('#6E7674', 0.5)
# old server cabinet, half emptied
box((-2.55, 0.5, 1.0), (1.3, 1.3, 2.0), g, 0.08)
for i in range(5):
    z = 0.3 + i * 0.36
    if i in (1, 3):
        slab((-2.55, -0.16, z), (1.06, 0.06, 0.28), mat('#2C3331', 0.6), 0.03, 0.01, rot=(0, 0, 0))
    else:
        box((-2.55, -0.17, z), (1.06, 0.06, 0.28), g2, 0.03)
        [
            ball((-2.9 + k * 0.14, -0.215, z), 0.03, mat(c, 0.4, emit=1.2))
            for k, c in enumerate(('marigold', 'lagoon'))
        ]
# stair of wooden blocks
for i in range(5):
    h = 0.28 * (i + 1)
    box((-0.75 + i * 0.66, 0.35, h / 2), (0.62, 1.25, h), mat(('#C98B52', '#D9A066')[i % 2], 0.5), 0.04)
# cloud of cotton on a brass stem
cx, cy, cz = 2.75, 0.45, 2.65
for dx, dy, dz, r in (
    (0, 0, 0, 0.72),
    (-0.7, 0.0, -0.12, 0.5),
    (0.66, 0.05, -0.1, 0.52),
    (-0.3, -0.15, 0.36, 0.5),
    (0.38, 0.0, 0.34, 0.46),
    (0.0, -0.4, -0.12, 0.46),
    (-0.42, -0.32, -0.2, 0.4),
    (0.45, -0.35, -0.18, 0.4),
):
    ball((cx + dx, cy + dy, cz + dz), r, cot, scale=(1, 1, 0.86))
tube([(cx, cy, 0), (cx, cy, cz - 0.4)], 0.05, mat('brass', 0.25, metal=1.0))
cyl((cx, cy, 0.04), 0.4, 0.08, mat('brass', 0.25, metal=1.0), 0.02)
cs = ('marigold', 'rani', 'lagoon', 'saffron')
for k, (dx, dz) in enumerate(((-0.5, 0.72), (0.02, 0.98), (0.5, 0.78))):
    box((cx + dx, cy - 0.1, cz + dz), (0.34, 0.34, 0.34), mat(cs[k], 0.5), 0.05, rot=(0, 0, 0.2 * k))
# carriers, each with a block on the head
for k, (n, x, y, z, r) in enumerate(
    (('arjun', -1.55, -0.85, 0, 0.95), ('kavya', -0.09, 0.2, 0.56, 1.0), ('rohan', 1.23, 0.2, 1.12, 0.9))
):
    who(n, x, y, r, 1.0, z)
    box((x, y, z + 1.0 * 1.31 + 0.19), (0.36, 0.36, 0.36), mat(cs[(k + 1) % 4], 0.5), 0.05, rot=(0, 0, 0.25))
    torus((x, y, z + 1.325), 0.12, 0.04, mat('cotton', 0.8))
for x, y, c in ((-3.1, -0.8, 'rani'), (-2.7, -1.05, 'lagoon'), (-2.9, -0.9, 'marigold')):
    box((x, y, 0.17 if c != 'marigold' else 0.51), (0.34, 0.34, 0.34), mat(c, 0.5), 0.05, rot=(0, 0, 0.3))
who('meera', 2.9, -1.55, -0.35, 1.0)
plant((3.25, 1.75, 0), 0.95, 'rani', 'teal', 9, 7)
area((-7, -4.5, 8.5), (0, 0, 0.4), 2.6, 1350, '#FFE4BC')
area((7, -5, 6), (0, 0, 0.6), 6, 420, '#FFE9D0')
area((2, 7, 7), (0, 0, 1), 3, 260, '#FFD3A0')
camera((9.0, -13.0, 7.9), (0.05, 0.0, 1.08), ortho=8.9)
render(out, W, H, S)
