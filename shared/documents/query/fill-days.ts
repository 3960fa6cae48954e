import { columnAt, type Filling, namesEachRow } from './draft.ts';

const DAYS = /^(?:days?|dates?|tage?|dias?|jours?)$/;

/** "How many days did it snow", "which day": the one column of days, be it called so or not. */
export function takeDays(filling: Filling, at: number): boolean {
  const { tokens, asks } = filling.reading;
  const token = tokens[at];
  if (!token || !DAYS.test(token.text)) return false;
  const days = filling.table.columns.flatMap(({ kind }, own) => (kind === 'date' ? [own] : []));
  const [day] = days;
  const isAsked = asks.has('count') || asks.has('which');
  if (day === undefined || days.length > 1 || !isAsked) return false;
  token.role = 'name';
  // Of a row for each day the rows are counted.
  if (asks.has('count') && namesEachRow(filling, day)) return true;
  filling.reading.names.push({ column: day, at, length: 1, score: 1 });
  if (!filling.where.some(({ column }) => column === day) && columnAt(filling, day)) filling.free.push(day);
  return true;
}
