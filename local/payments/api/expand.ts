import type { Emulator } from '@/local/payments/emulator.ts';
import { refused } from '@/local/payments/fault.ts';

type Row = Record<string, unknown>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an id stands for, by its prefix. */
function lookUp(emulator: Emulator, id: string): Row | undefined {
  const { tables } = emulator;
  const byPrefix: Record<string, ReadonlyMap<string, object>> = {
    cus: tables.customers,
    pm: tables.methods,
    sub: tables.subscriptions,
    in: tables.invoices,
    pi: tables.intents,
    ch: tables.charges,
    re: tables.refunds,
    du: tables.disputes,
    price: tables.prices,
    bpc: tables.configurations,
    cs: new Map([...tables.sessions].map(([key, stored]) => [key, stored.session])),
  };
  const found =
    tables.products.get(id) ?? tables.schedules.get(id) ?? byPrefix[id.slice(0, id.indexOf('_'))]?.get(id);
  return found ? (structuredClone(found) as unknown as Row) : undefined;
}

function listOf(data: object[], url: string): Row {
  return { object: 'list', data: structuredClone(data), has_more: false, url };
}

/** Lists the vendor leaves out until somebody asks for them. */
function included(emulator: Emulator, owner: Row, key: string): Row | undefined {
  const { tables } = emulator;
  const id = String(owner.id);
  switch (`${owner.object}.${key}`) {
    case 'checkout.session.line_items': {
      const lines = (tables.sessions.get(id)?.lines ?? []).map((line) => ({
        ...line,
        price: tables.prices.get(line.price),
      }));
      return listOf(lines, `/v1/checkout/sessions/${id}/line_items`);
    }
    case 'invoice.payments':
      return listOf(
        [...tables.invoicePayments.values()].filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case 'charge.refunds':
      return listOf(
        [...tables.refunds.values()].filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    case 'customer.subscriptions':
      return listOf(
        [...tables.subscriptions.values()].filter(
          ({ customer, status }) => customer === id && status !== 'canceled',
        ),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return undefined;
  }
}

function expandPath(emulator: Emulator, owner: Row, path: readonly string[]): void {
  const [key = '', ...rest] = path;
  if (key in owner === false) {
    const list = included(emulator, owner, key);
    if (!list) throw refused(`This property cannot be expanded (${key}).`, 'expand[]');
    owner[key] = list;
  }
  const value = owner[key];
  if (typeof value === 'string') owner[key] = lookUp(emulator, value) ?? value;
  const next = owner[key];
  if (!rest.length || !isRow(next)) return;
  if (rest[0] === 'data' && Array.isArray(next.data)) {
    for (const row of next.data) if (isRow(row) && rest.length > 1) expandPath(emulator, row, rest.slice(1));
  } else expandPath(emulator, next, rest);
}

/** A copy of an object in which the named references are the objects themselves. */
export function expand(emulator: Emulator, object: object, paths: readonly string[]): Row {
  const copy = structuredClone(object) as unknown as Row;
  for (const path of paths) expandPath(emulator, copy, path.split('.'));
  return copy;
}
