import { beforeEach, expect, test } from 'vitest';
import { markRefused } from '../../src/components/forms/markRefused.ts';

let form: HTMLFormElement;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<form>
    <input id="text" required aria-invalid="false"><input id="mail" type="email" required aria-invalid="false">
    <select id="choice" required aria-invalid="false"><option value=""></option><option value="a">A</option></select>
    <textarea id="words" required aria-invalid="false"></textarea>
    <input id="file" type="file" required aria-invalid="false">
    <input id="tick" type="checkbox" required></form>`;
  form = document.querySelector('form') as HTMLFormElement;
  stop = markRefused(form);
});

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

test('a form that has gone marks nothing any more', () => {
  stop();
  form.checkValidity();
  expect(marks()).toMatchObject({ text: 'false', choice: 'false' });
});

test('a form that refused, and has gone, hears nothing typed', () => {
  form.checkValidity();
  stop();
  type('text', 'Asha');
  expect(marks()).toMatchObject({ text: 'true' });
});
