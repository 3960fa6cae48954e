import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepReply, keptReply } from '@/local/payments/api/idempotency.ts';
import { makeProduct } from '@/local/payments/make-price.ts';
import { PaymentStore } from '@/local/payments/store.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whetstone-store-'));
  path = join(folder, 'payments.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is on disk by itself a moment after a change, for its owner alone', async () => {
  const store = new PaymentStore(path);
  makeProduct({ store, tables: store.tables, url: '', emit: () => undefined }, { name: 'Pro', metadata: {} });
  store.touch();
  await expect.poll(() => existsSync(path)).toBe(true);
  expect([...new PaymentStore(path).tables.products.values()].map(({ name }) => name)).toEqual(['Pro']);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
});

it.each(['', '{"version":1,"tab', '{"version":2}', '[]'])('starts anew from a damaged file: %s', (text) => {
  writeFileSync(path, text);
  const store = new PaymentStore(path);
  expect(store.tables.customers.size).toBe(0);
  expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
});

it('keeps no more answers than it needs, the newest of them', () => {
  const call = { method: 'POST', path: '/v1/customers', body: 'a=1' };
  const store = new PaymentStore(path);
  for (let at = 0; at < 2_500; at += 1)
    keepReply(store, { ...call, key: `key-${at}` }, { status: 200, body: String(at), requestId: 'req_1' });
  expect(store.tables.replies.size).toBe(2_000);
  expect(keptReply(store, { ...call, key: 'key-0' })).toBeUndefined();
  expect(keptReply(store, { ...call, key: 'key-2499' })?.body).toBe('2499');
});
