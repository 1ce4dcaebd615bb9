"""A small scene kit for Cycles on the processor: shapes, materials, light, camera, toy figures.

A scene imports it with `from studio import *`. `render` writes two independent images of half the samples each and the
feature passes (normal, albedo, depth, emission), of which denoise.py makes one clean picture.
"""
import bpy, math, os, sys, random
from mathutils import Vector, Matrix

HEX = dict(  # the site palette ("Dhoop-Chhaon")
    ink='#07211F',
    peacock='#0C4A47',
    teal='#12716A',
    lagoon='#3FA796',
    mint='#BFE3D6',
    marigold='#F5A524',
    saffron='#EE7B30',
    rani='#C8365C',
    blush='#F3C9B8',
    cotton='#F6F1E7',
    sand='#E6DAC3',
    white='#FFFFFF',
    brass='#C9973F',
)


def lin(h, a=1.0):
    h = HEX.get(h, h).lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (a,)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    global _mats
    _mats = {}


_mats = {}


def mat(
    color, rough=0.55, metal=0.0, sheen=0.0, coat=0.0, trans=0.0, emit=0.0, ior=1.45, spec=0.5, name=None
):
    key = (color, rough, metal, sheen, coat, trans, emit, ior, spec)
    if key in _mats:
        return _mats[key]
    m = bpy.data.materials.new(name or str(color))
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    I = b.inputs
    I['Base Color'].default_value = lin(color)
    I['Roughness'].default_value = rough
    I['Metallic'].default_value = metal
    I['Sheen'].default_value = sheen
    I['Clearcoat'].default_value = coat
    I['Clearcoat Roughness'].default_value = 0.08
    I['Transmission'].default_value = trans
    I['IOR'].default_value = ior
    I['Specular'].default_value = spec
    if emit:
        I['Emission'].default_value = lin(color)
        I['Emission Strength'].default_value = emit
    _mats[key] = m
    return m


def fin(o, m, smooth=True):
    if m is not None:
        o.data.materials.append(m if not isinstance(m, str) else mat(m))
    if smooth and o.type == 'MESH':
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
    return o


def box(loc, size, m, r=0.05, rot=(0, 0, 0), seg=4):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=rot)
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if r > 0:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = min(r, min(size) / 2 * 0.98)
        b.segments = seg
        b.limit_method = 'NONE'
        b.harden_normals = False
    return fin(o, m)


def slab(loc, size, m, corner=0.2, r=0.03, rot=(0, 0, 0)):
    """rounded-rectangle plate (corner radius in XY, small edge bevel r)"""
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=rot)
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(o.data)
    ve = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) > 1e-5]
    bmesh.ops.bevel(
        bm,
        geom=ve,
        offset=min(corner, min(size[0], size[1]) / 2 * 0.99),
        segments=12,
        profile=0.5,
        affect='EDGES',
    )
    bm.to_mesh(o.data)
    bm.free()
    if r > 0:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = min(r, size[2] / 2 * 0.95)
        b.segments = 4
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(50)
    return fin(o, m)


def cyl(loc, rad, h, m, r=0.03, rot=(0, 0, 0), rad2=None, v=64):
    if rad2 is None:
        bpy.ops.mesh.primitive_cylinder_add(radius=rad, depth=h, location=loc, rotation=rot, vertices=v)
    else:
        bpy.ops.mesh.primitive_cone_add(
            radius1=rad, radius2=rad2, depth=h, location=loc, rotation=rot, vertices=v
        )
    o = bpy.context.object
    if r > 0:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = min(r, h / 2 * 0.95)
        b.segments = 4
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(45)
    return fin(o, m)


def ball(loc, rad, m, scale=(1, 1, 1), rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=rad, location=loc, segments=64, ring_count=32, rotation=rot)
    o = bpy.context.object
    o.scale = scale
    return fin(o, m)


