"""Blog "How IT solutions boost business": a shop counter; loose slips go in on the left, a loom of woven blocks puts them in order."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF4E6', '#EBD2B6', 0.6)
backdrop('#F0CDA6', wall_y=14, curve=6, z=-0.3)
wood = mat('#C98B52', 0.42, coat=0.2)
dk = mat('#A9703F', 0.5)
brass = mat('#D9A441', 0.25, metal=1.0)
cot = mat('#F6F1E7', 0.6)
pea = mat('#0F5A55', 0.6)
rnd = random.Random(7)
slab((0, 0, -0.15), (8.0, 5.0, 0.3), mat('#EADCC4', 0.7), 0.35, 0.06)
# the counter
slab((0, 0.1, 1.0), (6.6, 1.7, 0.14), wood, 0.14, 0.05)
slab((0, 0.12, 0.48), (6.2, 1.4, 0.94), mat('#0F5A55', 0.75), 0.12, 0.04)
for i in range(7):
    x = -2.62 + i * 0.875
    poly(cusped(0.6, 0.72, 7), mat('#D9743F', 0.8), 0.012, (x, -0.60, 0.08), (math.pi / 2, 0, 0))
    poly(cusped(0.67, 0.79, 7), brass, 0.006, (x, -0.59, 0.06), (math.pi / 2, 0, 0))
Z = 1.07
# left: the open ledger, a spike of slips, slips that blow towards the machine
P = [
    slab((-0.36, 0, 0.05), (0.7, 0.92, 0.1), cot, 0.03, 0.02, rot=(0, 0.06, 0)),
    slab((0.36, 0, 0.05), (0.7, 0.92, 0.1), cot, 0.03, 0.02, rot=(0, -0.06, 0)),
    slab((0, 0, 0.01), (1.52, 1.0, 0.03), mat('#A82A4C', 0.8, sheen=0.5), 0.04, 0.01),
]
for sx in (-1, 1):
    for r in range(6):
        w = rnd.uniform(0.3, 0.54)
        P.append(
            box(
                (sx * 0.36 - 0.27 + w / 2, 0.32 - r * 0.13, 0.106),
                (w, 0.03, 0.006),
                mat('#4B605C' if r % 3 else 'rani', 0.6),
                0,
                rot=(0, -sx * 0.06, 0),
            )
        )
group(P, (-2.3, -0.02, Z), 0.12)
cyl((-3.0, 0.55, Z + 0.04), 0.16, 0.06, brass, 0.02)
tube([(-3.0, 0.55, Z + 0.06), (-3.0, 0.55, Z + 0.62)], 0.014, brass)
for k in range(6):
    box(
        (-3.0 + rnd.uniform(-0.03, 0.03), 0.55 + rnd.uniform(-0.03, 0.03), Z + 0.13 + k * 0.055),
        (0.34, 0.26, 0.012),
        mat(('#FFFDF6', '#FBE3B8', '#F3C9B8')[k % 3], 0.7),
        0,
        rot=(rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1), k * 0.5),
    )
for k, (x, y, z) in enumerate(
    (
        (-1.4, 0.1, 0.42),
        (-1.12, 0.3, 0.85),
        (-0.8, 0.05, 1.2),
        (-0.6, 0.4, 1.62),
        (-0.42, 0.1, 0.72),
        (-1.2, 0.45, 1.45),
    )
):
    box(
        (x, y, Z + z),
        (0.36, 0.27, 0.012),
        mat(('#FFFDF6', '#FBE3B8', '#F3C9B8')[k % 3], 0.7),
        0,
        rot=(0.5 * math.sin(k * 2.1), 0.6 * math.cos(k * 1.7), k * 0.9),
    )
    box(
        (x, y - 0.002, Z + z + 0.009),
        (0.22, 0.03, 0.006),
        mat('#12716A', 0.6),
        0,
        rot=(0.5 * math.sin(k * 2.1), 0.6 * math.cos(k * 1.7), k * 0.9),
    )
# the machine: a frame of wood, inside it a cloth of blocks, four families of colour in neat rows; it grows out of threads
fx = 0.85
fw, fh = 2.0, 1.95
for sx in (-1, 1):
    box((fx + sx * (fw / 2 + 0.09), 0.2, Z + fh / 2 + 0.06), (0.16, 0.42, fh + 0.24), dk, 0.04)
for z in (0.06, fh + 0.12):
    box((fx, 0.2, Z + z), (fw + 0.36, 0.46, 0.15), dk, 0.04)
box((fx, 0.28, Z + fh / 2 + 0.09), (fw, 0.1, fh - 0.06), mat('#06302D', 0.6), 0.01)
n = 9
s = fw / n
pal = ('marigold', 'rani', 'lagoon', 'cotton')
for r in range(9):
    for c in range(n):
        over = (r + c) % 2 == 0
        if r == 8 and c > 5:
            continue
        m = pal[(c // 2 + r // 3) % 4] if over else 'teal'
        slab(
            (fx - fw / 2 + (c + 0.5) * s, 0.2 - (0.035 if over else 0), Z + 0.24 + r * (fh - 0.14) / 9),
            (s * 0.9, (fh - 0.14) / 9 * 0.88, 0.07),
            mat(m, 0.5, sheen=0.3, coat=0.1),
            0.035,
            0.015,
            rot=(math.pi / 2, 0, 0),
        )
cyl((fx, 0.2, Z + fh + 0.33), 0.09, fw + 0.6, brass, 0.02, rot=(0, math.pi / 2, 0))
for sx in (-1, 1):
    ball((fx + sx * (fw / 2 + 0.34), 0.2, Z + fh + 0.33), 0.12, brass)
# right: what comes out, three neat stacks, and a small screen with a rising line
for k, (x, y, n2) in enumerate(((2.35, 0.45, 4), (2.72, 0.0, 6), (2.95, 0.5, 3))):
    for i in range(n2):
        box((x, y, Z + 0.06 + i * 0.125), (0.3, 0.3, 0.11), mat(pal[(k + i) % 3], 0.5, sheen=0.3), 0.025)
P = [
    slab((0, 0, 0), (0.62, 0.44, 0.05), mat('#10201F', 0.3, metal=0.6), 0.05, 0.015),
    slab((0, 0, 0.026), (0.56, 0.38, 0.004), mat('#FBF4E6', 0.4, emit=0.4), 0.03, 0),
]
P.append(
    tube(
        [(-0.2, -0.1, 0.035), (-0.07, -0.03, 0.035), (0.04, -0.06, 0.035), (0.2, 0.11, 0.035)],
        0.014,
        mat('#12716A', 0.5),
    )
)
group(P, (2.3, -0.42, Z + 0.27), (math.radians(66), 0, math.radians(8)))
box((2.31, -0.34, Z + 0.05), (0.26, 0.2, 0.1), cot, 0.03, rot=(0, 0, math.radians(8)))
# the shopkeeper behind the counter, a customer before it with a neat parcel
who('gurpreet', -2.55, 1.5, 0.5, 1.5)
peg(0.3, -1.9, rot=0.95, scale=1.22, body='#E5A9A0', skin='#8A5230', hair='#1b1412', style='bun')
box((1.0, -1.95, 0.2), (0.4, 0.4, 0.4), mat('marigold', 0.6), 0.04, rot=(0, 0, 0.3))
box((1.0, -1.95, 0.2), (0.41, 0.07, 0.41), mat('rani', 0.6), 0.01, rot=(0, 0, 0.3))
plant((-3.3, -1.5, 0), 0.9, 'rani', 'teal', 9, 7)
day()
camera((7.0, -13.6, 6.6), (0, 0.05, 1.45), ortho=8.8)
render(out, W, H, S)
