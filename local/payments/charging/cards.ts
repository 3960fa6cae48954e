import { declined } from '@/local/payments/fault.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Customer, PaymentMethod } from '@/local/payments/objects.ts';
import type { Tables } from '@/local/payments/store.ts';

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
/** Pays at Checkout and for nothing after it. */
export const FAILS_LATER_CARD = '4000000000000341';

const TEST_CARDS: Readonly<Record<string, string>> = {
  [GOOD_CARD]: 'visa',
  '5555555555554444': 'mastercard',
  [DECLINED_CARD]: 'visa',
  [FAILS_LATER_CARD]: 'visa',
};

export const DECLINED_TEXT = 'Your card was declined.';

/**
 * Takes a card number as the hosted page got it. Only the vendor's test numbers pass, so that nobody's real card is kept.
 *
 * @throws Fault 402 with the vendor's sentence.
 */
export function acceptCard(number: string): string {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits))
    throw declined('Your card number is incorrect.', { code: 'incorrect_number', param: 'number' });
  if (!(digits in TEST_CARDS))
    throw declined(
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { code: 'card_declined', decline_code: 'test_mode_live_card' },
    );
  if (digits === DECLINED_CARD)
    throw declined(DECLINED_TEXT, { code: 'card_declined', decline_code: 'generic_decline' });
  return digits;
}

/** Keeps a card with its customer, and uses it for what comes due from now on. */
export function attachCard(tables: Tables, customer: Customer, digits: string): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    card: {
      brand: TEST_CARDS[digits] ?? 'visa',
      last4: digits.slice(-4),
    },
    created: nowSeconds(),
    customer: customer.id,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  tables.methods.set(method.id, method);
  customer.invoice_settings.default_payment_method = method.id;
  return method;
}

/** The card a customer's invoices are paid with; undefined where there is none. */
export function cardOf(tables: Tables, customer: Customer, own?: string | null): PaymentMethod | undefined {
  const id = own ?? customer.invoice_settings.default_payment_method;
  return id ? tables.methods.get(id) : undefined;
}

/** Whether a card pays what comes due after the first time. */
export function paysLater(method: PaymentMethod): boolean {
  return !FAILS_LATER_CARD.endsWith(method.card.last4) && !DECLINED_CARD.endsWith(method.card.last4);
}
