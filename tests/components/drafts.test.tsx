import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ContactForm } from '../../src/components/forms/ContactForm.tsx';
import { company } from '../../src/content/company.ts';
import words from '../../src/content/contact.ts';
import { keeping } from '../../src/content/form.ts';
import { actorOf } from '../../src/machines/system.ts';
import { contact } from '../../src/services/contact.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a form whose drafts fail is sent all the same', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('addEventListener', () => {
    throw new Error('planted');
  });
  const visit = quietVisit();
  const machine = contact.provide({
    actors: { send: fromPromise(async () => {}) as never },
    actions: { notify: () => {} },
  });
  render(
    <Stage visit={visit}>
      <ContactForm
        keeping={keeping}
        machine={machine}
        words={words.form}
        subject=""
        company={company}
        level="h2"
        purpose=""
      />
    </Stage>,
  );
  await act(async () => actorOf(visit.system, 'contact').send({ type: 'form.submit' }));
  expect(document.querySelector('button[type=submit] + p')?.textContent).toContain(
    'Thank you, your message has been sent.',
  );
  expect(log.mock.calls).toEqual([['The actor keepDraft failed:', new Error('planted')]]);
  visit.stop();
});
