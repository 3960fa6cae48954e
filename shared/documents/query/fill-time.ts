import { columnAt, type Filling, isFigures, nameAt } from './draft.ts';
import { nameWords } from './match-names.ts';
import { isStockName } from './rates.ts';
import type { TableQuery } from './table-query.ts';

const ASKED =
  /^(?:long|lange|longtemps|longest|shortest|langsten|langste|time|zeit|arbeitszeit|zeitaufwand|tiempo|temps)$/;
const NAMED =
  /^(?:hours?|hrs|minutes?|mins|seconds?|duration|time|zeit|arbeitszeit|stunden?|minuten?|dauer|tiempo|horas?|minutos?|duracion|temps|heures?|duree|wait|stay)$/;
/** A unit of time behind a name: `Wait (min)`. */
const IN_TIME = /[([](?:s|secs?|mins?|h|hrs?|days|std\.?|tage)[)\]]/i;

const tellsTime = (name: string) =>
  !isStockName(name) && (IN_TIME.test(name) || nameWords(name).some((word) => NAMED.test(word)));

/** "How long", "how much time": the figures that are hours or minutes, where a table has them and none was named. */
export function takeTime(filling: Filling, at: number): boolean {
  const token = filling.reading.tokens[at];
  if (!token || !ASKED.test(token.text)) return false;
  const isNamed = filling.free.some((own) => isFigures(columnAt(filling, own)));
  const times = filling.table.columns.flatMap((column, own) =>
    isFigures(column) && tellsTime(column.name) ? [own] : [],
  );
  const [first] = times;
  if (first === undefined || (isNamed && !filling.free.some((own) => times.includes(own)))) return false;
  token.role ??= 'name';
  filling.isLength = true;
  if (isNamed) return true;
  if (times.length === 1) {
    filling.free.push(first);
    return true;
  }
  filling.askedMeasure ??= first;
  filling.problems.push((query: TableQuery) => ({
    says: `Several columns tell of time: ${times.map((own) => nameAt(filling, own)).join(', ')}.`,
    choices: times
      .slice(0, 3)
      .map((own) => ({ label: nameAt(filling, own), query: { ...query, measure: own } })),
  }));
  return true;
}

/** "Monthly sales": each month's. "Monthly income" of a column "Monthly fee" is that column. */
export const asksEachTime = ({ reading, table }: Filling): boolean =>
  reading.tokens.some(
    ({ role, text }) =>
      role !== undefined &&
      /ly$|^mensu|^anu|^annu|lich/.test(text) &&
      !table.columns.some((column) => isFigures(column) && column.name.toLowerCase().includes(text)),
  );
