import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectApplication } from '../../src/machines/application/application.connect.ts';
import {
  type Application,
  type ApplicationEvent,
  applicationFields,
} from '../../src/machines/application/application.machine.ts';
import '../fuzz.ts';
import { applicationModel } from '../models/application.model.ts';
import { played, stage } from '../models/stage.ts';

const blank: Application = {
  name: '',
  email: '',
  phone: '',
  experience: '',
  designation: '',
  skills: [],
};
const filled: Application = {
  name: 'Ravi',
  email: 'ravi@example.com',
  phone: '0000000000',
  experience: 'two year',
  designation: 'App Developer',
  skills: ['python', 'node'],
};
const pdf = { name: 'Ravi.pdf', size: 4 };
const choosing = { type: 'resume.choose', file: pdf };
const filling = [
  ...applicationFields.map((name) => ({ type: 'field.change', name, value: filled[name] })),
  // In another order than the page's.
  { type: 'field.change', name: 'skills', value: 'node', isTicked: true },
  { type: 'field.change', name: 'skills', value: 'python', isTicked: true },
  choosing,
];
const submit = { type: 'form.submit' };
const done = { type: 'xstate.done.actor.send' };
const refused = { type: 'xstate.error.actor.send', error: { status: 413, text: 'Too large' } };
const silence = { type: 'xstate.after.sendTimeout.application.sending' };
const bannerEnds = { type: 'xstate.after.bannerTime.application.sent' };

const play = (...events: AnyEventObject[]) => played(applicationModel, ...events);

const asked = (scene: Awaited<ReturnType<typeof play>>) =>
  scene.effects().filter(([what]) => !/keepDraft$|^prepareSending$/.test(what));

describe('an applicant', () => {
  test('sends exactly what the form shows; then it is cleared, and a banner shows for 3 seconds', async () => {
    const scene = await play(...filling, submit);
    expect(asked(scene)).toEqual([['start send', { fields: filled, resume: pdf }]]);
    await scene.play(done);
    const connect = () => connectApplication(scene.snapshot() as never, () => {});
    expect(connect()).toMatchObject({ cleared: true, announced: true });
    scene.clock.increment(2999);
    expect(scene.snapshot().value).toBe('sent');
    scene.clock.increment(1);
    expect(scene.snapshot().value).toBe('received');
    expect(connect()).toMatchObject({ cleared: true, announced: false });
  });

  test('waits exactly a minute for an answer', async () => {
    const scene = await play(...filling, submit);
    scene.clock.increment(59_999);
    expect(scene.snapshot().value).toBe('sending');
    scene.clock.increment(1);
    expect(scene.snapshot().value).toBe('failed');
  });

  test('without a file is led to the field; nothing is sent and nothing lost', async () => {
    const scene = await play(...filling, { type: 'resume.choose', file: undefined }, submit);
    expect(asked(scene)).toEqual([['focusResume']]);
    expect(scene.snapshot()).toMatchObject({
      value: 'editing',
      context: { fields: filled, resume: undefined },
    });
  });

  test('ticks a skill and unticks it; a skill that is not offered is none', async () => {
    const scene = await play(
      { type: 'field.change', name: 'skills', value: 'react', isTicked: true },
      { type: 'field.change', name: 'skills', value: 'python', isTicked: true },
      // Told twice, as by a box that was ticked before React hydrated it, it stays.
      { type: 'field.change', name: 'skills', value: 'python', isTicked: true },
      { type: 'field.change', name: 'skills', value: 'react', isTicked: false },
      { type: 'field.change', name: 'skills', value: 'Cobol', isTicked: true },
    );
    expect(scene.snapshot().context.fields.skills).toEqual(['python']);
    expect(scene.effects().at(-1)).toEqual([
      'tell keepDraft',
      { type: 'draft.keep', fields: { ...blank, skills: ['python'] } },
    ]);
  });

  test('finds a draft in what is blank: only choices that are offered, digits, texts', async () => {
    const fields = {
      ...filled,
      name: 'Another',
      email: ['no text'],
      phone: '+00 123',
      experience: 'ten years',
      skills: ['node', 7, 'Cobol', 'python'],
    };
    const scene = await play(
      { type: 'field.change', name: 'name', value: 'Ravi' },
      { type: 'draft.restored', fields },
    );
    expect(scene.snapshot()).toMatchObject({
      value: 'restored',
      context: {
        fields: {
          ...filled,
          email: '',
          phone: '00123',
          experience: '',
          skills: ['python', 'node'],
        },
      },
    });
  });

  test('who has ticked a skill already keeps it, whatever the draft says', async () => {
    const scene = await play(
      { type: 'field.change', name: 'skills', value: 'react', isTicked: true },
      { type: 'draft.restored', fields: { name: 'Ravi', skills: ['node'] } },
    );
    const kept = { ...blank, name: 'Ravi', skills: ['react'] };
    expect(scene.snapshot().context.fields).toEqual(kept);
    expect(scene.effects().at(-1)).toEqual([
      'tell keepDraft',
      { type: 'draft.keep', fields: kept },
    ]);
  });

  test.each([[{}], [{ skills: 'python' }], [{ skills: { 0: 'python' } }], [{ name: 4 }]])(
    'hears nothing of a draft that brings nothing: %j',
    async (fields) => {
      const scene = await play({ type: 'draft.restored', fields });
      expect(scene.snapshot()).toMatchObject({ value: 'editing', context: { fields: blank } });
    },
  );

  test.each(['NotReadableError', 'NotFoundError'])(
    'whose file was changed since it was chosen (%s) is told so until it is chosen again',
    async (name) => {
      const error = new DOMException('The file is gone', name);
      const scene = await play(...filling, submit, { type: 'xstate.error.actor.send', error });
      const fault = () => connectApplication(scene.snapshot() as never, () => {}).resume.fault;
      expect(scene.snapshot()).toMatchObject({ value: 'failed', context: { fields: filled } });
      expect(fault()).toBe('unreadable');
      scene.effects();
      await scene.play(submit);
      expect(scene.effects()).toEqual([['focusResume']]);
      // The same name and size.
      await scene.play({ ...choosing, file: { ...pdf } });
      expect(fault()).toBeUndefined();
    },
  );

  test('another failure says nothing of the file', async () => {
    for (const error of [refused.error, new TypeError('Failed to fetch'), undefined]) {
      const scene = await play(...filling, submit, { type: 'xstate.error.actor.send', error });
      const api = connectApplication(scene.snapshot() as never, () => {});
      expect(api.resume.fault).toBeUndefined();
    }
  });

  test('cannot choose what is not offered', async () => {
    const scene = await play(
      { type: 'field.change', name: 'designation', value: 'Director' },
      { type: 'field.change', name: 'experience', value: 'App Developer' },
    );
    expect(scene.snapshot().context.fields).toEqual(blank);
  });
});

