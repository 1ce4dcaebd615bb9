// Asks before a page is left whose form was changed and not saved.
const form = document.querySelector('#sheet');
let isChanged = /^(unsaved|refused|overtaken)$/.test(form?.dataset.state);
form?.addEventListener('input', () => (isChanged = true));
form?.addEventListener('submit', ({ submitter }) => (isChanged &&= submitter.value === 'undo'));
addEventListener('beforeunload', (event) => isChanged && event.preventDefault());
