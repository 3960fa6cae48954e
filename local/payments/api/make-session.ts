import * as z from 'zod/mini';
import { findCustomer } from '@/local/payments/customers.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag, mergeMetadata, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import { makePrice, makeProduct } from '@/local/payments/make-price.ts';
import type { Price } from '@/local/payments/objects.ts';
import type { SessionLine, StoredSession } from '@/local/payments/session-objects.ts';

const lineParams = z.strictObject({
  price: z.optional(z.string()),
  price_data: z.optional(
    z.strictObject({
      currency: z.string(),
      unit_amount: wholeNumber,
      product_data: z.strictObject({ name: z.string() }),
    }),
  ),
  quantity: wholeNumber.check(z.minimum(1)),
});

/** What a Checkout session may be asked for. */
export const sessionParams = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  success_url: z.string(),
  cancel_url: z.optional(z.string()),
  customer: z.string(),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  line_items: z.array(lineParams).check(z.length(1)),
  metadata: z.optional(metadataParam),
  subscription_data: z.optional(z.strictObject({ metadata: z.optional(metadataParam) })),
  invoice_creation: z.optional(
    z.strictObject({
      enabled: flag,
      invoice_data: z.optional(z.strictObject({ metadata: z.optional(metadataParam) })),
    }),
  ),
});

type Asked = z.output<typeof sessionParams>;
type AskedLine = Asked['line_items'][number];

const OPEN_SECONDS = 86_400;

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
  const { id: product } = makeProduct(emulator, {
    name: data.product_data.name,
    active: false,
    metadata: {},
  });
  return makePrice(emulator, {
    product,
    currency: data.currency,
    unitAmount: data.unit_amount,
    recurring: null,
    metadata: {},
    active: false,
  });
}

function makeLines(emulator: Emulator, asked: Asked): SessionLine[] {
  return asked.line_items.map((line, at) => {
    const price = priceOfLine(emulator, line, at);
    const amount = price.unit_amount * line.quantity;
    return {
      id: newId('li'),
      object: 'item',
      amount_total: amount,
      currency: price.currency,
      description: emulator.tables.products.get(price.product)?.name ?? 'Product',
      price: price.id,
      quantity: line.quantity,
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
    if (!asked.invoice_creation?.enabled)
      throw refused('This stand-in sells nothing without an invoice.', 'invoice_creation');
    return;
  }
  if (!recurring.includes(true))
    throw refused(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'mode',
    );
  if (asked.invoice_creation?.enabled)
    throw refused(
      'You can only enable invoice creation when `mode` is set to `payment`.',
      'invoice_creation',
    );
}

/** An open Checkout Session with its hosted page. */
export function makeSession(emulator: Emulator, asked: Asked): StoredSession {
  const successUrl = requireWebAddress(asked.success_url, 'success_url') ?? '';
  const cancelUrl = requireWebAddress(asked.cancel_url, 'cancel_url');
  findCustomer(emulator, asked.customer);
  const lines = makeLines(emulator, asked);
  checkMode(emulator, asked, lines);
  const id = newId('cs_test');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const stored: StoredSession = {
    id,
    session: {
      id,
      object: 'checkout.session',
      amount_total: total,
      cancel_url: cancelUrl,
      client_reference_id: asked.client_reference_id ?? null,
      created: nowSeconds(),
      currency: lines[0]?.currency ?? 'usd',
      customer: asked.customer,
      expires_at: nowSeconds() + OPEN_SECONDS,
      invoice: null,
      livemode: false,
      metadata: mergeMetadata({}, asked.metadata),
      mode: asked.mode,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: successUrl,
      url: `${emulator.url}/c/pay/${id}`,
    },
    lines,
    subscriptionMetadata: mergeMetadata({}, asked.subscription_data?.metadata),
    invoiceMetadata: mergeMetadata({}, asked.invoice_creation?.invoice_data?.metadata),
  };
  emulator.tables.sessions.set(id, stored);
  return stored;
}
