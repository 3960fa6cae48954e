import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import type { Answer } from '@/tests/support/model-server.ts';
import { type Customer, type ModelStack, startModelStack } from '@/tests/support/model-stack.ts';

// One credit, many answers: repeat a request, abort its first run, spend the credit again (decision 16). Over HTTP, against
// the functions as they run.

let server: ModelStack;
beforeAll(async () => {
  server = await startModelStack();
}, 120_000);
afterAll(() => server?.stop());

const ROUNDS = 8;
const ANSWER = 'Please send the report to Ana before five.';

/** A model that says nothing until it is told to. */
function silentModel(): { speak(): void } {
  const waiting: Answer[] = [];
  server.model.script = (answer) => {
    answer.begin();
    waiting.push(answer);
  };
  return {
    speak() {
      for (const answer of waiting) {
        if (answer.isClosed) continue;
        answer.text(ANSWER);
        answer.finish();
      }
    },
  };
}

interface Product {
  path: string;
  token: (customer: Customer) => string;
  body: (requestId: string) => object;
  isAnswer: (response: Response) => Promise<boolean>;
}
const products: [string, Product][] = [
  [
    'a rewrite',
    {
      path: 'enhance',
      token: ({ token }) => token,
      body: (requestId) => enhanceBody({ text: 'pls send teh report to Ana before five' }, requestId),
      isAnswer: async (response) => (await readAnswer(response)).some(({ type }) => type === 'delta'),
    },
  ],
  [
    'a prompt',
    {
      path: 'generate',
      token: ({ jwt }) => jwt,
      body: (requestId) => ({
        requestId,
        ...{ topic: 'a report for Ana', tone: 'professional', length: 'balanced', mode: 'reframe' },
        additional_context: '',
      }),
      isAnswer: async (response) => response.ok,
    },
  ],
];

test.each(products)('%s cannot be had often for one credit by repeating and leaving', async (_, product) => {
  const model = silentModel();
  const customer = await server.createCustomer(1);
  const ask = (requestId: string, signal?: AbortSignal) =>
    fetch(
      `${server.stack.apiUrl}/functions/v1/${product.path}`,
      enhanceCall(product.body(requestId), { token: product.token(customer), ...(signal && { signal }) }),
    );
  const repeats: Promise<boolean>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const requestId = randomUUID();
    const leave = new AbortController();
    const calls = server.model.calls.length;
    const first = ask(requestId, leave.signal).then(
      async (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    first.catch(() => undefined);
    // Both are at the model, or were refused.
    const isRunning = await Promise.race([
      first.then(() => false),
      expect
        .poll(() => server.model.calls.length, { timeout: 40_000 })
        .toBe(calls + 1)
        .then(() => true),
    ]);
    if (!isRunning) break;
    const repeat = ask(requestId)
      .then((response) => product.isAnswer(response))
      .catch(() => false);
    repeats.push(repeat);
    // A repeat that is refused never comes to the model.
    await Promise.race([
      repeat,
      expect.poll(() => server.model.calls.length, { timeout: 40_000 }).toBe(calls + 2),
    ]);
    leave.abort();
    await expect.poll(() => server.model.calls[calls]?.abortedAtMs, { timeout: 40_000 }).toBeDefined();
    await first.catch(() => undefined);
  }
  model.speak();
  const answers = (await Promise.all(repeats)).filter(Boolean).length;
  expect(answers).toBe(1);
  expect(await server.balance(customer.userId)).toEqual({ credits: 0, sum: 0 });
});

test('a client that leaves before its first word gets its credit back at once', async () => {
  silentModel();
  const customer = await server.createCustomer(1);
  const [, { body }] = products[0] as [string, Product];
  for (let round = 0; round < 3; round += 1) {
    const leave = new AbortController();
    const response = await fetch(
      `${server.stack.apiUrl}/functions/v1/enhance`,
      enhanceCall(body(randomUUID()), { token: customer.token, signal: leave.signal }),
    );
    expect(response.status).toBe(200);
    leave.abort();
    await expect
      .poll(async () => (await server.balance(customer.userId)).credits, { timeout: 40_000 })
      .toBe(1);
  }
});
