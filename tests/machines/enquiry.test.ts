import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectEnquiry } from '../../src/machines/enquiry/enquiry.connect.ts';
import {
  type Enquiry,
  type EnquiryEvent,
  enquiryFields,
} from '../../src/machines/enquiry/enquiry.machine.ts';
import { enquiryModel } from '../models/enquiry.model.ts';
import { played, stage } from '../models/stage.ts';

const blank: Enquiry = {
  name: '',
  contactNumber: '',
  email: '',
  highestQualification: '',
  collegeUniversityName: '',
  message: '',
};
const filled: Enquiry = {
  name: 'Asha',
  contactNumber: '0000000000',
  email: 'asha@example.com',
  highestQualification: 'BCA',
  collegeUniversityName: 'A college',
  message: 'May I come?',
};
const typing = enquiryFields.map((name) => ({ type: 'field.change', name, value: filled[name] }));
const pdf = { name: 'resume.pdf', size: 1 };
const choosing = { type: 'resume.choose', file: pdf };
const submit = { type: 'form.submit' };

const play = (...events: AnyEventObject[]) => played(enquiryModel, ...events);

const asked = (scene: Awaited<ReturnType<typeof play>>) =>
  scene.effects().filter(([what]) => !/keepDraft$|^prepareSending$/.test(what));

describe('a student asks for a place', () => {
  test('is thanked by name once, and the form is cleared, the file and the draft too', async () => {
    const scene = await play(...typing, choosing, submit, submit);
    expect(scene.snapshot().value).toBe('thanked');
    expect(connectEnquiry(scene.snapshot() as never, () => {}).cleared).toBe(true);
    expect(scene.snapshot().context).toMatchObject({ fields: blank, resume: undefined });
    const effects = scene.effects();
    expect(effects.at(-1)).toEqual(['tell keepDraft', { type: 'draft.discard' }]);
    expect(effects.filter(([what]) => what === 'alert')).toEqual([
      ['alert', { text: 'Thank you, Asha!' }],
    ]);
  });

  test('is thanked by the name exactly as entered, whatever it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (name) => {
        const scene = await play(
          { type: 'field.change', name: 'name', value: name },
          choosing,
          submit,
        );
        expect(asked(scene)).toEqual([['alert', { text: `Thank you, ${name}!` }]]);
      }),
      { examples: [['$&'], ['$1{name}'], ['🎉']], numRuns: 50 },
    );
  });

  test.each([
    ['a renamed program', { name: 'resume.pdf.exe', size: 1 }],
    ['an empty file', { name: 'resume.pdf', size: 0 }],
    ['no file', undefined],
  ])('with %s is led to the field, and loses nothing', async (_, file) => {
    const scene = await play(...typing, { type: 'resume.choose', file }, submit);
    expect(asked(scene)).toEqual([['focusResume']]);
    expect(scene.snapshot()).toMatchObject({
      value: 'editing',
      context: { fields: filled, resume: file },
    });
    await scene.play(choosing);
    await scene.play(submit);
    expect(asked(scene)).toEqual([['alert', { text: 'Thank you, Asha!' }]]);
  });

  test('may choose a resume of any size, because nothing is sent', async () => {
    const file = { name: 'resume.pdf', size: 1e9 };
    const scene = await play(...typing, { type: 'resume.choose', file }, submit);
    expect(scene.snapshot().value).toBe('thanked');
  });

  test('finds a draft in the fields that are blank, its number as digits, and what is no text left out', async () => {
    const fields = { ...filled, contactNumber: '+00 12345 678901', email: 5, more: 'x', name: 'B' };
    const scene = await play(
      { type: 'field.change', name: 'name', value: 'A' },
      { type: 'draft.restored', fields },
    );
    expect(scene.snapshot().value).toBe('restored');
    expect(scene.snapshot().context.fields).toEqual({
      ...filled,
      name: 'A',
      contactNumber: '1234567890',
      email: '',
    });
    const { fields: kept } = scene.snapshot().context;
    expect(scene.effects().at(-1)).toEqual([
      'tell keepDraft',
      { type: 'draft.keep', fields: kept },
    ]);
  });

  test('hears nothing of a draft that brings nothing', async () => {
    const scene = await play({ type: 'draft.restored', fields: { resume: 'x', name: 1 } });
    expect(scene.snapshot().value).toBe('editing');
  });
});

test('whatever happens, in any order, the number has ten digits at most, and the student is thanked only for a whole form', async () => {
  const anyEvent = fc.oneof(
    fc.record({
      type: fc.constant('field.change'),
      name: fc.constantFrom(...enquiryFields),
      value: fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '9', 'a', '९') })),
    }),
    fc.record({
      type: fc.constant('resume.choose'),
      file: fc.constantFrom(undefined, pdf, { name: 'a.exe', size: 1 }),
    }),
    fc.constant(submit),
    fc.record({
      type: fc.constant('draft.restored'),
      fields: fc.dictionary(fc.constantFrom(...enquiryFields), fc.anything()),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async (events) => {
      const scene = stage(enquiryModel);
      for (const event of events) {
        const before = scene.snapshot();
        scene.effects();
        await scene.play(event);
        const { value, context } = scene.snapshot();
        const alerts = asked(scene).filter(([what]) => what === 'alert');
        const thanked =
          event === submit && before.value !== 'thanked' && before.context.resume === pdf;
        expect(alerts).toHaveLength(thanked ? 1 : 0);
        if (event === submit && !thanked) expect(context).toEqual(before.context);
        if (thanked) expect([value, context.fields]).toEqual(['thanked', blank]);
        expect(context.fields.contactNumber).toMatch(/^[0-9]{0,10}$/);
      }
      scene.stop();
    }),
    { numRuns: 200 },
  );
});

