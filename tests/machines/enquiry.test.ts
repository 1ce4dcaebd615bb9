import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectEnquiry } from '../../src/machines/enquiry/enquiry.connect.ts';
import {
  type Enquiry,
  type EnquiryEvent,
  enquiryFields,
} from '../../src/machines/enquiry/enquiry.machine.ts';
import '../fuzz.ts';
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

  test('may choose a resume of any size, because nothing is sent', async () => {
    const file = { name: 'resume.pdf', size: 1e9 };
    const scene = await play(...typing, { type: 'resume.choose', file }, submit);
    expect(scene.snapshot().value).toBe('thanked');
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
    expect(api.resume.label).toEqual({ htmlFor: 'enquiry-resume' });
  });

  test('what the hand does is told to the machine', async () => {
    const { api, sent } = await meet();
    let prevented = 0;
    const preventDefault = () => void (prevented += 1);
    api.form.onSubmit({ preventDefault });
    api.input('email').onChange({ currentTarget: { value: 'a@b' }, nativeEvent: {} });
    api.resume.choose(pdf);
    api.change('message', 'Typed early.');
    expect(prevented).toBe(1);
    expect(sent).toEqual([
      submit,
      { type: 'field.change', name: 'email', value: 'a@b' },
      choosing,
      { type: 'field.change', name: 'message', value: 'Typed early.' },
    ]);
  });
});

test('what was typed is a message to be sent once the form is submitted', async () => {
  const scene = await play(...typing, choosing, submit);
  expect(connectEnquiry(scene.snapshot() as never, () => {}).prepared).toEqual(filled);
});
