/** The owner's desk at `/__owner`: a form for each file of `owner/` and for the keys, on this machine only. */
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { stream } from 'hono/streaming';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadEnv } from 'vite';
import { missingOffers } from '../owner/buyers.ts';
import { openPoints } from '../owner/doctor.ts';
import { valueOf, withList } from './form.ts';
import { BuildEnd, FormPage, type FormState, Page, StartPage } from './pages.tsx';
import {
  hasLast,
  isFacts,
  openFacts,
  openKeys,
  save,
  type Sheet,
  undo,
  versionOf,
} from './saved.ts';
import { Texts } from './Texts.tsx';
import { openTexts, type Wanted } from './texts.ts';
import { takePictures } from './uploads.ts';

interface DeskOptions {
  /** The folder of the facts. */
  readonly owner: string;
  /** The folder of `.env`. */
  readonly env: string;
  /** Where the server listens. */
  readonly host: string;
  /**
   * Builds the site, and calls `say` with each line of output. The development server needs none.
   * @returns whether there is a new build.
   */
  readonly build?: (say: (line: string) => void) => Promise<boolean>;
}

const require = createRequire(import.meta.url);
const styles = [require.resolve('@picocss/pico/css/pico.classless.min.css'), 'tools/desk/desk.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const picture = /^(?:(?:portraits|projects|posts)\/)?[\w-]+\.(?:jpe?g|png|webp|svg)$/i;
const pictureIn = (path: string) => path.slice('/__owner/pictures/'.length);
/** What a press of a button may have done. */
const outcomes = ['saved', 'unchanged', 'undone', 'redone'] as const;
type Done = (typeof outcomes)[number];
const isLocal = (name: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(name);

/** Answers `/__owner`. It refuses other hosts and other sites, and is off where other machines can open the site. */
export function createDesk({ owner, env, host, build }: DeskOptions): Hono {
  const app = new Hono({ strict: false }).basePath('/__owner');
  const own = ["'self'"];
  const none = ["'none'"];
  app.use(
    secureHeaders({
      // EmailJS takes requests with the origin of a site only.
      referrerPolicy: 'strict-origin-when-cross-origin',
      contentSecurityPolicy: {
        defaultSrc: none,
        imgSrc: [...own, 'data:'],
        styleSrc: own,
        scriptSrc: own,
        formAction: [...own, 'https://api.emailjs.com'],
        frameAncestors: none,
      },
    }),
    async (c, next) => {
      if (!isLocal(host))
        return c.text(
          `The desk is off while other machines can open the site (HOST=${host}). Start it without HOST.`,
          403,
        );
      const isForeign = ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');
      const isLink = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate';
      if (!isLocal(new URL(c.req.url).hostname) || (isForeign && !isLink))
        return c.text('The desk answers its own pages only, on this machine.', 403);
      return next();
    },
    csrf(),
    bodyLimit({
      maxSize: 64 * 1024 * 1024,
      onError: (c) =>
        c.text('The files have more than 64 MB together. Go back, and send fewer at once.', 413),
    }),
  );

  const canBuild = build !== undefined;
  const open = (name: string, query: Wanted): Sheet | undefined => {
    if (name === 'env') return openKeys(env);
    if (name === 'words') return openTexts(owner, query);
    return isFacts(name) ? openFacts(owner, name) : undefined;
  };
  const points = () => openPoints(owner, loadEnv('production', env, 'VITE_'));
  const pictures = (folder: string) =>
    existsSync(join(owner, folder))
      ? readdirSync(join(owner, folder)).filter((file) => picture.test(file))
      : [];
  const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;
  const form = async (c: Context, sheet: Sheet, state: FormState) => {
    const name = c.req.param('name') ?? '';
    return html(
      <FormPage
        name={name}
        schema={sheet.schema}
        points={await points()}
        version={versionOf(sheet.text)}
        shown={versionOf(sheet.value)}
        hasLast={hasLast(sheet.file, owner)}
        canBuild={canBuild}
        pictures={pictures}
        {...state}
      >
        {name === 'words' && (
          <Texts wanted={c.req.query()} count={Object.keys(sheet.value ?? {}).length} />
        )}
      </FormPage>,
    );
  };
  /** The address of a form, with what was searched, and what became of it. */
  const back = (c: Context, done?: Done) => {
    const query = new URLSearchParams(c.req.query());
    for (const name of outcomes) query.delete(name);
    if (done) query.set(done, '');
    return `${c.req.path}?${query}`;
  };

  app.get('/', async (c) =>
    c.html(
      html(<StartPage points={await points()} offers={missingOffers(owner)} canBuild={canBuild} />),
    ),
  );
  app.get('/desk.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css' }));
  app.get('/desk.js', serveStatic({ path: 'tools/desk/desk.js' }));
  app.get(
    '/pictures/*',
    (c, next) => (picture.test(pictureIn(c.req.path)) ? next() : c.notFound()),
    serveStatic({ root: owner, rewriteRequestPath: pictureIn }),
  );

  let isBuilding = false;
  app.post('/build', (c) => {
    if (!build) return c.notFound();
    if (isBuilding)
      return c.text('A build is under way. Go back: its page says when it is done.', 409);
    isBuilding = true;
    const [head = '', foot = ''] = html(
      <Page title="Build and look" points={[]} canBuild={false}>
        <p>This takes a minute or two. Until then the site is as it was.</p>
        <div role="log">{'\0'}</div>
      </Page>,
    ).split('\0');
    c.header('Content-Type', 'text/html; charset=utf-8');
    return stream(c, async (page) => {
      const show = (line: ReactElement) => page.write(renderToStaticMarkup(line));
      await page.write(head);
      const isBuilt = await build((line) => void show(<p>{line}</p>)).finally(
        () => (isBuilding = false),
      );
      await show(<BuildEnd isBuilt={isBuilt} />);
      await page.write(foot);
    });
  });

  app.get('/:name', async (c) => {
    const sheet = open(c.req.param('name'), c.req.query());
    if (!sheet) return c.redirect('/__owner');
    const state = outcomes.find((done) => c.req.query(done) !== undefined) ?? '';
    // What an editor wrote may be wrong.
    const faults = sheet.value ? sheet.faults(sheet.value) : [];
    return c.html(await form(c, sheet, { value: sheet.value, state, faults }));
  });
  app.post('/:name', async (c) => {
    const sheet = open(c.req.param('name'), c.req.query());
    const typed = await c.req.formData().catch(() => undefined);
    if (!sheet) return c.notFound();
    const button = typed?.get('do');
    if (!typed || typeof button !== 'string') return c.text('This is no form of the desk.', 400);
    const isUndo = button === 'undo' || button === 'redo';
    if (isUndo && typed.get('version') === versionOf(sheet.text) && hasLast(sheet.file, owner)) {
      undo(sheet, owner);
      return c.redirect(back(c, button === 'undo' ? 'undone' : 'redone'), 303);
    }
    if (isUndo || !sheet.value) return c.redirect(back(c), 303);
    const unread = await takePictures(sheet.schema, typed, owner);
    const value = valueOf(sheet.schema, typed, '', sheet.value) as object;
    if (button !== 'save')
      return c.html(
        await form(c, sheet, { ...withList(value, button), state: 'unsaved', faults: unread }),
      );
    const faults = [...unread, ...sheet.faults(value)];
    if (faults.length > 0)
      return c.html(await form(c, sheet, { value, state: 'refused', faults }), 422);
    if (typed.get('shown') !== versionOf(sheet.value))
      return c.html(await form(c, sheet, { value, state: 'overtaken' }), 409);
    const next = sheet.textOf(value);
    save(sheet, next, owner);
    return c.redirect(back(c, next === sheet.text ? 'unchanged' : 'saved'), 303);
  });
  return app;
}
