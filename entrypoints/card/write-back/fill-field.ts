import { becomesTrue } from './holds.ts';
import { act } from './make-edits.ts';

/**
 * Writes a text into an empty field of one line, as one step of its own undo.
 * @returns whether it stands there
 */
export async function fillField(field: HTMLInputElement, text: string): Promise<boolean> {
  field.focus({ preventScroll: true });
  return act(field, text) && becomesTrue(() => field.value === text);
}
