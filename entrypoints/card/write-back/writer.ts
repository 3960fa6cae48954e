import { fillField } from './fill-field.ts';
import { foretell, wantsLayouts } from './foretell.ts';
import { insertAtCaret } from './insert-text.ts';
import { revertEdits } from './revert-edits.ts';
import { typeInto } from './type-into.ts';
import { writeResult } from './write-result.ts';

/** All that is written into a page: a script of its own, which comes once something is to be written. */
export const writer = {
  wantsLayouts,
  foretell,
  writeResult,
  revertEdits,
  typeInto,
  fillField,
  insertAtCaret,
};

export type Writer = typeof writer;