test('whatever happens, in any order, nothing is lost before it has arrived, and one submit is one request of what was shown', async () => {
  const anyEvent = fc.oneof(
    fc.record({
      type: fc.constant('field.change'),
      name: fc.constantFrom(...applicationFields),
      value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Fresher', '12')),
    }),
    fc.record({
      type: fc.constant('field.change'),
      name: fc.constant('skills'),
      value: fc.constantFrom('python', 'react', 'node'),
      isTicked: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('resume.choose'),
      file: fc.constantFrom(undefined, pdf, pdf, { name: 'a.exe', size: 1 }),
    }),
    { weight: 3, arbitrary: fc.constant(submit) },
    { weight: 2, arbitrary: fc.constantFrom<AnyEventObject>(done, refused, silence, bannerEnds) },
  );
  const changes = ['field.change', 'resume.choose'];
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (events) => {
      const scene = stage(applicationModel);
      for (const event of events) {
        const before = scene.snapshot();
        await scene.play(event);
        const after = scene.snapshot();
        const requests = scene.effects().filter(([what]) => what === 'start send');
        const { fields, resume } = before.context;
        const starts = event === submit && before.value !== 'sending' && resume === pdf;
        expect(requests).toEqual(starts ? [['start send', { fields, resume }]] : []);
        const arrived = before.value === 'sending' && event === done;
        if (arrived) expect(after.context).toMatchObject({ fields: blank, resume: undefined });
        else if (before.value === 'sending' || !changes.includes(event.type)) {
          expect(after.context).toEqual({ ...before.context, cause: after.context.cause });
        }
      }
      scene.stop();
    }),
    { numRuns: 200 },
  );
});

