import { wordTable } from './word-table.ts';

/** What a subject's pronoun is where something is done to it. */
export const objectForms = wordTable({
  i: 'me',
  you: 'you',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  it: 'it',
});
