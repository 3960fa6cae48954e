import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { nameWords } from './match-names.ts';
import { families } from './word-families.ts';

const RATE =
  /^(?:rate|avg|average|mean|age|score|rating|percent|pct|percentage|ratio|margin|balance|saldo|temperature|temp|height|grade|note|alter|satz|quote|edad|tasa|nota|taux|moyenne|durchschnitt|index|density|speed|gpa|level)$/;

const isIn = (word: string, family: string) => families[family]?.includes(word) === true;

const OF_ONE = /^(?:unit|per|each|single|pro|je|par|por|unitaire|unitario|percapita|percap|capita|kopf)$/;

/** Figures for one of something: `Cost per trip`, `gdpPercap`. */
export const isOfOne = (name: string): boolean =>
  nameWords(name).some((word) => OF_ONE.test(word) && word !== 'unit' && word !== 'single');

/** Prices of one piece: `Einzelpreis` in one word, `Unit cost`, `Cost per hour`. */
export function isPriceName(name: string): boolean {
  const words = nameWords(name);
  if (words.some((word) => isIn(word, 'price') || /(?:preis|preise)$/.test(word))) return true;
  return (
    words.some((word) => OF_ONE.test(word)) &&
    words.some((word) => isIn(word, 'cost') || isIn(word, 'amount'))
  );
}

/** Figures that say nothing when they are added up. */
export function isRate(column: DataColumn | undefined): boolean {
  const name = column?.name ?? '';
  return (
    isPriceName(name) ||
    isOfOne(name) ||
    nameWords(name).some((word) => RATE.test(word)) ||
    column?.unit === '%'
  );
}

/** Figures beside money and pieces that are added up as a matter of course. */
const COUNTED =
  /^(?:hour|minute|day|mile|km|distance|visit|visitor|view|click|download|vote|order|point|goal|call|signup|user|lead|ticket|population|birth|death|case|passenger|guest|stunden?|tage?|minuten|besucher|horas?|dias?|minutos|visitantes?|heures?|jours?|minutes|visiteurs?)$/;

/** Names of columns that count hours, ways or visits. */
export const isCounted = (name: string): boolean => nameWords(name).some((word) => COUNTED.test(word));

const CURRENCY = /^(?:\p{Sc}|[A-Z]{3})$/u;

/** Whether a column tells by its name, its unit or a total of the file that its figures add up. */
export function addsUp(column: DataColumn | undefined, { stated }: Pick<DataTable, 'stated'>): boolean {
  if (!column || isRate(column)) return false;
  const words = nameWords(column.name);
  if (words.some((word) => isIn(word, 'salary') && !isIn(word, 'cost') && !isIn(word, 'revenue')))
    return false;
  const isNamed = words.some(
    (word) =>
      COUNTED.test(word) || ['revenue', 'sold', 'cost', 'quantity', 'amount'].some((one) => isIn(word, one)),
  );
  const isStated = column.column >= 0 && stated?.figures.has(column.column) === true;
  return isNamed || isStated || CURRENCY.test(column.unit ?? '');
}

const STOCK =
  /^(?:balance|saldo|solde|kontostand|guthaben|bestande?|lagerbestande?|headcount|inventory|stand|existencias?|encours|reading|readings|zahlerstand|kilometerstand|odometer|lectura|cumulative|kumuliert|mrr|subscribers?|followers?)$/;

/** Whether a name is one of a level, as balances and readings are. */
export const isStockName = (name: string): boolean =>
  /\b(?:on[\s_-]hand|in[\s_-]stock)\b/i.test(name) || nameWords(name).some((word) => STOCK.test(word));

/** Figures that tell how much there is at a time: of several days they do not add up. */
export const isStock = (column: DataColumn | undefined): boolean =>
  column?.isRunningTotal === true || isStockName(column?.name ?? '');

/** Names of columns that count what was sold by the piece. */
export const isSoldByPiece = (name: string): boolean =>
  /\b(?:sold|tickets?|verkauft\w*|vendid[oa]s?|vendue?s?)\b/i.test(name);

/** Names of columns that count things there are or were handed on. */
export const isPieces = (name: string): boolean =>
  nameWords(name).some(
    (word) =>
      isIn(word, 'quantity') || /^(?:stock|bestande?|lagerbestande?|inventory|existencias?)$/.test(word),
  );
