/** What a visitor may have typed or chosen: all that stands under these names is masked, however deep. */
export const sealed: ReadonlySet<string> = new Set([
  'fields',
  'input',
  'value',
  'draft',
  'text',
  'file',
  'resume',
  'skill',
  'subject',
  'proposal',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
]);
