import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import {
  Breach,
  type Client,
  callAsUser,
  changeToken,
  enlist,
  type Field,
  pick,
  run,
  signOutAndIn,
  suspendAndLift,
} from './client.ts';
import {
  deleteAndReturn,
  foreignIds,
  recoverDuringRun,
  twoBrowsers,
  twoDraftsOneId,
} from './identity-acts.ts';

/** Something a client does; what it is refused is its own affair, what it leaves behind is judged at the end. */
type Act = (field: Field, client: Client) => Promise<unknown>;

const honest: Act = (field, client) => run(field, client, { id: randomUUID(), leaving: 'never' });

/** The same id at once, some of them leaving, then once more with what may have come back. */
const repeatAndLeave: Act = async (field, client) => {
  const id = randomUUID();
  await Promise.all([
    run(field, client, { id, leaving: 'early' }),
    run(field, client, { id, leaving: pick(['early', 'never']) }),
    run(field, client, { id, leaving: 'late' }),
    run(field, client, { id: randomUUID(), leaving: 'never' }),
  ]);
  await run(field, client, { id, leaving: 'never' });
};

const leaveEarly: Act = (field, client) => run(field, client, { id: randomUUID(), leaving: 'early' });

/** Free credits by both ways at once, several times each. */
const reclaimAndRefresh: Act = async (field, client) => {
  // Long ago enough for both; in parallel they may still give once.
  await field.owner`update public.profiles set last_credit_use = now() - interval '90 days' where user_id = ${client.userId}`;
  const names = ['reclaim_free_credits', 'refresh_credits', 'reclaim_free_credits', 'refresh_credits'];
  await Promise.all(names.map((name) => callAsUser(field, client, name)));
};

/** Something during a run that takes away the ground it stands on. */
const during =
  (act: Act): Act =>
  (field, client) =>
    Promise.all([
      run(field, client, { id: randomUUID(), leaving: 'never' }),
      run(field, client, { id: randomUUID(), leaving: 'early' }),
      act(field, client),
    ]);

/** An account that is deleted while it runs; it is enlisted for this alone. */
const deleteDuringRun: Act = async (field) => {
  const client = await enlist(field, 3);
  const id = randomUUID();
  const runs = [1, 2, 3].map(() => run(field, client, { id, leaving: 'never' }));
  await field.call('delete_account', { user_id: client.userId });
  await Promise.all(runs);
};

/** An invoice's news by SQL and by the signed webhook, each several times and in no order. */
const payAndRefund: Act = async ({ stack, targets, owner }, { userId }) => {
  const invoice = `in_${randomUUID()}`;
  const dispute = `dp_${randomUUID()}`;
  const pay = () =>
    owner`select public.apply_invoice_paid(null, ${invoice}, ${userId}, 'sub_siege', 'starter', 10, 'usd', now(), 20)`;
  const news = [
    pay,
    pay,
    () => owner`select public.apply_refund(null, ${invoice}, ${pick([2, 5, 10])})`,
    () => owner`select public.apply_dispute(null, ${invoice}, ${dispute}, 10, ${pick([true, false])})`,
    () => owner`select public.apply_dispute_won(null, ${invoice}, ${dispute})`,
    () => owner`select public.apply_dispute(null, ${invoice}, ${dispute}, 10, true)`,
  ].sort(() => Math.random() - 0.5);
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify({
    ...{ id, object: 'event', api_version: '2026-10-28.endive', type: 'invoice.paid' },
    data: { object: { id: invoice } },
  });
  const secret = stack.payments.webhookSecret;
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  const deliver = () =>
    fetch(`${targets.origin()}/stripe-webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    }).then((response) => response.text());
  await Promise.allSettled([...news.map((tell) => tell()), deliver(), deliver()]);
};

/** How often each is chosen: most clients are honest. */
const acts: [string, number, Act][] = [
  ['honest runs', 8, honest],
  ['runs repeated and left', 6, repeatAndLeave],
  ['runs left before their first word', 4, leaveEarly],
  ['free credits by two ways at once', 2, reclaimAndRefresh],
  ['device tokens changed during runs', 2, during(changeToken)],
  ['sign-outs during runs', 2, during(signOutAndIn)],
  ['suspensions during runs', 1, during(suspendAndLift)],
  ['deletions during runs', 1, deleteDuringRun],
  ['payments, refunds and disputes in no order', 3, payAndRefund],
  ['one run by two browsers, one disconnected', 2, twoBrowsers],
  ['two drafts under one id', 2, twoDraftsOneId],
  ['ids and keys of other accounts', 1, foreignIds],
  ['addresses given back during runs', 1, recoverDuringRun],
  ['deletions and returns during runs', 1, deleteAndReturn],
];
const drawn = acts.flatMap(([name, weight, act]) => Array.from({ length: weight }, () => ({ name, act })));

const refusal = z.object({ code: z.string() });

/**
 * Carries out one act at random. A refusal of the database or a dead connection ends the act, not the siege.
 * @returns what it was, and the code it failed with, or what it got and must not
 */
export async function actOnce(
  field: Field,
  client: Client,
): Promise<{ name: string; failure?: string; breach?: string }> {
  const { name, act } = pick(drawn);
  try {
    await act(field, client);
    return { name };
  } catch (thrown) {
    if (thrown instanceof Breach) return { name, breach: thrown.message };
    return { name, failure: refusal.safeParse(thrown).data?.code ?? String(thrown).slice(0, 80) };
  }
}
