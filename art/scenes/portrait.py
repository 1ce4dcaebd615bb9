"""Toy-figure portraits."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

A = sys.argv[sys.argv.index('--') + 1 :]
out = A[0]
idx = int(A[1])
W, Hh, SPP = list(map(int, A[2:5])) + [640, 800, 96][len(A[2:5]) :]
CAST = [
    dict(
        bg='#F0B75E', body='peacock', skin='#B87848', hair='#17110E', style='short', beard=1, collar='cotton'
    ),
    dict(bg='#8CC7BB', body='saffron', skin='#C68A5B', hair='#231611', style='long', glasses=0, bindi=1),
    dict(bg='#F0C9B2', body='cotton', skin='#A3683F', hair='#E0652B', style='turban', collar='peacock'),
    dict(bg='#D98A94', body='marigold', skin='#9C5F38', hair='#17110E', style='bun', glasses=1),
    dict(bg='#CFE3D2', body='#7A2748', skin='#C48A5C', hair='#14100E', style='curly', glasses=1),
    dict(bg='#2F8178', body='blush', skin='#B57848', hair='#2B1B12', style='bob', bindi=1),
]
k = CAST[idx]
rnd = random.Random(idx + 1)
reset()
world('#FFF3E2', '#C9DDD6', 0.5)
backdrop(k['bg'], wall_y=3.2, curve=1.6, z=-1.4)
sk = mat(k['skin'], 0.42, sheen=0.15, spec=0.35)
hm = mat(
    k['hair'], 0.42 if k['style'] != 'turban' else 0.7, sheen=0.3 if k['style'] == 'turban' else 0, spec=0.4
)
bm = mat(k['body'], 0.75, sheen=0.5)
# body: shoulders as a rounded bell
body = lathe(
    smooth(
        [
            (0, -1.4),
            (1.02, -1.4),
            (1.06, -1.0),
            (1.0, -0.45),
            (0.82, -0.12),
            (0.55, 0.05),
            (0.30, 0.13),
            (0.24, 0.16),
            (0, 0.17),
        ],
        3,
    ),
    bm,
)
body.scale = (1, 0.66, 1)
cyl((0, 0, 0.2), 0.2, 0.36, sk, 0)
if k.get('collar'):
    o = torus((0, -0.01, 0.15), 0.245, 0.055, mat(k['collar'], 0.7), rot=(0.08, 0, 0))
    o.scale = (1, 0.9, 1)
    for z, y in ((-0.06, -0.475), (-0.25, -0.575), (-0.46, -0.632)):
        ball((0, y, z), 0.03, mat('brass', 0.25, metal=1.0))
else:
    o = torus((0, -0.01, 0.13), 0.25, 0.045, mat(k['body'], 0.75, sheen=0.5), rot=(0.1, 0, 0))
    o.scale = (1, 0.9, 1)
hz = 0.86
head = lathe(
    smooth(
        [
            (0, -0.52),
            (0.16, -0.51),
            (0.33, -0.40),
            (0.43, -0.16),
            (0.46, 0.10),
            (0.42, 0.34),
            (0.28, 0.50),
            (0.12, 0.55),
            (0, 0.555),
        ],
        3,
    ),
    sk,
    (0, 0, hz),
)
head.scale = (0.98, 0.95, 1)
for sx in (-1, 1):
    ball((sx * 0.455, 0.03, hz - 0.02), 0.095, sk, scale=(0.45, 0.8, 1.1))
# face: bead eyes, brows, small nose, smile line
dk = mat('#1A100C', 0.18, coat=0.8)
for sx in (-1, 1):
    ball((sx * 0.165, -0.418, hz + 0.04), 0.036, dk, scale=(1, 0.6, 1.18))
    tube(
        [
            (sx * 0.105, -0.432, hz + 0.155),
            (sx * 0.165, -0.428, hz + 0.178),
            (sx * 0.232, -0.398, hz + 0.160),
        ],
        0.0135,
        mat(k['hair'] if k['style'] != 'turban' else '#17110E', 0.5),
    )
ball((0, -0.462, hz - 0.055), 0.05, sk, scale=(0.85, 0.8, 1.0))
tube(
    [
        (-0.10, -0.425, hz - 0.20),
        (-0.05, -0.440, hz - 0.232),
        (0, -0.444, hz - 0.242),
        (0.05, -0.440, hz - 0.232),
        (0.10, -0.425, hz - 0.20),
    ],
    0.0125,
    mat('#5A2016', 0.4),
)
for sx in (-1, 1):
    ball(
        (sx * 0.255, -0.345, hz - 0.10),
        0.075,
        mat('#D9765A', 0.6),
        scale=(1, 0.18, 0.75),
        rot=(0, 0, sx * 0.6),
    ) if False else None
if k.get('bindi'):
    ball((0, -0.447, hz + 0.195), 0.021, mat('rani', 0.35, coat=0.5), scale=(1, 0.4, 1))
if k.get('glasses'):
    gm = mat('#C9973F', 0.25, metal=1.0)
    for sx in (-1, 1):
        torus((sx * 0.172, -0.455, hz + 0.03), 0.112, 0.0125, gm, rot=(math.pi / 2, 0, sx * 0.16))
        tube(
            [(sx * 0.285, -0.43, hz + 0.05), (sx * 0.40, -0.25, hz + 0.06), (sx * 0.46, 0.02, hz + 0.04)],
            0.011,
            gm,
        )
    tube([(-0.062, -0.47, hz + 0.045), (0, -0.482, hz + 0.06), (0.062, -0.47, hz + 0.045)], 0.0115, gm)
st = k['style']


def scap(r, cut, tilt, sc=(1, 1, 1)):
    o = cap(hz, r, hm, cut=cut, tilt=tilt)
    o.location = (0, 0.015, hz + 0.06)
    o.scale = sc
    return o


if st in ('short', 'curly'):
    scap(0.49, 0.045, 0.66, (1.0, 1.0, 1.06))
if st == 'short':
    for i, (x, y, z, r) in enumerate(
        (
            (-0.12, -0.28, 0.50, 0.17),
            (0.08, -0.30, 0.53, 0.18),
            (0.24, -0.20, 0.49, 0.15),
            (-0.28, -0.14, 0.44, 0.15),
        )
    ):
        ball((x, y, hz + z), r, hm, scale=(1.2, 1, 0.62), rot=(0, 0.3, 0))
if st == 'curly':
    for i in range(95):
        a = i * 2.39996
        t = (i + 0.5) / 95
        z = -0.05 + 0.62 * t
        rr = math.sqrt(max(0, 0.50**2 - (z - 0.02) ** 2))
        x, y = rr * math.cos(a), rr * math.sin(a)
        if y < -0.20 and z < 0.30:
            continue
        ball((x, y + 0.03, hz + z + 0.04), 0.092, hm)
if st == 'long':
    scap(0.495, 0.03, 0.70, (1, 1, 1.05))
    o = ball((0, 0.16, hz - 0.38), 0.52, hm, scale=(1.0, 0.55, 1.25))
    for sx in (-1, 1):
        tube(
            [
                (-sx * 0.03, -0.30, hz + 0.515),
                (sx * 0.10, -0.375, hz + 0.43),
                (sx * 0.31, -0.33, hz + 0.28),
                (sx * 0.455, -0.10, hz + 0.0),
                (sx * 0.475, 0.02, hz - 0.35),
                (sx * 0.42, -0.02, hz - 0.85),
            ],
            0.085,
            hm,
        )
if st == 'bob':
    scap(0.50, 0.03, 0.68, (1.02, 1, 1.05))
    ball((0, 0.10, hz - 0.10), 0.53, hm, scale=(1.0, 0.78, 0.98))
    for sx in (-1, 1):
        tube(
            [
                (-sx * 0.03, -0.31, hz + 0.51),
                (sx * 0.11, -0.385, hz + 0.43),
                (sx * 0.32, -0.34, hz + 0.26),
                (sx * 0.47, -0.14, hz - 0.02),
                (sx * 0.46, -0.12, hz - 0.36),
            ],
            0.095,
            hm,
        )
if st == 'bun':
    scap(0.492, 0.03, 0.70, (1, 1, 1.05))
    ball((0, 0.10, hz + 0.66), 0.20, hm)
    torus((0, 0.09, hz + 0.55), 0.12, 0.035, mat('rani', 0.5))
if st == 'turban':
    for i, (z, R, r, tx, ty) in enumerate(
        (
            (0.31, 0.39, 0.145, 0.26, 0.0),
            (0.42, 0.355, 0.145, -0.12, 0.14),
            (0.52, 0.29, 0.14, 0.10, -0.16),
            (0.60, 0.20, 0.13, 0.0, 0.05),
        )
    ):
        torus((0, 0.03, hz + z), R, r, hm, rot=(tx, ty, 0))
    ball((0, 0.03, hz + 0.56), 0.24, hm)
if k.get('beard') or st == 'turban':
    bmt = mat('#17110E', 0.6)
    o = ball((0, -0.045, hz - 0.27), 0.415, bmt, scale=(1.0, 0.97, 0.78))
    if True:
        import bmesh

        b2 = bmesh.new()
        b2.from_mesh(o.data)
        bmesh.ops.bisect_plane(
            b2,
            geom=b2.verts[:] + b2.edges[:] + b2.faces[:],
            plane_co=(0, 0, 0.075),
            plane_no=(0, -0.27, 1),
            clear_outer=True,
        )
        bmesh.ops.holes_fill(b2, edges=b2.edges[:], sides=0)
        b2.to_mesh(o.data)
        b2.free()
    tube(
        [
            (-0.15, -0.40, hz - 0.175),
            (-0.07, -0.455, hz - 0.135),
            (0, -0.462, hz - 0.145),
            (0.07, -0.455, hz - 0.135),
            (0.15, -0.40, hz - 0.175),
        ],
        0.030,
        bmt,
    )
    for sx in (-1, 1):
        tube(
            [(sx * 0.14, -0.405, hz - 0.172), (sx * 0.19, -0.372, hz - 0.235), (sx * 0.20, -0.36, hz - 0.33)],
            0.036,
            bmt,
        )
group(
    [
        o
        for o in list(bpy.context.scene.objects)
        if o.type in ('MESH', 'CURVE') and o.name[:2] != 'bd' and o.parent is None
    ],
    (0, 0, 0),
    [0.16, -0.18, 0.12, -0.14, 0.16, -0.12][idx],
)
area((-3.6, -3.9, 3.6), (0, 0, 0.6), 2.4, 270, '#FFE9CC')
area((3.6, -2.4, 1.4), (0, 0, 0.5), 2.6, 85, '#D6EBE4')
area((2.4, 1.5, 2.6), (0, 0, 0.75), 1.0, 75, '#FFD9A8')
area((0, -4, 0.2), (0, 0, 0.6), 3, 22, '#FFFFFF')
camera((0, -7.2, 0.95), (0, 0, 0.42), lens=92)
render(out, W, Hh, SPP)
