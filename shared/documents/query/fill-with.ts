import { columnAt, type Filling } from './draft.ts';
import { addCondition } from './fill-beside.ts';
import { flagsOf } from './fill-empty.ts';
import { isRuledOut } from './ruled-out.ts';

const WITH = /^(?:with|having|has|have|mit|con|avec)$/;
const WITHOUT = /^(?:without|ohne|sans|sin)$/;
const SMALL = /^(?:a|an|the|any|einem?|einer|einen|dem|der|un|una|el|la|le|les|une)$/;

/** The word before a place, small words and words of the same name between. */
function leading({ reading: { tokens } }: Filling, at: number, isOwn: (at: number) => boolean): string {
  let own = at - 1;
  while (own >= 0 && (SMALL.test(tokens[own]?.text ?? '') || isOwn(own))) own -= 1;
  return tokens[own]?.text ?? '';
}

/** "Days with a vegetarian menu" of a column of yes and no that is named in part: its yes; behind "without": all others. */
export function takeWith(filling: Filling): void {
  const { names } = filling.reading;
  for (const { column, at } of names) {
    const own = columnAt(filling, column);
    const flags = flagsOf(own);
    if (!own || !flags || flags.yes.length === 0 || filling.where.some((one) => one.column === column))
      continue;
    const word = leading(filling, at, (place) =>
      names.some((one) => one.column === column && one.at === place),
    );
    // Empty beside no may be either.
    const isOpen = flags.no.length > 0 && own.values.size < filling.table.rows.length;
    if (!WITH.test(word) && (!WITHOUT.test(word) || isOpen)) continue;
    addCondition(filling, { column, is: isRuledOut(filling, at) ? 'not' : 'is', values: flags.yes });
    filling.free = filling.free.filter((one) => one !== column);
  }
}
