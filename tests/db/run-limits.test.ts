import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldAnswer } from '@/tests/support/cloud-scripts.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { answerWith } from '@/tests/support/model-server.ts';
import { type Customer, type ModelStack, startModelStack } from '@/tests/support/model-stack.ts';
import { call, createAccount, createDeviceToken, owner } from './database.ts';

afterAll(() => owner.end());

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

interface Begun {
  outcome: string;
  withinBudget?: boolean;
  retryAfterMs?: number;
}

describe('begin_run', () => {
  let tokenHash: string;
  const begin = (changes: Record<string, unknown> = {}) =>
    call<Begun>('begin_run', {
      run_id: randomUUID(),
      user_id: null,
      session_id: null,
      token_hash: tokenHash,
      per_minute: 100,
      at_once: 3,
      tokens: 0,
      budget: null,
      ...changes,
    });

  beforeAll(async () => {
    const { userId } = await createAccount();
    tokenHash = hashOf(await createDeviceToken(userId));
  });

  test('of 30 at once lets exactly so many through as may run at once, and the next when one ends', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const answers = await Promise.all(ids.map((run_id) => begin({ run_id })));
    expect(answers.filter(({ outcome }) => outcome === 'begun')).toHaveLength(3);
    expect(answers.find(({ outcome }) => outcome === 'rate_limited')?.retryAfterMs).toBeGreaterThan(0);
    const running = ids.filter((_, index) => answers[index]?.outcome === 'begun');
    for (const run_id of running) await call('end_run', { run_id, used_tokens: 0 });
    const run_id = randomUUID();
    expect((await begin({ run_id })).outcome).toBe('begun');
    await call('end_run', { run_id, used_tokens: 0 });
  });

  test('counts cancelled runs: what ended at once was begun all the same', async () => {
    const { userId } = await createAccount();
    const hash = hashOf(await createDeviceToken(userId));
    const outcomes: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const run_id = randomUUID();
      outcomes.push((await begin({ run_id, token_hash: hash, per_minute: 5 })).outcome);
      await call('end_run', { run_id, used_tokens: 0 });
    }
    expect(outcomes).toEqual([...Array(5).fill('begun'), 'rate_limited', 'rate_limited']);
  });

  test('forgets a run whose process died', async () => {
    const { userId } = await createAccount();
    const hash = hashOf(await createDeviceToken(userId));
    expect((await begin({ token_hash: hash, at_once: 1 })).outcome).toBe('begun');
    expect((await begin({ token_hash: hash, at_once: 1 })).outcome).toBe('rate_limited');
    await owner`update public.engine_runs set started_at = now() - interval '401 seconds' where user_id = ${userId}`;
    expect((await begin({ token_hash: hash, at_once: 1 })).outcome).toBe('begun');
  });

  test('asked again for the same run changes nothing', async () => {
    const run_id = randomUUID();
    const before = await usage();
    for (let count = 0; count < 3; count += 1)
      expect(await begin({ run_id, tokens: 500 })).toMatchObject({ outcome: 'begun', withinBudget: true });
    expect((await usage()) - before).toBe(500);
    for (let count = 0; count < 3; count += 1) await call('end_run', { run_id, used_tokens: 120 });
    expect((await usage()) - before).toBe(120);
  });

  test('gives an account its share of the day, whatever it leaves early, and the others theirs', async () => {
    const [one, other] = await Promise.all(
      [createAccount(), createAccount()].map(async (made) => createDeviceToken((await made).userId)),
    );
    const ask = (token: string | undefined, changes: object = {}) =>
      begin({
        token_hash: hashOf(token ?? ''),
        at_once: 100,
        tokens: 1_000,
        account_budget: 5_500,
        ...changes,
      });
    const before = await usage();
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const answers = await Promise.all(ids.map((run_id) => ask(one, { run_id })));
    expect(answers.filter(({ withinBudget }) => withinBudget)).toHaveLength(5);
    expect((await usage()) - before).toBe(5_000);
    // Left before the first word: the model has read all the same.
    await Promise.all(ids.map((run_id) => call('end_run', { run_id, used_tokens: 900 })));
    expect((await usage()) - before).toBe(4_500);
    expect(await ask(one)).toMatchObject({ withinBudget: true });
    expect(await ask(one)).toMatchObject({ outcome: 'begun', withinBudget: false });
    expect(await ask(other)).toMatchObject({ withinBudget: true });
    // What the day had not is not held of the account's either.
    const spent = await ask(other, { tokens: 2_000, budget: (await usage()) + 1_000 });
    expect(spent).toMatchObject({ withinBudget: false });
    expect(await ask(other, { tokens: 4_500 })).toMatchObject({ withinBudget: true });
    await owner`update private.account_model_usage set day = day - 1`;
    expect(await ask(one)).toMatchObject({ withinBudget: true });
  });

  test('is for nobody without an account', async () => {
    expect((await begin({ token_hash: 'f'.repeat(64) })).outcome).toBe('unauthorized');
  });

  const usage = async () =>
    Number((await owner`select coalesce(sum(tokens), 0) as tokens from public.model_usage`)[0]?.tokens);

  test('40 runs at once hold no more than the day’s budget, and give back what they did not use', async () => {
    const before = await usage();
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const answers = await Promise.all(
      ids.map((run_id) => begin({ run_id, at_once: 100, tokens: 1_000, budget: before + 10_500 })),
    );
    expect(answers.filter(({ withinBudget }) => withinBudget)).toHaveLength(10);
    expect((await usage()) - before).toBe(10_000);
    await Promise.all(ids.map((run_id) => call('end_run', { run_id, used_tokens: 100 })));
    expect((await usage()) - before).toBe(1_000);
  });
});

