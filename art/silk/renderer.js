/**
 * Draws shot silk ("dhoop-chhaon"). Each frame is the mean of N sub-frames. Each sub-frame has its own sub-pixel jitter, place
 * on the lens (depth of field), shutter time (motion blur), place on the key light and on the sky (soft shadows).
 * @param silk one cloth: `cameras` by name; in GLSL its `drape`, `threads`, `sheen` and `edge`; `setDrape` and `setThreads`,
 * which give values to the shaders' `uniforms`.
 */
globalThis.weave = function weave(silk) {
  const P = Object.assign(
    { w: 1280, h: 720, n: 16, frames: 288, preset: 'desktop', grid: [720, 420], sm: 1024 },
    JSON.parse(decodeURIComponent(location.hash.slice(1) || '{}')),
  );
  const c = document.getElementById('c');
  c.width = P.w;
  c.height = P.h;
  const g = c.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  g.getExtension('EXT_color_buffer_float');
  g.getExtension('OES_texture_float_linear');
  g.getExtension('EXT_float_blend');
  const H =
    '#version 300 es\nprecision highp float;precision highp sampler2D;precision highp sampler2DShadow;\n';
  function sh(t, s) {
    const o = g.createShader(t);
    g.shaderSource(o, H + s);
    g.compileShader(o);
    if (!g.getShaderParameter(o, g.COMPILE_STATUS)) console.log(g.getShaderInfoLog(o));
    return o;
  }
  function prog(v, f) {
    const p = g.createProgram();
    g.attachShader(p, sh(g.VERTEX_SHADER, v));
    g.attachShader(p, sh(g.FRAGMENT_SHADER, f));
    g.linkProgram(p);
    if (!g.getProgramParameter(p, g.LINK_STATUS)) console.log(g.getProgramInfoLog(p));
    const u = {};
    for (let i = 0, n = g.getProgramParameter(p, g.ACTIVE_UNIFORMS); i < n; i++) {
      const a = g.getActiveUniform(p, i);
      u[a.name] = g.getUniformLocation(p, a.name);
    }
    return { p, u };
  }
  const QUAD =
    'out vec2 uv;void main(){vec2 p=vec2((gl_VertexID<<1)&2,gl_VertexID&2);uv=p;gl_Position=vec4(p*2.-1.,0,1);}';
  // --- geometry pass: cloth position texture -------------------------------------------------
  const geo = prog(
    QUAD,
    `in vec2 uv;out vec4 o;uniform float t;
const float TAU=6.2831853;
void wave(inout vec3 P,vec2 q,vec2 k,float A,float Q,float ph){float l=length(k);vec2 d=k/l;float f=dot(q,k)+ph;P.y+=A*sin(f);P.xz-=Q*A*d*cos(f);}
${silk.drape}`,
  );
  // --- cloth vertex ---------------------------------------------------------------------------
  const VS = `uniform sampler2D pos;uniform mat4 vp;uniform ivec2 gs;out vec3 wp;out vec3 nn;out vec3 tu;out vec3 tv;out vec2 uv;
ivec2 cl(ivec2 a){return clamp(a,ivec2(0),gs-1);}
void main(){int i=gl_VertexID;ivec2 c=ivec2(i%gs.x,i/gs.x);vec3 p=texelFetch(pos,c,0).xyz;
 vec3 a=texelFetch(pos,cl(c+ivec2(1,0)),0).xyz-texelFetch(pos,cl(c-ivec2(1,0)),0).xyz,b=texelFetch(pos,cl(c+ivec2(0,1)),0).xyz-texelFetch(pos,cl(c-ivec2(0,1)),0).xyz;
 tu=normalize(a);tv=normalize(b);nn=normalize(cross(b,a));wp=p;uv=vec2(c)/vec2(gs-1);gl_Position=vp*vec4(p,1);}`;
  const dep = prog(VS, 'void main(){}');
  const main = prog(
    VS,
    `in vec3 wp;in vec3 nn;in vec3 tu;in vec3 tv;in vec2 uv;out vec4 o;
uniform vec3 eye,keyDir,skyDir,keyCol,skyCol;uniform mat4 kvp,svp;uniform sampler2DShadow ks,ss;uniform float t,uB;uniform vec3 spot;${silk.uniforms ?? ''}
float shd(sampler2DShadow s,mat4 m,vec3 N,vec3 L){vec4 p=m*vec4(wp+N*.02,1);p.xyz=p.xyz*.5+.5;float b=.0016+.003*(1.-abs(dot(N,L)));return texture(s,vec3(p.xy,p.z-b));}
float hash(vec2 p){uvec2 u=uvec2(ivec2(p)+ivec2(4096));uint h=u.x*0x9E3779B1u^(u.y*0x85EBCA77u);h^=h>>15;h*=0x2C1B3C6Du;h^=h>>12;h*=0x297A2D39u;h^=h>>15;return float(h&0xFFFFFFu)/16777216.;}
float th(vec3 T,vec3 Hh,float n){float d=dot(T,Hh);return pow(sqrt(max(0.,1.-d*d)),n);}
void main(){vec3 N=normalize(nn),V=normalize(eye-wp);if(dot(N,V)<0.)N=-N;vec3 U=normalize(tu),W=normalize(tv);
 float NV=max(dot(N,V),0.);
 // two thread families: warp = peacock, weft = marigold  (shot silk)
${silk.threads}
 vec3 col=vec3(0);
 vec3 Ls[2];Ls[0]=keyDir;Ls[1]=skyDir;vec3 Cs[2];Cs[0]=keyCol;Cs[1]=skyCol;
 for(int i=0;i<2;i++){vec3 L=Ls[i];float s=i==0?shd(ks,kvp,N,L):shd(ss,svp,N,L);float nl=dot(N,L);float wrap=max(0.,nl);
  vec3 Hh=normalize(L+V);float su=i==0?(.75*th(U,Hh,70.)+.6*th(U,Hh,320.)):th(U,Hh,14.),sv=i==0?(.7*th(W,Hh,60.)+.6*th(W,Hh,260.)):th(W,Hh,12.);
  float vis=smoothstep(-.02,.30,nl);float HN=max(dot(Hh,N),0.);su*=smoothstep(.25,1.,HN);sv*=smoothstep(.25,1.,HN);
  float F=.04+.96*pow(1.-max(dot(V,Hh),0.),5.);
  float k=abs(dot(U,V));vec3 base=mix(warp,weft,smoothstep(.30,.98,k)*.8);
${silk.sheen}
  float gob=i==0?.10+.90*exp(-dot((wp.xz-spot.xy)*vec2(.8,1.)/spot.z,(wp.xz-spot.xy)*vec2(.8,1.)/spot.z)):.30+.70*exp(-dot((wp.xz-spot.xy)/(spot.z*1.6),(wp.xz-spot.xy)/(spot.z*1.6)));
  col+=gob*Cs[i]*s*(mix(silk,zr,zari)+F*.10*vis*(i==0?.6:.2));}
${silk.edge}
 float fog=smoothstep(7.,17.,length(eye-wp));col=mix(col,vec3(.0028,.0150,.0145),fog*.85);
 o=vec4(col,1);}`,
  );
  const acc = prog(
    QUAD,
    `in vec2 uv;out vec4 o;uniform sampler2D s;void main(){o=vec4(texture(s,uv).rgb,1);}`,
  );
  const fin = prog(
    QUAD,
    `in vec2 uv;out vec4 o;uniform sampler2D s;uniform float inv,raw;uniform vec2 res;
vec3 neutral(vec3 c){float s=.76,ds=.15;float x=min(c.r,min(c.g,c.b));c-=x<.08?x-6.25*x*x:.04;float p=max(c.r,max(c.g,c.b));if(p<s)return c;float d=1.-s,np=1.-d*d/(p+d-s);c*=np/p;float g=1.-1./(ds*(p-np)+1.);return mix(c,vec3(np),g);}
void main(){vec3 c=texture(s,uv).rgb*inv;
 // soft bloom from mips
 vec3 b=textureLod(s,uv,4.).rgb*.5+textureLod(s,uv,5.5).rgb*.5;c=mix(c,b*inv,.085);
 vec2 q=uv-.5;c*=1.-.55*dot(q,q);
 c=neutral(c*1.28);c=mix(12.92*c,1.055*pow(max(c,vec3(0)),vec3(1./2.4))-.055,step(.0031308,c));
 o=vec4(clamp(c,0.,1.),1);}`,
  );
  // --- buffers ---------------------------------------------------------------------------------
  const [GX, GY] = P.grid;
  function tex(i, f, ty, w, h, fl, mip) {
    const t = g.createTexture();
    g.bindTexture(g.TEXTURE_2D, t);
    g.texStorage2D(g.TEXTURE_2D, mip ? Math.floor(Math.log2(Math.max(w, h))) + 1 : 1, i, w, h);
    g.texParameteri(g.TEXTURE_2D, g.TEXTURE_MIN_FILTER, mip ? g.LINEAR_MIPMAP_LINEAR : fl);
    g.texParameteri(g.TEXTURE_2D, g.TEXTURE_MAG_FILTER, fl);
    g.texParameteri(g.TEXTURE_2D, g.TEXTURE_WRAP_S, g.CLAMP_TO_EDGE);
    g.texParameteri(g.TEXTURE_2D, g.TEXTURE_WRAP_T, g.CLAMP_TO_EDGE);
    return t;
  }
  function fbo(ct, dt) {
    const f = g.createFramebuffer();
    g.bindFramebuffer(g.FRAMEBUFFER, f);
    if (ct) g.framebufferTexture2D(g.FRAMEBUFFER, g.COLOR_ATTACHMENT0, g.TEXTURE_2D, ct, 0);
    if (dt) g.framebufferTexture2D(g.FRAMEBUFFER, g.DEPTH_ATTACHMENT, g.TEXTURE_2D, dt, 0);
    if (!ct) {
      g.drawBuffers([g.NONE]);
    }
    const s = g.checkFramebufferStatus(g.FRAMEBUFFER);
    if (s != g.FRAMEBUFFER_COMPLETE) console.log('fbo', s);
    return f;
  }
  const tPos = tex(g.RGBA32F, 0, 0, GX, GY, g.NEAREST),
    fPos = fbo(tPos);
  const shT = () => {
    const t = tex(g.DEPTH_COMPONENT24, 0, 0, P.sm, P.sm, g.LINEAR);
    g.texParameteri(g.TEXTURE_2D, g.TEXTURE_COMPARE_MODE, g.COMPARE_REF_TO_TEXTURE);
    return t;
  };
  const tK = shT(),
    fK = fbo(null, tK),
    tS = shT(),
    fS = fbo(null, tS);
  const tC = tex(g.RGBA16F, 0, 0, P.w, P.h, g.LINEAR),
    tD = tex(g.DEPTH_COMPONENT24, 0, 0, P.w, P.h, g.NEAREST),
    fC = fbo(tC, tD);
  const tA = tex(g.RGBA32F, 0, 0, P.w, P.h, g.LINEAR, true),
    fA = fbo(tA);
  const tO = tex(g.RGBA32F, 0, 0, P.w, P.h, g.NEAREST),
    fO = fbo(tO);
  const idx = new Uint32Array((GX - 1) * (GY - 1) * 6);
  for (let y = 0, k = 0; y < GY - 1; y++)
    for (let x = 0; x < GX - 1; x++) {
      const a = y * GX + x;
      idx[k++] = a;
      idx[k++] = a + 1;
      idx[k++] = a + GX;
      idx[k++] = a + 1;
      idx[k++] = a + GX + 1;
      idx[k++] = a + GX;
    }
  const vao = g.createVertexArray();
  g.bindVertexArray(vao);
  const ib = g.createBuffer();
  g.bindBuffer(g.ELEMENT_ARRAY_BUFFER, ib);
  g.bufferData(g.ELEMENT_ARRAY_BUFFER, idx, g.STATIC_DRAW);
  // --- maths -----------------------------------------------------------------------------------
  const sub = (a, b) => a.map((x, i) => x - b[i]),
    nrm = (a) => {
      const l = Math.hypot(...a);
      return a.map((x) => x / l);
    },
    crs = (a, b) => [
      a[1] * b[2] - a[2] * b[1],
      a[2] * b[0] - a[0] * b[2],
      a[0] * b[1] - a[1] * b[0],
    ],
    dt = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  function look(e, t, u = [0, 1, 0]) {
    const f = nrm(sub(e, t)),
      s = nrm(crs(u, f)),
      v = crs(f, s);
    return [
      s[0],
      v[0],
      f[0],
      0,
      s[1],
      v[1],
      f[1],
      0,
      s[2],
      v[2],
      f[2],
      0,
      -dt(s, e),
      -dt(v, e),
      -dt(f, e),
      1,
    ];
  }
  function mul(a, b) {
    const o = [];
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 4; r++) {
        let s = 0;
        for (let k = 0; k < 4; k++) s += a[k * 4 + r] * b[c * 4 + k];
        o[c * 4 + r] = s;
      }
    return o;
  }
  function persp(f, a, n, r) {
    const t = 1 / Math.tan(f / 2);
    return [
      t / a,
      0,
      0,
      0,
      0,
      t,
      0,
      0,
      0,
      0,
      (r + n) / (n - r),
      -1,
      0,
      0,
      (2 * r * n) / (n - r),
      0,
    ];
  }
  function ortho(s, n, f) {
    return [1 / s, 0, 0, 0, 0, 1 / s, 0, 0, 0, 0, -2 / (f - n), 0, 0, 0, -(f + n) / (f - n), 1];
  }
  const hal = (i, b) => {
    let f = 1,
      r = 0;
    while (i > 0) {
      f /= b;
      r += f * (i % b);
      i = Math.floor(i / b);
    }
    return r;
  };
  const PRE = { ...silk.cameras[P.preset] };
  Object.assign(PRE, P.cam || {});
  const KEY = nrm(P.key || [0.75, 0.62, -0.55]);
  function pass(pr, f, w, h, vp, extra) {
    g.bindFramebuffer(g.FRAMEBUFFER, f);
    g.viewport(0, 0, w, h);
    g.useProgram(pr.p);
    g.uniformMatrix4fv(pr.u.vp, false, vp);
    g.uniform2i(pr.u.gs, GX, GY);
    g.activeTexture(g.TEXTURE0);
    g.bindTexture(g.TEXTURE_2D, tPos);
    g.uniform1i(pr.u.pos, 0);
    extra?.(pr.u);
    g.drawElements(g.TRIANGLES, idx.length, g.UNSIGNED_INT, 0);
  }
  function sub1(ft, k, N) {
    const r1 = hal(k + 1, 2),
      r2 = hal(k + 1, 3),
      r3 = hal(k + 1, 5),
      r4 = hal(k + 1, 7),
      r5 = (k + 0.5) / N,
      r6 = hal(k + 1, 11),
      r7 = hal(k + 1, 13);
    const t = (ft + (r5 - 0.5) * 0.5) / P.frames;
    g.disable(g.DEPTH_TEST);
    g.disable(g.BLEND);
    g.bindFramebuffer(g.FRAMEBUFFER, fPos);
    g.viewport(0, 0, GX, GY);
    g.useProgram(geo.p);
    g.uniform1f(geo.u.t, ((t % 1) + 1) % 1);
    silk.setDrape?.(g, geo.u, P);
    g.drawArrays(g.TRIANGLES, 0, 3);
    g.enable(g.DEPTH_TEST);
    // key sample (area light)
    const a1 = nrm(crs(KEY, [0, 1, 0])),
      a2 = crs(a1, KEY),
      rr = Math.sqrt(r1) * 0.17,
      ph = r2 * 6.2832;
    const K = nrm(KEY.map((x, i) => x + a1[i] * rr * Math.cos(ph) + a2[i] * rr * Math.sin(ph)));
    const kv = mul(
      ortho(10.5, 1, 40),
      look(
        K.map((x) => x * 20),
        [0, 0, 0],
        [0, 0.9, 0.4],
      ),
    );
    // sky sample (cosine dome)
    const sr = Math.sqrt(r3) * 0.97,
      sp = r4 * 6.2832;
    const S = nrm([sr * Math.cos(sp), Math.sqrt(1 - sr * sr) + 0.08, sr * Math.sin(sp)]);
    const sv = mul(
      ortho(10.5, 1, 40),
      look(
        S.map((x) => x * 20),
        [0, 0, 0],
        [0.3, 0.1, 0.9],
      ),
    );
    for (const [f, m] of [
      [fK, kv],
      [fS, sv],
    ]) {
      g.bindFramebuffer(g.FRAMEBUFFER, f);
      g.clear(g.DEPTH_BUFFER_BIT);
      pass(dep, f, P.sm, P.sm, m);
    }
    // lens
    const lr = Math.sqrt(r6) * (P.ap ?? 0.085),
      lp = r7 * 6.2832;
    const fw = nrm(sub(PRE.at, PRE.eye)),
      rt = nrm(crs(fw, [0, 1, 0])),
      up = crs(rt, fw);
    const e = PRE.eye.map((x, i) => x + rt[i] * lr * Math.cos(lp) + up[i] * lr * Math.sin(lp));
    const pj = persp((PRE.fov * Math.PI) / 180, P.w / P.h, 0.5, 60);
    pj[8] += ((hal(k + 1, 2) - 0.5) * 2) / P.w;
    pj[9] += ((hal(k + 1, 3) - 0.5) * 2) / P.h;
    const vp = mul(pj, look(e, PRE.at));
    g.bindFramebuffer(g.FRAMEBUFFER, fC);
    g.clearColor(0.0028, 0.015, 0.0145, 1);
    g.clear(g.COLOR_BUFFER_BIT | g.DEPTH_BUFFER_BIT);
    const skyc = [0.4, 0.66, 0.66].map((x) => x * (S[0] < 0 ? 1.0 : 0.75) * 0.95);
    pass(main, fC, P.w, P.h, vp, (u) => {
      g.uniform3fv(u.eye, e);
      g.uniform1f(u.uB, P.border ?? 3.2);
      g.uniform3fv(u.spot, PRE.spot);
      g.uniform3fv(u.keyDir, K);
      g.uniform3fv(u.skyDir, S);
      g.uniform3fv(u.keyCol, P.keyCol || [2.0, 1.75, 1.42]);
      g.uniform3fv(u.skyCol, skyc);
      g.uniformMatrix4fv(u.kvp, false, kv);
      g.uniformMatrix4fv(u.svp, false, sv);
      g.activeTexture(g.TEXTURE1);
      g.bindTexture(g.TEXTURE_2D, tK);
      g.uniform1i(u.ks, 1);
      g.activeTexture(g.TEXTURE2);
      g.bindTexture(g.TEXTURE_2D, tS);
      g.uniform1i(u.ss, 2);
      silk.setThreads?.(g, u, P);
    });
    g.disable(g.DEPTH_TEST);
    g.enable(g.BLEND);
    g.blendFunc(g.ONE, g.ONE);
    g.bindFramebuffer(g.FRAMEBUFFER, fA);
    g.viewport(0, 0, P.w, P.h);
    g.useProgram(acc.p);
    g.activeTexture(g.TEXTURE0);
    g.bindTexture(g.TEXTURE_2D, tC);
    g.uniform1i(acc.u.s, 0);
    g.drawArrays(g.TRIANGLES, 0, 3);
    g.disable(g.BLEND);
  }
  window.frame = function (i, N = P.n) {
    g.bindFramebuffer(g.FRAMEBUFFER, fA);
    g.clearColor(0, 0, 0, 0);
    g.clear(g.COLOR_BUFFER_BIT);
    for (let k = 0; k < N; k++) sub1(i, k, N);
    g.activeTexture(g.TEXTURE0);
    g.bindTexture(g.TEXTURE_2D, tA);
    g.generateMipmap(g.TEXTURE_2D);
    g.useProgram(fin.p);
    g.uniform1i(fin.u.s, 0);
    g.uniform1f(fin.u.inv, 1 / N);
    g.viewport(0, 0, P.w, P.h);
    g.bindFramebuffer(g.FRAMEBUFFER, null);
    g.drawArrays(g.TRIANGLES, 0, 3);
    g.bindFramebuffer(g.FRAMEBUFFER, fO);
    g.drawArrays(g.TRIANGLES, 0, 3);
  };
  // The frame as 16-bit RGB rows from the top, in base64.
  window.pixels = function () {
    const f = new Float32Array(P.w * P.h * 4);
    g.bindFramebuffer(g.FRAMEBUFFER, fO);
    g.readPixels(0, 0, P.w, P.h, g.RGBA, g.FLOAT, f);
    const o = new Uint16Array(P.w * P.h * 3);
    let k = 0;
    for (let y = P.h - 1; y >= 0; y--) {
      let s = y * P.w * 4;
      for (let x = 0; x < P.w; x++, s += 4) {
        o[k++] = f[s] * 65535;
        o[k++] = f[s + 1] * 65535;
        o[k++] = f[s + 2] * 65535;
      }
    }
    const b = new Uint8Array(o.buffer);
    let t = '';
    for (let a = 0; a < b.length; a += 32768) t += String.fromCharCode(...b.subarray(a, a + 32768));
    return btoa(t);
  };
};
