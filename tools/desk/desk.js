// Asks before a page is left whose form was changed and not saved, and counts letters.
const form = document.querySelector('#sheet');
const segmenter = new Intl.Segmenter('en');
let isChanged = /^(unsaved|refused|overtaken)$/.test(form?.dataset.state);
form?.addEventListener('input', ({ target }) => {
  isChanged = true;
  const count = target.closest('.field')?.querySelector('.letters');
  if (count) count.textContent = [...segmenter.segment(target.value.trim())].length;
});
form?.addEventListener(
  'submit',
  ({ submitter }) => (isChanged &&= /^(undo|redo)$/.test(submitter.value)),
);
addEventListener('beforeunload', (event) => isChanged && event.preventDefault());
