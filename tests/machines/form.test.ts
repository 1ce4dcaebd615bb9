import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type EventFrom, initialTransition, transition } from 'xstate';
import {
  digitsOf,
  entering,
  formSetup,
  keepDraft,
  restoring,
  resumeId,
  typedIn,
  untouched,
} from '../../src/machines/form.ts';
import { connectResume, resumeFault } from '../../src/machines/resume.ts';
import '../fuzz.ts';

const context = untouched({});

describe('a resume', () => {
  test.each([
    ['resume.pdf', 1, undefined],
    ['RESUME.PDF', 1, undefined],
    ['my.resume.doc', 10, undefined],
    ['resume.DocX', 9, undefined],
    ['resume.pdf.exe', 1, 'format'],
    ['resume.exe', 1, 'format'],
    ['resume.docxx', 1, 'format'],
    ['resumepdf', 1, 'format'],
    ['resume.pdf ', 1, 'format'],
    ['resume.pdf\n', 1, 'format'],
    ['', 1, 'format'],
    ['resume.exe', 0, 'format'],
    ['resume.pdf', 0, 'empty'],
    ['resume.pdf', 11, 'size'],
  ])('called %j of %i bytes, where 10 may be sent: %s', (name, size, fault) => {
    expect(resumeFault({ ...context, resume: { name, size }, resumeMaxBytes: 10 })).toBe(fault);
  });

  test('that is not chosen has no fault: the browser says that it is required', () => {
    expect(resumeFault(context)).toBeUndefined();
  });

  const empty = { value: 'editing', context, hasTag: () => false };

  test('has a control with its label, hint and error', () => {
    const { label, input, hint, chosen, error, missing } = connectResume('x', empty, () => {});
    expect(resumeId('x')).toBe('x-resume');
    expect(label).toEqual({ htmlFor: 'x-resume' });
    expect(input).toEqual({
      id: 'x-resume',
      name: 'resume',
      type: 'file',
      accept: '.pdf,.doc,.docx',
      required: true,
      'aria-describedby': 'x-resume-hint x-resume-error',
      'aria-invalid': false,
      'aria-disabled': false,
      onClick: expect.any(Function),
      onChange: expect.any(Function),
    });
    expect(hint).toEqual({ id: 'x-resume-hint' });
    expect(chosen).toEqual({ 'aria-live': 'polite' });
    expect(error).toEqual({ id: 'x-resume-error', role: 'alert' });
    expect(missing).toBe(false);
  });

  test('that is refused makes its control invalid, and says why', () => {
    const file = { name: 'a.exe', size: 1 };
    const parts = connectResume('x', { ...empty, context: { ...context, resume: file } }, () => {});
    expect(parts.input['aria-invalid']).toBe(true);
    expect(parts.fault).toBe('format');
    expect(parts.file).toBe(file);
  });

  test('is missing from a draft that was restored, until it is chosen again', () => {
    const restored = { ...empty, value: 'restored' };
    const chosen = { ...restored, context: { ...context, resume: { name: 'a.pdf', size: 1 } } };
    expect(connectResume('x', restored, () => {}).missing).toBe(true);
    expect(connectResume('x', chosen, () => {}).missing).toBe(false);
  });

  test('is reported when it is chosen, and when the choice is taken back', () => {
    const send = vi.fn<(event: unknown) => void>();
    const { input } = connectResume('x', empty, send);
    const file = { name: 'a.pdf', size: 1 };
    input.onChange({ currentTarget: { files: [file] } });
    input.onChange({ currentTarget: { files: [] } });
    input.onChange({ currentTarget: { files: null } });
    expect(send.mock.calls).toEqual([
      [{ type: 'resume.choose', file }],
      [{ type: 'resume.choose', file: undefined }],
      [{ type: 'resume.choose', file: undefined }],
    ]);
  });

  test('cannot be chosen while the form is sent: no picker opens', () => {
    const preventDefault = vi.fn<() => void>();
    const currentTarget = { value: 'resume.pdf' };
    connectResume('x', empty, () => {}).input.onClick({ preventDefault, currentTarget });
    expect(preventDefault).not.toHaveBeenCalled();
    // Empty, so that the same file counts as another when it was changed.
    expect(currentTarget.value).toBe('');
    currentTarget.value = 'resume.pdf';
    const sending = { ...empty, hasTag: (tag: string) => tag === 'busy' };
    const { input } = connectResume('x', sending, () => {});
    input.onClick({ preventDefault, currentTarget });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(currentTarget.value).toBe('resume.pdf');
    expect(input['aria-disabled']).toBe(true);
  });
});

