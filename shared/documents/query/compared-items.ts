import { compareNames, groupsOf } from './groups.ts';
import type { Outcome, Work } from './query-work.ts';
import type { Grouping } from './table-query.ts';

const MAX_NAMES = 3;

/** Of a table with a column for each time: the rows of the file whose figure stands at only one of the two times compared. */
function heldOnce({ query, table, measure, rows }: Work, over: Grouping): ReadonlySet<number> {
  const times = [...groupsOf(table, over, rows)].sort(([one], [other]) => compareNames(one, other));
  // A list of all times shows each of them by itself.
  if (table.madeOf !== 'periods' || !measure || times.length < 2 || (!query.over && times.length > 2))
    return new Set();
  const [first, last] = [times[0], times.at(-1)].map(
    (time) => new Set(time?.[1].flatMap((row) => (measure.values.has(row) ? [measure.at(row).row] : []))),
  );
  const once = [...(first ?? [])].filter((row) => !last?.has(row));
  return new Set([...once, ...[...(last ?? [])].filter((row) => !first?.has(row))]);
}

function namesOf({ table, measure, rows }: Work, held: ReadonlySet<number>): string {
  const label = table.columns.find(({ kind, isYear }) => kind === 'text' && !isYear);
  const names = new Set(
    rows.flatMap((row) => {
      const at = measure?.at(row).row;
      return at !== undefined && held.has(at) ? String(label?.values.get(row) ?? `row ${at + 1}`) : [];
    }),
  );
  const shown = [...names].slice(0, MAX_NAMES).map((name) => `“${name}”`);
  const more = names.size - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const listOf = ({ lines }: Outcome) => lines.map(({ label, shown }) => `- ${label}: ${shown}`).join('\n');

/**
 * A change between two times, and the same without what has a figure at only one of them: a meter that failed makes a sum fall, and
 * so does a shop that closed. Which is meant is not known, so none of the two stands first.
 */
export function comparedItems(work: Work, over: Grouping, change: (work: Work) => Outcome): Outcome {
  const { measure, rows } = work;
  const whole = change(work);
  const held = heldOnce(work, over);
  if (held.size === 0 || !measure) return whole;
  const rest = change({ ...work, rows: rows.filter((row) => !held.has(measure.at(row).row)) });
  const list = listOf(rest);
  if (list === '' || list === listOf(whole)) return whole;
  const text = `${whole.text}\n\n${namesOf(work, held)} ${held.size === 1 ? 'has' : 'have'} a figure at only one of the two times. Without ${held.size === 1 ? 'it' : 'them'}:\n\n${list}`;
  return { ...whole, figure: null, value: null, text };
}