describe('what eye, hand and screen reader meet', () => {
  async function meet(...events: AnyEventObject[]) {
    const scene = await play(...events);
    const sent: ApplicationEvent[] = [];
    const api = connectApplication(scene.snapshot() as never, (event) => void sent.push(event));
    return { api, sent };
  }

  test('each control carries its name, its label, its value, and what the browser checks', async () => {
    const { api } = await meet(...filling);
    const common = { required: true, 'aria-invalid': false, onChange: expect.any(Function) };
    expect(api.input('name')).toEqual({
      ...common,
      id: 'application-name',
      name: 'name',
      type: 'text',
      value: 'Ravi',
      autoComplete: 'name',
      readOnly: false,
    });
    expect(api.input('email')).toMatchObject({ type: 'email', autoComplete: 'email' });
    expect(api.input('phone')).toEqual({
      ...common,
      id: 'application-phone',
      name: 'phone',
      type: 'text',
      value: '0000000000',
      autoComplete: 'tel-national',
      readOnly: false,
      inputMode: 'numeric',
      pattern: '[0-9]*',
      onCompositionEnd: expect.any(Function),
    });
    expect(api.select('experience')).toEqual({
      ...common,
      id: 'application-experience',
      name: 'experience',
      value: 'two year',
      autoComplete: undefined,
      'aria-disabled': false,
    });
    expect(api.select('designation')).toMatchObject({
      value: 'App Developer',
      autoComplete: undefined,
    });
    expect(api.skill('node')).toEqual({
      type: 'checkbox',
      name: 'skills',
      value: 'node',
      checked: true,
      'aria-disabled': false,
      onChange: expect.any(Function),
    });
    expect(api.skill('react').checked).toBe(false);
    for (const name of applicationFields) {
      expect(api.label(name)).toEqual({ htmlFor: `application-${name}` });
    }
    expect(api.form).toMatchObject({ 'aria-busy': false, 'data-state': 'editing' });
    expect(api.submit).toEqual({ type: 'submit', 'aria-disabled': false });
    expect(api.status).toEqual({
      'aria-live': 'polite',
      'aria-atomic': true,
      'data-state': 'editing',
    });
    expect(api.banner).toEqual({ 'data-state': 'editing' });
    expect(api).toMatchObject({ busy: false, failed: false, cleared: false, announced: false });
    expect(api.resume.label).toEqual({ htmlFor: 'application-resume' });
  });

  test('while sending, choices and the file are announced as disabled', async () => {
    const { api } = await meet(...filling, submit);
    expect(api.select('experience')['aria-disabled']).toBe(true);
    expect(api.skill('node')).toMatchObject({ 'aria-disabled': true, checked: true });
    expect(api.resume.input['aria-disabled']).toBe(true);
  });

  test('what the hand does is told to the machine', async () => {
    const { api, sent } = await meet();
    let prevented = 0;
    const preventDefault = () => void (prevented += 1);
    api.form.onSubmit({ preventDefault });
    api.input('name').onChange({ currentTarget: { value: 'Ravi' }, nativeEvent: {} });
    api.select('experience').onChange({ currentTarget: { value: 'Fresher' } });
    const number = api.input('phone');
    number.onChange({ currentTarget: { value: '1' }, nativeEvent: { isComposing: false } });
    number.onChange({ currentTarget: { value: '1x' }, nativeEvent: { isComposing: true } });
    number.onCompositionEnd?.({ currentTarget: { value: '1x2' } });
    api.skill('react').onChange({ currentTarget: { checked: true } });
    api.resume.choose(pdf);
    api.change('email', 'a@b');
    api.change('skills', 'node', false);
    expect(prevented).toBe(1);
    expect(sent).toEqual([
      submit,
      { type: 'field.change', name: 'name', value: 'Ravi' },
      { type: 'field.change', name: 'experience', value: 'Fresher' },
      { type: 'field.change', name: 'phone', value: '1', isComposing: false },
      { type: 'field.change', name: 'phone', value: '1x', isComposing: true },
      { type: 'field.change', name: 'phone', value: '1x2' },
      { type: 'field.change', name: 'skills', value: 'react', isTicked: true },
      choosing,
      { type: 'field.change', name: 'email', value: 'a@b' },
      { type: 'field.change', name: 'skills', value: 'node', isTicked: false },
    ]);
  });

  test('a refused file is told at its control at once', async () => {
    const file = { name: 'a.pdf', size: 2 * 1024 * 1024 + 1 };
    const { api } = await meet({ type: 'resume.choose', file });
    expect(api.resume).toMatchObject({ fault: 'size', file, input: { 'aria-invalid': true } });
  });
});
