import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { type FunctionsProcess, startFunctionsProcess } from '@/local/functions/functions-process.ts';
import { projectRoot } from '@/local/run-command.ts';
import { functionsEnvironment } from '@/tests/support/functions-environment.ts';
import {
  deliver,
  deliverNormally,
  deliverUntilTaken,
  eventBody,
  readAccount,
  readEvent,
  silentPurchase,
} from './billing-shop.ts';
import { owner } from './database.ts';

// A functions' process of this file's own, beside the stack's, that dies when the test wants it.

/** Each starts a process twice and waits for what it takes up. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const stack = inject('stack');
const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-restarts-'));
const ended = new AbortController();
let functions: FunctionsProcess;

const start = () =>
  startFunctionsProcess({
    root: projectRoot,
    folder: join(projectRoot, 'supabase/functions'),
    stateFolder,
    environment: functionsEnvironment(stack),
    log: () => undefined,
    signal: ended.signal,
  });

beforeEach(async () => {
  functions = await start();
});
afterEach(async () => {
  await functions.stop();
  await deliverNormally();
});
afterAll(async () => {
  ended.abort();
  rmSync(stateFolder, { recursive: true, force: true });
  await owner.end();
});

const newId = () => `evt_${crypto.randomUUID()}`;

/** Kills the process while an effect on this account waits for its commit; nothing of it has been stored by then. */
async function killDuringEffect(userId: string, sendAll: () => void): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`select from public.profiles where user_id = ${userId} for update`;
    sendAll();
    const waiting = async () =>
      (
        await owner`select from pg_stat_activity
          where application_name = 'whetstone-functions' and wait_event_type = 'Lock'`
      ).length;
    await expect.poll(waiting, { timeout: 50_000, interval: 20 }).toBeGreaterThan(0);
    await functions.stop();
  });
  functions = await start();
}

test('W4: a process killed between the provider’s answer and our commit leaves one effect in the end', async () => {
  const user = await silentPurchase();
  const eventId = newId();
  const body = eventBody(eventId, 'invoice.paid', { id: user.invoiceId });
  const answers: Promise<number | string>[] = [];
  await killDuringEffect(user.userId, () => {
    answers.push(
      deliver(body, undefined, functions.origin).then(
        ({ status }) => status,
        () => 'no answer',
      ),
    );
  });
  expect(await Promise.all(answers)).not.toContain(200);
  await deliverUntilTaken(body, () => functions.origin);
  await deliverUntilTaken(body, () => functions.origin);
  expect(await readEvent(eventId)).toMatchObject({ handled: true, error: null });
  expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter', credits: 5_750 });
});

test('W10: of 100 events none is lost when the process dies among them', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, silentPurchase));
  const events = Array.from({ length: 100 }, (_, index) => ({ id: newId(), buyer: buyers[index % 5] }));
  const sent: Promise<void>[] = [];
  await killDuringEffect(buyers[0]?.userId ?? '', () => {
    for (const { id, buyer } of events)
      sent.push(
        deliverUntilTaken(eventBody(id, 'invoice.paid', { id: buyer?.invoiceId }), () => functions.origin),
      );
  });
  await Promise.all(sent);
  const [stored] = await owner`
    select count(*)::int as all, count(handled_at)::int as handled from public.stripe_events
    where id = any (${events.map(({ id }) => id)})`;
  expect(stored).toEqual({ all: 100, handled: 100 });
  for (const { userId } of buyers) expect(await readAccount(userId)).toMatchObject({ credits: 5_750 });
});