describe('what eye, hand and screen reader meet', () => {
  async function meet(...events: AnyEventObject[]) {
    const scene = await play(...events);
    const sent: EnquiryEvent[] = [];
    const api = connectEnquiry(scene.snapshot() as never, (event) => void sent.push(event));
    return { api, sent };
  }

  test('each control carries its name, its label, its value, and what the browser checks', async () => {
    const { api } = await meet(...typing);
    const common = {
      required: true,
      readOnly: false,
      'aria-invalid': false,
      onChange: expect.any(Function),
    };
    expect(api.input('name')).toEqual({
      ...common,
      id: 'enquiry-name',
      name: 'name',
      type: 'text',
      value: 'Asha',
      autoComplete: 'name',
    });
    expect(api.input('contactNumber')).toEqual({
      ...common,
      id: 'enquiry-contactNumber',
      name: 'contactNumber',
      type: 'text',
      value: '0000000000',
      autoComplete: 'tel-national',
      inputMode: 'numeric',
      pattern: '[0-9]*',
      onCompositionEnd: expect.any(Function),
    });
    expect(api.input('email')).toMatchObject({ type: 'email', autoComplete: 'email' });
    expect(api.input('highestQualification')).toMatchObject({
      type: 'text',
      autoComplete: undefined,
    });
    expect(api.input('collegeUniversityName')).toMatchObject({
      type: 'text',
      autoComplete: undefined,
    });
    expect(api.textarea('message')).toEqual({
      ...common,
      id: 'enquiry-message',
      name: 'message',
      value: 'May I come?',
      autoComplete: undefined,
    });
    for (const name of enquiryFields) {
      expect(api.label(name)).toEqual({ htmlFor: `enquiry-${name}` });
    }
    expect(api.submit).toEqual({ type: 'submit', 'aria-disabled': false });
    expect(api.form['data-state']).toBe('editing');
    expect(api.status).toEqual({
      'aria-live': 'polite',
      'aria-atomic': true,
      'data-state': 'editing',
    });
    expect(api.cleared).toBe(false);
  });

  test('what the hand does is told to the machine', async () => {
    const { api, sent } = await meet();
    let prevented = 0;
    const preventDefault = () => void (prevented += 1);
    api.form.onSubmit({ preventDefault });
    api.input('email').onChange({ currentTarget: { value: 'a@b' }, nativeEvent: {} });
    const number = api.input('contactNumber');
    number.onChange({ currentTarget: { value: '1' }, nativeEvent: { isComposing: false } });
    number.onChange({ currentTarget: { value: '1x' }, nativeEvent: { isComposing: true } });
    number.onCompositionEnd?.({ currentTarget: { value: '1x2' } });
    api.resume.choose(pdf);
    api.change('message', 'Typed early.');
    expect(prevented).toBe(1);
    expect(sent).toEqual([
      submit,
      { type: 'field.change', name: 'email', value: 'a@b' },
      { type: 'field.change', name: 'contactNumber', value: '1', isComposing: false },
      { type: 'field.change', name: 'contactNumber', value: '1x', isComposing: true },
      { type: 'field.change', name: 'contactNumber', value: '1x2' },
      choosing,
      { type: 'field.change', name: 'message', value: 'Typed early.' },
    ]);
  });

  test('a restored draft says that the file is missing, until one is chosen', async () => {
    const draft = { type: 'draft.restored', fields: filled };
    expect((await meet(...typing)).api.resume.missing).toBe(false);
    expect((await meet(draft)).api.resume.missing).toBe(true);
    const { api } = await meet(draft, choosing);
    expect(api.resume.missing).toBe(false);
    expect(api.resume).toMatchObject({
      file: pdf,
      fault: undefined,
      label: { htmlFor: 'enquiry-resume' },
      input: { 'aria-disabled': false, 'aria-invalid': false },
    });
  });

  test('a refused file is told at its control at once', async () => {
    const { api } = await meet({ type: 'resume.choose', file: { name: 'a.exe', size: 1 } });
    expect(api.resume).toMatchObject({ fault: 'format', input: { 'aria-invalid': true } });
  });
});

test('what was typed is a message to be sent until the form is used again, and is in no draft', async () => {
  const preparedIn = (scene: Awaited<ReturnType<typeof play>>) =>
    connectEnquiry(scene.snapshot() as never, () => {}).prepared;
  const scene = await play(...typing, choosing);
  expect(preparedIn(scene)).toBeUndefined();
  scene.effects();
  await scene.play(submit);
  await scene.play(submit);
  expect(preparedIn(scene)).toEqual(filled);
  expect(scene.effects().filter(([what]) => what === 'tell keepDraft')).toEqual([
    ['tell keepDraft', { type: 'draft.discard' }],
  ]);
  for (const event of [typing[0], choosing, { type: 'form.clear' }]) {
    const again = await play(...typing, choosing, submit, event as AnyEventObject);
    expect(again.snapshot().value).toBe('editing');
    expect(preparedIn(again)).toBeUndefined();
  }
});

test('a student who has been thanked can write again at once, and not a letter of it is lost', async () => {
  const scene = await play(...typing, choosing, submit, {
    type: 'field.change',
    name: 'name',
    value: 'Ravi',
  });
  expect(scene.snapshot().value).toBe('editing');
  expect(scene.snapshot().context.fields).toEqual({ ...blank, name: 'Ravi' });
});