describe('the functions', () => {
  let parts: ModelStack;
  let customer: Customer;
  const enhance = (options: { task?: object; signal?: AbortSignal; token?: string } = {}) =>
    fetch(
      `${parts.stack.apiUrl}/functions/v1/enhance`,
      enhanceCall(enhanceBody(options.task, randomUUID()), {
        token: options.token ?? customer.token,
        ...(options.signal && { signal: options.signal }),
      }),
    );

  beforeAll(async () => {
    parts = await startModelStack({
      ACCOUNT_STREAMS: '2',
      ACCOUNT_RUNS_PER_MINUTE: '12',
      MODEL_BUDGET_PER_DAY: '30000',
    });
    customer = await parts.createCustomer(250);
  }, 60_000);
  afterAll(() => parts?.stop());

  test('two streams at once and no third, whichever way it comes; a cancelled run still counted', async () => {
    const hold = heldAnswer();
    parts.model.script = hold.script;
    const running = [await enhance(), await enhance({ token: customer.jwt })];
    expect(running.map(({ status }) => status)).toEqual([200, 200]);
    const third = await enhance();
    expect([third.status, await third.json()]).toMatchObject([
      429,
      { code: 'rate_limited', retryAfterMs: expect.any(Number) },
    ]);
    hold.release();
    await Promise.all(running.map((response) => readAnswer(response)));
    expect(await parts.balance(customer.userId)).toMatchObject({ credits: 248, sum: 248 });

    parts.model.script = () => undefined;
    let waitMs = 0;
    for (let count = 0; count < 20 && waitMs === 0; count += 1) {
      const leave = new AbortController();
      const response = await enhance({ signal: leave.signal });
      if (response.status === 429) waitMs = (await response.json()).retryAfterMs;
      else leave.abort();
      await expect.poll(openRuns).toBe(0);
    }
    expect(waitMs).toBeGreaterThan(0);
    expect(await parts.balance(customer.userId)).toMatchObject({ credits: 248, sum: 248 });
  });

  const openRuns = async () =>
    Number((await parts.stack.query('select count(*) as n from public.engine_runs'))[0]?.n);

  test('once the day’s budget is spent the rules answer, say so and cost nothing', async () => {
    const other = await parts.createCustomer(10);
    parts.model.script = answerWith('Please review it.');
    await parts.stack.query(
      `insert into public.model_usage (day, tokens) values ((now() at time zone 'utc')::date, 29000)
       on conflict (day) do update set tokens = 29000`,
    );
    const asked = parts.model.calls.length;
    const events = await readAnswer(await enhance({ token: other.token }));
    expect(events[0]).toMatchObject({ type: 'start', engine: 'offline' });
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: null, remarks: ['budget_spent'] });
    expect(parts.model.calls).toHaveLength(asked);
    expect(await parts.balance(other.userId)).toMatchObject({ credits: 10, sum: 10 });

    const response = await fetch(
      `${parts.stack.apiUrl}/functions/v1/enhance/answer`,
      enhanceCall(
        { requestId: randomUUID(), task: { kind: 'answer', text: 'Why?' } },
        { token: other.token },
      ),
    );
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'model_budget_spent' }]);
  });

  test('what was held is corrected by what the model says it used', async () => {
    await parts.stack.query('delete from public.model_usage');
    const other = await parts.createCustomer(10);
    parts.model.script = (answer) => {
      answer.text('Please review it.');
      answer.raw('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n');
      answer.raw(
        'data: {"choices":[],"usage":{"prompt_tokens":300,"completion_tokens":21,"total_tokens":321}}\n\n',
      );
      answer.finish();
    };
    expect((await readAnswer(await enhance({ token: other.token }))).at(-1)?.type).toBe('done');
    const tokens = async () =>
      Number((await parts.stack.query('select tokens from public.model_usage'))[0]?.tokens);
    await expect.poll(tokens).toBe(321);
  });
});