describe('digits', () => {
  test.each([
    ['98a7-6', undefined, '9876'],
    ['+91 98765 43210', undefined, '919876543210'],
    ['', 10, ''],
    // Devanagari, Tamil, Arabic, full width.
    ['९८७६५४३२१०', 10, '9876543210'],
    ['௦௧௨௯ ٠١٩ ０９ नौ', undefined, '012901909'],
    // A prefix of an Indian number.
    ['+91 98765 43210', 10, '9876543210'],
    ['098765 43210', 10, '9876543210'],
    ['0091-98765-43210', 10, '9876543210'],
    ['+91 91234 56789', 10, '9123456789'],
    ['0 91234 56789', 10, '9123456789'],
    // No more than is too much is dropped.
    ['9123456789', 10, '9123456789'],
    ['0123456789', 10, '0123456789'],
    ['0000000000000', 10, '0000000000'],
    ['12345678901', 10, '1234567890'],
    ['12915678901', 10, '1291567890'],
  ])('of %j, at most %s: %s', (text, most, digits) => {
    expect(digitsOf(text, most)).toBe(digits);
  });

  test.each(['+91 98765 43210', '098765 43210', '9876543210'])(
    'typed one after another, %s is 9876543210 too',
    (text) => {
      let value = '';
      for (const key of text) value = digitsOf(value + key, 10);
      expect(value).toBe('9876543210');
    },
  );
});

describe('a form of its own', () => {
  const machine = formSetup<
    { readonly name: string; readonly email: string; readonly ticks: readonly string[] },
    object,
    never,
    object
  >('x').createMachine({
    id: 'x',
    context: untouched(
      { name: '', email: 'proposed', ticks: [] },
      { options: { ticks: ['a', 'b'] } },
    ),
    invoke: keepDraft('x'),
    initial: 'editing',
    states: { editing: { on: { 'draft.restored': restoring } } },
    on: entering,
  });
  const [start] = initialTransition(machine, {});
  const after = (...events: EventFrom<typeof machine>[]) =>
    events.reduce((snapshot, event) => transition(machine, snapshot, event)[0], start).context
      .fields;

  test('whatever a draft holds, it changes no field that is not blank, adds none, and puts in only texts and ticks that are offered', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.array(fc.constantFrom('a', 'b', 'c', 1)),
    );
    const draft = fc.dictionary(
      fc.constantFrom('name', 'email', 'ticks', 'other', '__proto__'),
      anything,
    );
    fc.assert(
      fc.property(fc.constantFrom('', 'Asha'), draft, (name, fields) => {
        const restored = after(
          { type: 'field.change', name: 'name', value: name },
          { type: 'draft.restored', fields },
        );
        const kept = (field: string) => (Object.hasOwn(fields, field) ? fields[field] : undefined);
        const text = (field: string) => (typeof kept(field) === 'string' ? kept(field) : '');
        const ticks = kept('ticks');
        expect(restored).toEqual({
          name: name || text('name'),
          email: text('email') || 'proposed',
          ticks: ['a', 'b'].filter((one) => Array.isArray(ticks) && ticks.includes(one)),
        });
      }),
    );
  });

  test('keeps what is the visitor’s, and not what is proposed', () => {
    const { context } = transition(machine, start, {
      type: 'field.change',
      name: 'ticks',
      value: 'b',
      isTicked: true,
    })[0];
    expect(typedIn(context)).toEqual({ name: '', email: '', ticks: ['b'] });
    expect(typedIn({ ...context, fields: { ...context.fields, email: 'mine' } })).toMatchObject({
      email: 'mine',
    });
  });
});
