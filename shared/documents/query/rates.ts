import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { nameWords } from './match-names.ts';
import { families } from './word-families.ts';

const RATE =
  /^(?:rate|avg|average|mean|age|score|rating|percent|pct|percentage|ratio|margin|balance|saldo|temperature|temp|height|grade|note|alter|satz|quote|edad|tasa|nota|taux|moyenne|durchschnitt|index|density|speed|gpa|level)$/;

/** Figures that say nothing when they are added up. */
export function isRate(column: DataColumn | undefined): boolean {
  const isNamed = nameWords(column?.name ?? '').some(
    (word) => families.price?.includes(word) === true || RATE.test(word),
  );
  return isNamed || column?.unit === '%';
}

const STOCK =
  /^(?:balance|saldo|solde|kontostand|guthaben|bestand|lagerbestand|headcount|inventory|stand|existencias|encours|reading|readings|zahlerstand|kilometerstand|odometer|lectura|cumulative|kumuliert)$/;

/** Whether a name is one of a level, as balances and readings are. */
export const isStockName = (name: string): boolean => nameWords(name).some((word) => STOCK.test(word));

/** Figures that tell how much there is at a time: of several days they do not add up. */
export const isStock = (column: DataColumn | undefined): boolean =>
  column?.isRunningTotal === true || isStockName(column?.name ?? '');
