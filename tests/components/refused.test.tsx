import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useForm } from '../../src/components/forms/useForm.ts';

function Form() {
  return (
    <form {...useForm(() => {}, false)}>
      <input id="text" required aria-invalid="false" />
      <input id="mail" type="email" required aria-invalid="false" />
      <select id="choice" required aria-invalid="false">
        <option value="" />
        <option value="a">A</option>
      </select>
      <textarea id="words" required aria-invalid="false" />
      <input id="file" type="file" required aria-invalid="false" />
      <input id="tick" type="checkbox" required />
    </form>
  );
}

let form: HTMLFormElement;
beforeEach(() => {
  form = render(<Form />).container.querySelector('form') as HTMLFormElement;
});
afterEach(cleanup);

const marks = () =>
  Object.fromEntries(
    [...form.elements].map((control) => [control.id, control.getAttribute('aria-invalid')]),
  );
const type = (id: string, value: string) => {
  const control = document.getElementById(id) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

test('before a try nothing is called invalid, whatever is typed', () => {
  type('mail', 'no mail');
  expect(marks()).toMatchObject({ text: 'false', mail: 'false', choice: 'false', words: 'false' });
});

test('what the browser refuses is told of every kind of field; the file’s own line tells of it', () => {
  form.checkValidity();
  expect(marks()).toEqual({
    text: 'true',
    mail: 'true',
    choice: 'true',
    words: 'true',
    file: 'false',
    tick: null,
  });
});

test('each is good again as soon as it is, and not before', () => {
  form.checkValidity();
  type('mail', 'asha@');
  type('text', 'Asha');
  type('choice', 'a');
  expect(marks()).toMatchObject({ text: 'false', mail: 'true', choice: 'false', words: 'true' });
  type('mail', 'asha@example.com');
  type('words', 'Hello');
  expect(marks()).toMatchObject({ mail: 'false', words: 'false' });
});
