import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import type { Ledger, Reservation } from '@/supabase/functions/_shared/db/ledger.ts';

/**
 * The events of a run whose credits are held. They stay spent once any of its text was delivered, and come back where
 * nothing was, also when the client leaves (design §5). `done` carries the balance.
 */
export async function* paidRun(
  events: AsyncIterable<EnhanceEvent>,
  reservation: Reservation,
  ledger: Ledger,
): AsyncGenerator<EnhanceEvent> {
  let isDelivered = false;
  let isSettled = false;
  try {
    for await (const event of events) {
      if (event.type === 'done') {
        isDelivered = true;
        const credits = await ledger.settle(reservation);
        isSettled = true;
        yield { ...event, credits };
        return;
      }
      if (event.type === 'delta') isDelivered = true;
      yield event;
    }
  } finally {
    if (!isSettled) await (isDelivered ? ledger.settle(reservation) : ledger.release(reservation));
  }
}
