import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Draft, Json, Upload } from './store.ts';

/** EmailJS allows 50 kB of variables; here the template params as JSON in UTF-8, files not counted. Bytes. */
export const MAX_PARAMS_BYTES = 50 * 1024;

/** All files of one message together, hence each of them. EmailJS allows 500 kB or 2 MB, by plan; this is the larger. */
export const MAX_ATTACHMENTS_BYTES = 2 * 1024 * 1024;

/** Bytes. JSON can spell a character in six bytes (`\u0041`); the rest is room for the ids. */
const MAX_JSON_BODY_BYTES = 8 * MAX_PARAMS_BYTES;

/** Bytes. The last term is room for boundaries and part headers. */
const MAX_FORM_BODY_BYTES = MAX_ATTACHMENTS_BYTES + MAX_PARAMS_BYTES + 256 * 1024;

const IDS = ['user_id', 'service_id', 'template_id'] as const;
/** Fields of a form that are no template params. `accessToken` is a private key, so it is not even stored. */
const RESERVED: ReadonlySet<string> = new Set([...IDS, 'lib_version', 'accessToken']);

// EmailJS's own words, down to "Kb".
const PARAMS_TOO_LARGE = 'Variables size limit. The maximum allowed variables size is 50Kb';
const ATTACHMENTS_TOO_LARGE = 'Attachments size limit. The maximum allowed attachments size is 2Mb';

const badRequest = (message: string) => new HTTPException(400, { message });
const tooLarge = (message: string) => new HTTPException(413, { message });

/** One of EmailJS's two sending calls: how large a body it takes, and what it makes of one. */
interface Call {
  /** Bytes. */
  maxBody: number;
  tooLarge: string;
  parse(c: Context): Promise<Draft>;
}

/**
 * The calls by the last part of their path, as `@emailjs/browser` 4 makes them and
 * https://www.emailjs.com/docs/rest-api/send/ and /send-form/ describe them.
 *
 * `parse` throws an `HTTPException` whose status and text are the answer: 400 for what is malformed or missing, 413 for
 * what is over a limit above.
 */
export const CALLS: Record<Draft['kind'], Call> = {
  send: { maxBody: MAX_JSON_BODY_BYTES, tooLarge: PARAMS_TOO_LARGE, parse: parseSend },
  'send-form': {
    maxBody: MAX_FORM_BODY_BYTES,
    tooLarge: ATTACHMENTS_TOO_LARGE,
    parse: parseSendForm,
  },
};

async function parseSend(c: Context): Promise<Draft> {
  const request: unknown = await c.req.json().catch(() => {
    throw badRequest('The request body is not valid JSON');
  });
  if (!isObject(request)) throw badRequest('The request body must be a JSON object');
  const { template_params: params = {}, lib_version: version } = request;
  const ids = requireIds((name) => request[name]);
  if (!isObject(params)) throw badRequest('The template_params parameter must be an object');
  return withinLimits({
    kind: 'send',
    ...(typeof version === 'string' && { lib_version: version }),
    ...ids,
    template_params: params,
    uploads: [],
  });
}

async function parseSendForm(c: Context): Promise<Draft> {
  const form = await c.req.formData().catch(() => {
    throw badRequest('The form data is malformed');
  });

  // The library appends its own fields after the form's, so the last one counts.
  const last = (name: string) => form.getAll(name).at(-1);
  const ids = requireIds(last);
  const version = last('lib_version');
  const fields = new Map<string, Json>();
  const uploads: Upload[] = [];
  for (const [name, value] of form) {
    if (RESERVED.has(name)) continue;
    if (typeof value === 'string') {
      const earlier = fields.get(name);
      if (earlier === undefined) fields.set(name, value);
      else if (Array.isArray(earlier)) earlier.push(value);
      else fields.set(name, [earlier, value]);
      // A file input left empty is sent as a nameless file of no bytes.
    } else if (value.name !== '' || value.size > 0) {
      const content = new Uint8Array(await value.arrayBuffer());
      uploads.push({ field: name, name: value.name, type: value.type, content });
    }
  }
  return withinLimits({
    kind: 'send-form',
    ...(typeof version === 'string' && { lib_version: version }),
    ...ids,
    // Unlike assignment, fromEntries keeps a field called `__proto__` an ordinary field.
    template_params: Object.fromEntries(fields),
    uploads,
  });
}

function requireIds(get: (name: string) => unknown): Pick<Draft, (typeof IDS)[number]> {
  const [user_id, service_id, template_id] = IDS.map((name) => {
    const value = get(name);
    if (typeof value === 'string' && value !== '') return value;
    throw badRequest(`The ${name} parameter is required`);
  }) as [string, string, string];
  return { user_id, service_id, template_id };
}

function withinLimits(draft: Draft): Draft {
  const params = Buffer.byteLength(JSON.stringify(draft.template_params));
  const attached = draft.uploads.reduce((sum, { content }) => sum + content.length, 0);
  if (params > MAX_PARAMS_BYTES) throw tooLarge(PARAMS_TOO_LARGE);
  if (attached > MAX_ATTACHMENTS_BYTES) throw tooLarge(ATTACHMENTS_TOO_LARGE);
  return draft;
}

/** Only for what JSON.parse returned, whose members can be nothing but JSON. */
const isObject = (value: unknown): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
