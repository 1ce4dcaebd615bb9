import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from '../../src/components/forms/useForm.ts';

type Change = (name: string, value: string, isTicked: boolean) => void;

function Form({ change, cleared = false }: { change: Change; cleared?: boolean }) {
  return (
    <form {...useForm(change, cleared)}>
      <input name="name" defaultValue="" />
      <input name="subject" defaultValue="Enquiry" />
      <textarea name="message" defaultValue="" />
      <select name="experience" defaultValue="">
        <option value="">Please choose</option>
        <option value="two year">2 year</option>
      </select>
      <input type="checkbox" name="skills" value="react" />
      <input type="checkbox" name="skills" value="node" />
      <input type="file" name="resume" />
    </form>
  );
}

const find = <E extends Element>(selector: string) =>
  document.querySelector(selector) as unknown as E;

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** What the machine is told of a served page in which a visitor did this before it came alive. */
async function adopted(visit: () => void): Promise<unknown[][]> {
  const change = vi.fn<Change>();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form change={change} />);
  visit();
  const app = await act(async () => hydrateRoot(root, <Form change={change} />));
  const told = [...change.mock.calls];
  act(() => app.unmount());
  return told;
}

test('a form that nobody touched tells nothing', async () => {
  expect(await adopted(() => {})).toEqual([]);
});

test.each([
  [
    'a text',
    () => (find<HTMLInputElement>('[name=name]').value = 'Asha'),
    [['name', 'Asha', false]],
  ],
  [
    'a text in the place of one that was proposed',
    () => (find<HTMLInputElement>('[name=subject]').value = ''),
    [['subject', '', false]],
  ],
  [
    'a long text',
    () => (find<HTMLTextAreaElement>('textarea').value = 'Hello'),
    [['message', 'Hello', false]],
  ],
  [
    'a choice',
    () => (find<HTMLSelectElement>('select').value = 'two year'),
    [['experience', 'two year', false]],
  ],
  [
    'a tick, by the value it stands for',
    () => (find<HTMLInputElement>('[value=node]').checked = true),
    [['skills', 'node', true]],
  ],
])('%s that was entered before the page came alive is told once', async (_, visit, told) => {
  expect(await adopted(visit)).toEqual(told);
});

test('what is entered later is not told again, whether the form was emptied or not', () => {
  const change = vi.fn<Change>();
  const { rerender } = render(<Form change={change} cleared />);
  find<HTMLInputElement>('[value=node]').checked = true;
  rerender(<Form change={change} />);
  find<HTMLInputElement>('[name=name]').value = 'Asha';
  rerender(<Form change={change} cleared />);
  expect(change).not.toHaveBeenCalled();
});

test('a form that was emptied forgets what the visitor did in it', () => {
  const change = vi.fn<Change>();
  const { rerender } = render(<Form change={change} />);
  find<HTMLSelectElement>('select').value = 'two year';
  const box = find<HTMLInputElement>('[value=node]');
  box.checked = true;
  box.defaultChecked = false;
  box.checked = false;
  find<HTMLInputElement>('[name=name]').value = 'Asha';
  rerender(<Form change={change} cleared />);
  expect(find<HTMLInputElement>('[name=name]').value).toBe('');
  expect(box.checked).toBe(false);
});
