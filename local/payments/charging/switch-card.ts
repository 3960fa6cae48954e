import type { Emulator } from '@/local/payments/emulator.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import { attachCard, FAILS_LATER_CARD, GOOD_CARD } from './cards.ts';
import { ownerOf } from './subscriptions.ts';

/** Gives a subscription's customer another card from now on. */
export function switchCard(emulator: Emulator, subscription: Subscription, card: 'good' | 'declined'): void {
  const digits = card === 'good' ? GOOD_CARD : FAILS_LATER_CARD;
  const method = attachCard(emulator.tables, ownerOf(emulator, subscription), digits);
  subscription.default_payment_method = method.id;
}
