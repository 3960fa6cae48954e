import * as z from 'zod/mini';
import {
  mergeTallies,
  type Tally,
  type TallyRow,
  tallyRow,
  type Verdict,
  withVerdict,
} from '@/shared/library/tally.ts';
import { storedItem } from './stored-item.ts';

const rows = z.pipe(
  z.array(z.unknown()),
  // A damaged row costs only itself.
  z.transform((all) =>
    all.flatMap((row) => {
      const parsed = tallyRow.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
);

/** How comparisons ended on this device, by mode and level. */
export const tallyItem = storedItem<TallyRow[]>('tally', { schema: rows, fallback: [] });

/** One change after another, over all windows of the extension. */
function change(next: (tally: Tally) => Tally): Promise<void> {
  return navigator.locks.request('tally', async () => tallyItem.set([...next(await tallyItem.get())]));
}

/** Counts one more comparison. */
export function addVerdict(where: Pick<TallyRow, 'mode' | 'level'>, found: Verdict): Promise<void> {
  return change((tally) => withVerdict(tally, where, found));
}

/** Forgets all counts; what comes back undoes it, with what was counted meanwhile kept. */
export async function resetTally(): Promise<() => Promise<void>> {
  let old: Tally = [];
  await change((tally) => {
    old = tally;
    return [];
  });
  return () => change((tally) => mergeTallies(old, tally));
}
