import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import type { Ledger, Reservation } from '@/supabase/functions/_shared/db/ledger.ts';

/**
 * The events of a run whose credits are held. Its first word waits until they are kept for good, so that whatever dies after
 * it, nothing was had for free; a run that ends without one is closed, also when the client leaves (decision 16). `done`
 * carries the balance.
 * @throws AppError what the ledger refuses the first word by
 */
export async function* paidRun(
  events: AsyncIterable<EnhanceEvent>,
  reservation: Reservation,
  ledger: Ledger,
): AsyncGenerator<EnhanceEvent> {
  let credits: number | undefined;
  try {
    for await (const event of events) {
      if (event.type === 'delta' || event.type === 'done') credits ??= await ledger.settle(reservation);
      yield event.type === 'done' ? { ...event, credits: credits ?? null } : event;
    }
  } finally {
    if (credits === undefined) await ledger.release(reservation);
  }
}
