import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectContact } from '../../src/machines/contact/contact.connect.ts';
import { contactFields } from '../../src/machines/contact/contact.machine.ts';
import '../fuzz.ts';
import { contactModel, message } from '../models/contact.model.ts';
import { played, stage } from '../models/stage.ts';

const blank = Object.fromEntries(contactFields.map((name) => [name, '']));
const typing = contactFields.map((name) => ({ type: 'field.change', name, value: message[name] }));
const done = { type: 'xstate.done.actor.send' };
const refused = {
  type: 'xstate.error.actor.send',
  error: { status: 429, text: 'Too Many Requests' },
};
const silence = { type: 'xstate.after.sendTimeout.contact.sending' };

const play = (...events: AnyEventObject[]) => played(contactModel, ...events);

describe('a visitor writes to the company', () => {
  test('an answer that comes after the time limit changes nothing any more', async () => {
    const scene = await play(...typing, { type: 'form.submit' }, silence);
    scene.effects();
    await scene.play(done);
    expect(scene.snapshot().value).toBe('failed');
    expect(connectContact(scene.snapshot() as never, () => {}).failed).toBe(true);
    expect(scene.effects()).toEqual([]);
    expect(scene.snapshot().context.fields).toEqual(message);
  });

  test('a subject proposed by a service page gives way to the next proposal', async () => {
    const scene = await play(
      { type: 'form.opened', subject: 'CRM' },
      { type: 'form.opened', subject: 'CMS' },
    );
    expect(scene.snapshot().context.fields).toMatchObject({ subject: 'CMS' });
  });

  test('after a message the same subject is proposed again; one that was proposed meanwhile, instead', async () => {
    const opened = (subject: string) => ({ type: 'form.opened', subject });
    const scene = await play(opened('CRM'), ...typing.slice(0, 4), { type: 'form.submit' }, done);
    expect(scene.snapshot().context.fields).toEqual({ ...blank, subject: 'CRM' });
    await scene.play({ type: 'field.change', name: 'message', value: 'Again' });
    await scene.play({ type: 'form.submit' });
    await scene.play(opened('CMS'));
    expect(scene.snapshot().context.fields).toMatchObject({ subject: 'CRM' });
    await scene.play(done);
    expect(scene.snapshot().context.fields).toEqual({ ...blank, subject: 'CMS' });
  });

  test('who clears the form leaves nothing of it but the proposed subject', async () => {
    const scene = await play({ type: 'form.opened', subject: 'CRM' }, ...typing);
    await scene.play({ type: 'form.clear' });
    expect(scene.snapshot().context.fields).toEqual({ ...blank, subject: 'CRM' });
  });
});

describe('a draft', () => {
  test('is kept after each change, without a subject that was only proposed', async () => {
    const scene = await play({ type: 'form.opened', subject: 'CRM' });
    expect(scene.effects()).toEqual([['start keepDraft', { form: 'contact' }]]);
    await scene.play({ type: 'field.change', name: 'firstName', value: 'Asha' });
    const fields = { ...blank, firstName: 'Asha' };
    expect(scene.effects()).toEqual([
      ['prepareSending'],
      ['tell keepDraft', { type: 'draft.keep', fields }],
    ]);
    await scene.play({ type: 'field.change', name: 'subject', value: 'My own' });
    expect(scene.effects()).toEqual([
      ['prepareSending'],
      ['tell keepDraft', { type: 'draft.keep', fields: { ...fields, subject: 'My own' } }],
    ]);
  });
});

describe('whatever happens, in any order', () => {
  const anyEvent = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('field.change'),
        name: fc.constantFrom(...contactFields),
        value: fc.string({ unit: 'grapheme' }),
      }),
    },
    { weight: 3, arbitrary: fc.constant({ type: 'form.submit' }) },
    fc.record({ type: fc.constant('form.opened'), subject: fc.constantFrom('', 'CRM', 'CMS') }),
    fc.constantFrom<AnyEventObject>(done, refused, silence),
  );

  test('nothing typed is lost before it has arrived, and one submit is one request of exactly what was shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (events) => {
        const scene = stage(contactModel);
        for (const event of events) {
          const before = scene.snapshot();
          await scene.play(event);
          const after = scene.snapshot();
          const requests = scene.effects().filter(([what]) => what === 'start send');
          const mayStart =
            event.type === 'form.submit' && ['editing', 'failed'].includes(String(before.value));
          expect(requests).toEqual(
            mayStart ? [['start send', { fields: before.context.fields }]] : [],
          );
          const arrived = before.value === 'sending' && event.type === done.type;
          const changes = event.type === 'field.change' || event.type === 'form.opened';
          if (!arrived && !changes) expect(after.context.fields).toEqual(before.context.fields);
          if (before.value === 'sending' && changes)
            expect(after.context.fields).toEqual(before.context.fields);
        }
        scene.stop();
      }),
      { numRuns: 300, verbose: true },
    );
  });
});

describe('what eye, hand and screen reader meet', () => {
  test('while sending, the fields are read-only and not disabled, and the form says it is busy', async () => {
    const scene = await play(...typing, { type: 'form.submit' });
    const api = connectContact(scene.snapshot() as never, () => {});
    expect(api.form['aria-busy']).toBe(true);
    expect(api.submit['aria-disabled']).toBe(true);
    expect(api.input('email')).toMatchObject({
      readOnly: true,
      required: true,
      type: 'email',
      value: 'asha@example.com',
    });
    expect(api.input('email')).not.toHaveProperty('disabled');
  });

  test('every control, to the letter', () => {
    const api = connectContact(stage(contactModel).snapshot() as never, () => {});
    const common = {
      value: '',
      required: true,
      'aria-invalid': false,
      readOnly: false,
      onChange: expect.any(Function),
    };
    const control = (name: string, type: string, autoComplete?: string) => ({
      ...common,
      id: `contact-${name}`,
      name,
      type,
      autoComplete,
    });
    expect(api.input('firstName')).toEqual(control('firstName', 'text', 'given-name'));
    expect(api.input('lastName')).toEqual(control('lastName', 'text', 'family-name'));
    expect(api.input('email')).toEqual(control('email', 'email', 'email'));
    expect(api.input('phone')).toEqual(control('phone', 'tel', 'tel'));
    expect(api.input('subject')).toEqual(control('subject', 'text'));
    expect(api.textarea('message')).toEqual({
      ...common,
      id: 'contact-message',
      name: 'message',
      autoComplete: undefined,
    });
    expect(api.form).toEqual({
      'aria-busy': false,
      'data-state': 'editing',
      onSubmit: expect.any(Function),
    });
    expect(api.submit).toEqual({ type: 'submit', 'aria-disabled': false });
    expect(api.status).toEqual({
      'aria-live': 'polite',
      'aria-atomic': true,
      'data-state': 'editing',
    });
    expect(api).toMatchObject({ busy: false, failed: false, cleared: false });
  });

  test('there is a button that clears the form, as long as something is entered and nothing under way', async () => {
    const scene = await play({ type: 'form.opened', subject: 'CRM' });
    const sent: unknown[] = [];
    const meet = () => connectContact(scene.snapshot() as never, (event) => void sent.push(event));
    expect(meet().kept).toBe(false);
    await scene.play({ type: 'field.change', name: 'email', value: 'a' });
    expect(meet().kept).toBe(true);
    expect(meet().clear.type).toBe('button');
    meet().clear.onClick();
    expect(sent).toEqual([{ type: 'form.clear' }]);
    await scene.play({ type: 'form.submit' });
    expect(meet().kept).toBe(false);
    await scene.play(done);
    expect(meet().kept).toBe(false);
  });
});
