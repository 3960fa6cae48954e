import { asksFor, columnAt, type Filling, isFigures, namesEachRow } from './draft.ts';
import { isStockName } from './rates.ts';

const GONE =
  /\b(?:(?:run|ran|running|are|is) out|out of stock|sold out|none left|nothing left|ausverkauft|vergriffen|agotad[oa]s?|rupture de stock|epuises?)\b/;
const ON_HAND = /\b(?:on hand|in stock|stock|available|bestand|lagerbestand|existencias|disponibles?)\b/i;

/** "What has run out", "out of stock": nothing of what is in stock, of the one column that tells how much there is. */
export function takeGone(filling: Filling): void {
  const { tokens } = filling.reading;
  const said = tokens.map(({ text }) => text).join(' ');
  const phrase = GONE.exec(said)?.[0].split(' ');
  const from = phrase
    ? tokens.findIndex((_, at) => phrase.every((word, own) => tokens[at + own]?.text === word))
    : -1;
  const stocks = filling.table.columns.flatMap((column, at) =>
    isFigures(column) && (ON_HAND.test(column.name) || isStockName(column.name)) ? [at] : [],
  );
  const [column] = stocks;
  if (!phrase || from < 0 || column === undefined || stocks.length > 1) return;
  if (!columnAt(filling, column)?.values.size) return;
  filling.where.push({ column, is: 'is', values: [0] });
  for (const token of tokens.slice(from, from + phrase.length)) token.role = 'filter';
  filling.reading.names = filling.reading.names.filter(({ at }) => at < from || at >= from + phrase.length);
  filling.free = filling.free.filter((at) => at !== column);
  const item = filling.table.columns.findIndex(
    ({ kind }, at) =>
      kind === 'text' &&
      namesEachRow(filling, at) &&
      !/^(?:sku|id|code|nr|no)\b/i.test(filling.table.columns[at]?.name ?? ''),
  );
  if (item >= 0 && !asksFor(filling, 'count') && filling.free.length === 0) filling.free.push(item);
}