def torus(loc, R, r, m, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(
        location=loc, rotation=rot, major_radius=R, minor_radius=r, major_segments=128, minor_segments=24
    )
    return fin(bpy.context.object, m)


def lathe(profile, m, loc=(0, 0, 0), steps=96, rot=(0, 0, 0)):
    """profile: [(radius,z),...] smoothed; surface of revolution"""
    vs = []
    fs = []
    n = len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        for r_, z in profile:
            vs.append((r_ * math.cos(a), r_ * math.sin(a), z))
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(n - 1):
            fs.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    me = bpy.data.meshes.new('l')
    me.from_pydata(vs, [], fs)
    o = bpy.data.objects.new('l', me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    return fin(o, m)


def tube(pts, rad, m, cyclic=False, res=24):
    cu = bpy.data.curves.new('c', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = rad
    cu.bevel_resolution = 6
    cu.resolution_u = res
    cu.use_fill_caps = True
    s = cu.splines.new('BEZIER')
    s.bezier_points.add(len(pts) - 1)
    s.use_cyclic_u = cyclic
    for p, co in zip(s.bezier_points, pts):
        p.co = co
        p.handle_left_type = p.handle_right_type = 'AUTO'
    o = bpy.data.objects.new('c', cu)
    bpy.context.collection.objects.link(o)
    o.data.materials.append(m if not isinstance(m, str) else mat(m))
    return o


def text(s, loc, size, m, rot=(math.pi / 2, 0, 0), depth=0.02, font=None, align='CENTER'):
    cu = bpy.data.curves.new('t', 'FONT')
    cu.body = s
    cu.size = size
    cu.extrude = depth
    cu.bevel_depth = depth * 0.3
    cu.align_x = align
    cu.align_y = 'CENTER'
    if font:
        cu.font = bpy.data.fonts.load(font)
    o = bpy.data.objects.new('t', cu)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    o.data.materials.append(m if not isinstance(m, str) else mat(m))
    return o


def image_plane(path, loc, w, h, rot=(0, 0, 0), emit=0.9, gloss=True):
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc, rotation=rot)
    o = bpy.context.object
    o.scale = (w, h, 1)
    m = bpy.data.materials.new('img')
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    t = nt.nodes.new('ShaderNodeTexImage')
    t.image = bpy.data.images.load(os.path.abspath(path))
    t.interpolation = 'Cubic'
    nt.links.new(t.outputs[0], b.inputs['Base Color'])
    nt.links.new(t.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = emit
    b.inputs['Roughness'].default_value = 0.15 if gloss else 0.6
    o.data.materials.append(m)
    return o


def group(objs, loc=(0, 0, 0), rot=0.0, scale=1.0):
    e = bpy.data.objects.new('g', None)
    bpy.context.collection.objects.link(e)
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot) if not hasattr(rot, '__len__') else rot
    e.scale = (scale,) * 3
    return e


def backdrop(color, size=40, wall_y=9, curve=3.5, z=0):
    """seamless infinity cove"""
    prof = [(-size, z)]
    for i in range(25):
        a = math.pi / 2 * i / 24
        prof.append((wall_y - curve + curve * math.sin(a), z + curve - curve * math.cos(a)))
    prof.append((wall_y, z + size))
    vs = [(x, y, zz) for x in (-size, size) for y, zz in prof]
    n = len(prof)
    me = bpy.data.meshes.new('bd')
    me.from_pydata(vs, [], [(k, n + k, n + k + 1, k + 1) for k in range(n - 1)])
    o = bpy.data.objects.new('bd', me)
    bpy.context.collection.objects.link(o)
    return fin(o, mat(color, 0.9, spec=0.15))


def area(loc, target, size, power, color='#FFFFFF'):
    l = bpy.data.lights.new('a', 'AREA')
    l.energy = power
    l.size = size
    l.color = lin(color)[:3]
    o = bpy.data.objects.new('a', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def world(top='#FFF4E2', bottom='#CFE6DF', strength=0.55):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes['Background']
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sx = nt.nodes.new('ShaderNodeSeparateXYZ')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mx = nt.nodes.new('ShaderNodeMixRGB')
    mr.inputs[1].default_value = -1
    nt.links.new(tc.outputs['Generated'], sx.inputs[0])
    nt.links.new(sx.outputs[2], mr.inputs[0])
    nt.links.new(mr.outputs[0], mx.inputs[0])
    mx.inputs[1].default_value = lin(bottom)
    mx.inputs[2].default_value = lin(top)
    nt.links.new(mx.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength


def camera(loc, target, lens=70, ortho=None, fstop=None, shift=(0, 0)):
    c = bpy.data.cameras.new('c')
    o = bpy.data.objects.new('c', c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens
    c.shift_x, c.shift_y = shift
    if ortho:
        c.type = 'ORTHO'
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.focus_distance = (Vector(target) - Vector(loc)).length
        c.dof.aperture_fstop = fstop
    bpy.context.scene.camera = o
    return o


def render(
    out,
    w=1200,
    h=800,
    spp=96,
    transparent=False,
    bounces=6,
    look='Medium High Contrast',
    exposure=0.0,
    threads=2,
):
    import time

    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    c.use_adaptive_sampling = False
    c.samples = max(1, spp // 2)
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 4
    c.transmission_bounces = 8
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 4
    c.sample_clamp_direct = 0
    c.sampling_pattern = 'SOBOL'
    s.render.film_transparent = transparent
    s.render.threads_mode = 'FIXED'
    s.render.threads = threads
    s.render.use_persistent_data = True
    vl = s.view_layers[0]
    vl.use_pass_normal = True
    vl.use_pass_diffuse_color = True
    vl.use_pass_z = True
    vl.use_pass_glossy_color = True
    vl.use_pass_transmission_color = True
    vl.use_pass_emit = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    base = os.path.splitext(os.path.abspath(out))[0]
    tmp = base + '.passes'
    os.makedirs(tmp, exist_ok=True)
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.color_mode = 'RGBA'
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    fo.file_slots.clear()
    for nm in ('Image', 'Normal', 'DiffCol', 'GlossCol', 'TransCol', 'Emit', 'Depth'):
        if nm in rl.outputs:
            fo.file_slots.new(nm)
            nt.links.new(rl.outputs[nm], fo.inputs[nm])
    t0 = time.time()
    for k in (0, 1):
        c.seed = 11 + k * 97
        s.frame_set(k)
        s.render.filepath = tmp + '/discard'
        bpy.ops.render.render(write_still=False)
    import glob, array

    for f in glob.glob(tmp + '/*.exr'):  # EXR -> raw float32 (python-side EXR readers are scarce offline)
        im = bpy.data.images.load(f)
        im.colorspace_settings.name = (
            'Raw'
            if 'Raw'
            in [
                i.name
                for i in bpy.types.ColorManagedInputColorspaceSettings.bl_rna.properties['name'].enum_items
            ]
            else 'Non-Color'
        )
        im.alpha_mode = 'CHANNEL_PACKED'
        buf = array.array('f', [0.0]) * (im.size[0] * im.size[1] * 4)
        im.pixels.foreach_get(buf)
        with open(f[:-4] + '.f32', 'wb') as fh:
            buf.tofile(fh)
        bpy.data.images.remove(im)
        os.remove(f)
    with open(tmp + '/size.txt', 'w') as fh:
        fh.write('%d %d' % (w, h))
    print('RENDER_SECONDS %.1f  %dx%d spp=%d' % (time.time() - t0, w, h, spp))
    with open(tmp + '/grade.txt', 'w') as f:
        f.write('%s|%g|%d' % (look, exposure, transparent))


# ---------- kit parts -------------------------------------------------------------------------
def peg(
    x,
    y,
    body='teal',
    skin='#A8693F',
    hair='#1C1512',
    style='short',
    z=0.0,
    h=1.0,
    rot=0.0,
    scale=1.0,
    collar=None,
    legs=False,
):
    """wooden-toy person, faceless on purpose. style: short|bun|long|bob|turban|curly|hijab|bald"""
    P = []
    prof = [
        (0, 0),
        (0.26, 0),
        (0.30, 0.02),
        (0.315, 0.06),
        (0.31, 0.2),
        (0.285, 0.45),
        (0.24, 0.66),
        (0.19, 0.79),
        (0.13, 0.87),
        (0.06, 0.905),
        (0, 0.91),
    ]
    P.append(lathe([(r, zz * h) for r, zz in smooth(prof, 3)], mat(body, 0.55, sheen=0.4)))
    hz = 0.91 * h + 0.17
    P.append(cyl((0, 0, 0.91 * h - 0.02), 0.085, 0.14, mat(skin, 0.5), 0))
    P.append(ball((0, -0.0, hz), 0.235, mat(skin, 0.48), scale=(0.95, 0.97, 1.04)))
    for sx in (-1, 1):
        P.append(
            ball((sx * 0.082, -0.222, hz + 0.02), 0.02, mat('#1A100C', 0.2, coat=0.6), scale=(1, 0.6, 1.15))
        )
    P.append(ball((0, -0.236, hz - 0.035), 0.024, mat(skin, 0.48)))
    hm = mat(hair, 0.5)
    ball_ = lambda l, r, s=(1, 1, 1): P.append(ball(l, r, hm, scale=s))
    if style == 'turban':
        tm = mat(hair, 0.6, sheen=0.5)
        P.append(torus((0, 0, hz + 0.075), 0.165, 0.085, tm, rot=(0.16, 0, 0)))
        P.append(torus((0, 0, hz + 0.15), 0.125, 0.085, tm, rot=(-0.1, 0.12, 0)))
        P.append(ball((0, 0, hz + 0.18), 0.13, tm, scale=(1, 1, 0.7)))
        P.append(ball((0, -0.115, hz - 0.175), 0.185, mat('#1C1512', 0.6), scale=(1.02, 0.74, 0.8)))
    elif style != 'bald':
        P.append(cap(hz, 0.25, hm, cut=0.045, tilt=0.80))
        if style == 'bun':
            ball_((0, 0.16, hz + 0.23), 0.105)
        if style == 'long':
            ball_((0, 0.10, hz - 0.17), 0.225, (1.04, 0.66, 1.35))
        if style == 'bob':
            ball_((0, 0.06, hz - 0.06), 0.262, (1.03, 0.86, 0.92))
        if style == 'curly':
            rnd = random.Random(int(x * 100 + y * 7))
            for i in range(26):
                a = i * 2.4
                t = i / 26
                zz = 0.05 + 0.2 * t
                rr = math.sqrt(max(0, 0.255**2 - zz**2)) * 0.98
                xx, yy = rr * math.cos(a), rr * math.sin(a)
                if yy > -0.16 or zz > 0.13:
                    ball_((xx, yy + 0.01, hz + zz), 0.062)
    if collar:
        P.append(torus((0, 0, 0.865 * h), 0.125, 0.03, mat(collar, 0.5)))
    return group(P, (x, y, z), rot, scale)


def smooth(p, n):
    for _ in range(n):
        q = [p[0]]
        for a, b in zip(p, p[1:]):
            q += [
                (a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25),
                (a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75),
            ]
        p = q + [p[-1]]
    return p


def cap(z, r, m, cut=0.0, tilt=0.4):
    """hair cap: sphere part above a plane tilted back"""
    import bmesh

    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=(0, 0, 0), segments=64, ring_count=40)
    o = bpy.context.object
    bm = bmesh.new()
    bm.from_mesh(o.data)
    n = Vector((0, math.sin(tilt), math.cos(tilt)))
    bmesh.ops.bisect_plane(
        bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=n * cut, plane_no=n, clear_inner=True
    )
    bm.to_mesh(o.data)
    bm.free()
    o.location = (0, 0, z + 0.005)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.03
    s.offset = 1
    return fin(o, m)


def laptop(loc, rot=0.0, color='#D9DDDA', screen=None, scale=1.0, open_=1.9, emit=0.9):
    P = [slab((0, 0, 0.02), (0.92, 0.62, 0.04), mat(color, 0.35, metal=0.6), 0.06, 0.012)]
    P.append(slab((0, 0.06, 0.042), (0.80, 0.30, 0.006), mat('#23302F', 0.6), 0.03, 0))
    P.append(slab((0, -0.2, 0.042), (0.28, 0.16, 0.005), mat('#B9BFBC', 0.4, metal=0.5), 0.02, 0))
    a = open_ - math.pi / 2
    g = [
        slab(
            (0, 0, 0.31),
            (0.92, 0.62, 0.028),
            mat(color, 0.35, metal=0.6),
            0.06,
            0.01,
            rot=(math.pi / 2, 0, 0),
        )
    ]
    if screen:
        g.append(image_plane(screen, (0, -0.0165, 0.31), 0.87, 0.555, rot=(math.pi / 2, 0, 0), emit=emit))
    else:
        g.append(
            slab(
                (0, -0.0155, 0.31), (0.87, 0.57, 0.004), mat('#0C4A47', 0.3), 0.04, 0, rot=(math.pi / 2, 0, 0)
            )
        )
    lid = group(g, (0, 0.31, 0.03), (-a, 0, 0))
    P.append(lid)
    return group(P, loc, rot, scale)


def phone(loc, rot=(0, 0, 0), screen=None, scale=1.0, color='#10201F', w=0.72, h=1.5, emit=0.9):
    P = [slab((0, 0, 0), (w, h, 0.07), mat(color, 0.25, metal=0.7), 0.11, 0.03)]
    if screen:
        P.append(rounded_screen(screen, w - 0.06, h - 0.06, 0.085, 0.0365, emit))
    return group(P, loc, rot, scale)


def rounded_screen(path, w, h, r, z, emit=0.9):
    """rounded-corner textured plate (UV mapped)"""
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(9):
            a = math.radians(a0 + i * 90 / 8)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a), z))
    me = bpy.data.meshes.new('sc')
    me.from_pydata(pts, [], [tuple(range(len(pts)))])
    uv = me.uv_layers.new()
    for l in me.loops:
        x, y, _ = pts[l.vertex_index]
        uv.data[l.index].uv = (x / w + 0.5, y / h + 0.5)
    o = bpy.data.objects.new('sc', me)
    bpy.context.collection.objects.link(o)
    m = bpy.data.materials.new('scr')
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    t = nt.nodes.new('ShaderNodeTexImage')
    t.image = bpy.data.images.load(os.path.abspath(path))
    t.interpolation = 'Cubic'
    t.extension = 'EXTEND'
    nt.links.new(t.outputs[0], b.inputs['Base Color'])
    nt.links.new(t.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = emit
    b.inputs['Roughness'].default_value = 0.12
    o.data.materials.append(m)
    return o


def gem(loc, r, m, rot=(0, 0, 0)):
    """round brilliant, flat shaded"""
    n = 8
    V = []
    F = []

    def ring(rad, z, off):
        V.extend(
            [
                (rad * math.cos(2 * math.pi * (i + off) / n), rad * math.sin(2 * math.pi * (i + off) / n), z)
                for i in range(n)
            ]
        )

    ring(0.56 * r, 0.34 * r, 0)
    ring(0.86 * r, 0.2 * r, 0.5)
    ring(r, 0.03 * r, 0)
    ring(r, -0.03 * r, 0)
    V.append((0, 0, -0.86 * r))
    ring(0.5 * r, -0.46 * r, 0.5)
    T0, C0, G0, H0, cul, P0 = 0, n, 2 * n, 3 * n, 4 * n, 4 * n + 1
    F.append(tuple(range(n)))
    for i in range(n):
        j = (i + 1) % n
        F += [
            (T0 + i, C0 + i, T0 + j),
            (C0 + i, G0 + j, C0 + j if False else T0 + j),
            (T0 + i, G0 + i, C0 + i),
            (C0 + i, G0 + i, G0 + j),
            (G0 + i, H0 + i, H0 + j, G0 + j),
            (H0 + i, P0 + i, H0 + j),
            (P0 + i, cul, P0 + j),
            (H0 + j, P0 + i, P0 + j),
        ]
    me = bpy.data.meshes.new('g')
    me.from_pydata(V, [], F)
    me.update()
    o = bpy.data.objects.new('g', me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o.data.materials.append(m)
    return o


def plant(loc, scale=1.0, pot='saffron', leaf='teal', n=9, seed=3):
    rnd = random.Random(seed)
    P = [
        lathe(
            smooth([(0, 0), (0.16, 0), (0.2, 0.02), (0.25, 0.4), (0.22, 0.4), (0.21, 0.34), (0, 0.33)], 2),
            mat(pot, 0.6),
        )
    ]
    for i in range(n):
        a = i * 2.39996
        t = (i + 0.5) / n
        ln = 0.55 + 0.5 * (1 - t) + rnd.random() * 0.15
        lean = 0.25 + 0.75 * t
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=32, ring_count=16)
        o = bpy.context.object
        o.scale = (0.11, 0.025, ln / 2)
        bpy.ops.object.transform_apply(scale=True)
        for v in o.data.vertices:
            k = v.co.z / ln + 0.5
            v.co.x *= 1 - k * 0.35
            v.co.y += 0.35 * lean * k * k
            v.co.z += ln / 2
        fin(o, mat(leaf, 0.45))
        o.rotation_euler = (-lean * 0.5, 0, a)
        o.location = (0, 0, 0.33)
        P.append(o)
    return group(P, loc, 0.0, scale)
