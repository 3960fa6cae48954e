import type * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { mergeMetadata } from '@/local/payments/form.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import { makePrice, makeProduct } from '@/local/payments/make-price.ts';
import type { Price } from '@/local/payments/objects.ts';
import type { SessionLine, StoredSession } from '@/local/payments/session-objects.ts';
import { recurrenceOf } from './catalogue.ts';
import { findCustomer } from './customers.ts';
import type { sessionParams } from './session-params.ts';

type Asked = z.output<typeof sessionParams>;
type AskedLine = Asked['line_items'][number];

const OPEN_SECONDS = 86_400;
const SHORTEST_OPEN_SECONDS = 1_800;

/** Addresses a browser is sent to; nothing else may stand in a link. */
export function requireWebAddress(address: string | undefined, param: string): string | null {
  if (address === undefined) return null;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  throw refused('Not a valid URL', param, 'url_invalid');
}

function priceOfLine(emulator: Emulator, line: AskedLine, at: number): Price {
  if (line.price !== undefined) {
    const price = emulator.tables.prices.get(line.price);
    if (!price) throw missing('price', line.price, `line_items[${at}][price]`);
    if (!price.active)
      throw refused(
        'The price specified is inactive. This field only accepts active prices.',
        `line_items[${at}][price]`,
      );
    return price;
  }
  const data = line.price_data;
  if (!data)
    throw refused(
      'You must specify either `price` or `price_data`.',
      `line_items[${at}]`,
      'parameter_missing',
    );
  const product =
    data.product ??
    makeProduct(emulator, {
      name: data.product_data?.name ?? 'Product',
      description: data.product_data?.description,
      active: false,
      metadata: mergeMetadata({}, data.product_data?.metadata),
    }).id;
  return makePrice(emulator, {
    product,
    currency: data.currency,
    unitAmount: data.unit_amount,
    recurring: recurrenceOf(data.recurring),
    metadata: {},
    active: false,
  });
}

function makeLines(emulator: Emulator, asked: Asked): SessionLine[] {
  return asked.line_items.map((line, at) => {
    const price = priceOfLine(emulator, line, at);
    const quantity = line.quantity ?? 1;
    if (quantity < 1)
      throw refused('This value must be greater than or equal to 1.', `line_items[${at}][quantity]`);
    const amount = price.unit_amount * quantity;
    return {
      id: newId('li'),
      object: 'item',
      amount_subtotal: amount,
      amount_total: amount,
      currency: price.currency,
      description: emulator.tables.products.get(price.product)?.name ?? 'Product',
      price: price.id,
      quantity,
    };
  });
}

function checkMode(emulator: Emulator, asked: Asked, lines: readonly SessionLine[]): void {
  const recurring = lines.map(({ price }) => Boolean(emulator.tables.prices.get(price)?.recurring));
  if (asked.mode === 'payment') {
    if (recurring.includes(true))
      throw refused(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        'mode',
      );
    if (asked.subscription_data)
      throw refused('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
    return;
  }
  if (!recurring.includes(true))
    throw refused(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'mode',
    );
  if (lines.length > 1) throw refused('This stand-in sells one recurring price at a time.', 'line_items');
  if (asked.invoice_creation?.enabled)
    throw refused(
      'You can only enable invoice creation when `mode` is set to `payment`.',
      'invoice_creation',
    );
  if (asked.payment_intent_data)
    throw refused('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
}

function invoiceCreation(asked: Asked): StoredSession['session']['invoice_creation'] {
  if (asked.mode !== 'payment') return null;
  const data = asked.invoice_creation?.invoice_data;
  return {
    enabled: asked.invoice_creation?.enabled ?? false,
    invoice_data: { description: data?.description ?? null, metadata: mergeMetadata({}, data?.metadata) },
  };
}

function expiry(asked: Asked): number {
  const now = nowSeconds();
  const at = asked.expires_at ?? now + OPEN_SECONDS;
  if (at < now + SHORTEST_OPEN_SECONDS - 60 || at > now + OPEN_SECONDS)
    throw refused(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return at;
}

/** An open Checkout Session with its hosted page. */
export function makeSession(emulator: Emulator, asked: Asked): StoredSession {
  const successUrl = requireWebAddress(asked.success_url, 'success_url') ?? '';
  const cancelUrl = requireWebAddress(asked.cancel_url, 'cancel_url');
  if (asked.customer !== undefined && asked.customer_email !== undefined)
    throw refused('You may only specify one of these parameters: customer, customer_email.', 'customer');
  if (asked.customer !== undefined) findCustomer(emulator, asked.customer);
  const lines = makeLines(emulator, asked);
  checkMode(emulator, asked, lines);
  const id = newId('cs_test');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const stored: StoredSession = {
    id,
    session: {
      id,
      object: 'checkout.session',
      allow_promotion_codes: null,
      amount_subtotal: total,
      amount_total: total,
      cancel_url: cancelUrl,
      client_reference_id: asked.client_reference_id ?? null,
      client_secret: null,
      created: nowSeconds(),
      currency: lines[0]?.currency ?? 'usd',
      customer: asked.customer ?? null,
      customer_creation: asked.customer_creation ?? (asked.customer ? null : 'always'),
      customer_details: null,
      customer_email: asked.customer_email ?? null,
      expires_at: expiry(asked),
      invoice: null,
      invoice_creation: invoiceCreation(asked),
      livemode: false,
      metadata: mergeMetadata({}, asked.metadata),
      mode: asked.mode,
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: successUrl,
      ui_mode: 'hosted_page',
      url: `${emulator.url}/c/pay/${id}`,
    },
    lines,
    subscriptionMetadata: mergeMetadata({}, asked.subscription_data?.metadata),
    subscriptionDescription: asked.subscription_data?.description ?? null,
    intentMetadata: mergeMetadata({}, asked.payment_intent_data?.metadata),
  };
  emulator.tables.sessions.set(id, stored);
  return stored;
}
