import { nameFromText } from '@/shared/library/foreign-fields.ts';
import { promptBeginning } from '@/shared/library/prompt-beginning.ts';
import type { LibraryItem } from '@/shared/library/records.ts';

/** What of a text its name says already, where the name was made of its first words; undefined for a name of the user's own. */
export function saidByName({ name, text }: Pick<LibraryItem, 'name' | 'text'>): string | undefined {
  const said = name.replace(/…$/, '');
  const isMade = name !== said || name === promptBeginning(text) || name === nameFromText(text);
  return isMade && promptBeginning(text).startsWith(said) ? said : undefined;
}
