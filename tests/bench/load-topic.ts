import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { startChild } from './child.ts';
import { draftOfChars } from './drafts.ts';
import { stackUsage } from './enhance/process-usage.ts';
import type { Topic } from './figures.ts';
import { temporaryFolder } from './temporary-folder.ts';

const DRAFTS = 8;
const IDLE_CALLS = 200;
const EVERY_MS = 20;
const MAX_WAIT_MS = 120_000;

const stackSaid = z.object({ apiUrl: z.string(), deviceTokens: z.array(z.string()) });
type StackSaid = z.infer<typeof stackSaid>;

const refusal = z.object({ code: errorCode, retryAfterMs: z.optional(z.number()) });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One call that other users' pages make all the time, in milliseconds. */
async function timeBalance({ apiUrl, deviceTokens }: StackSaid): Promise<number> {
  const begin = performance.now();
  const response = await fetch(`${apiUrl}/functions/v1/enhance/balance`, {
    headers: { Authorization: `Bearer ${deviceTokens.at(-1)}` },
  });
  await response.text();
  if (!response.ok) throw new Error(`The balance answered ${response.status}.`);
  return performance.now() - begin;
}

interface Polished {
  refusals: number;
  longestWaitMs: number;
}

/** One of the longest drafts, sent again after each refusal when it says so. */
async function polish({ apiUrl }: StackSaid, token: string, text: string): Promise<Polished> {
  const asked = { task: { kind: 'enhance', mode: 'rewrite', level: 'polish', text } };
  const polished: Polished = { refusals: 0, longestWaitMs: 0 };
  for (;;) {
    const response = await fetch(`${apiUrl}/functions/v1/enhance`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ requestId: randomUUID(), ...asked }),
    });
    const answer = await response.text();
    if (response.ok && answer.includes('event: done')) return polished;
    // Refused at once it is a status; sent away from a queue that became slower, an event.
    const body = response.ok ? (/^event: error\ndata: (.*)$/m.exec(answer)?.[1] ?? '{}') : answer;
    const { code, retryAfterMs: waitMs = 0 } = z.parse(refusal, JSON.parse(body));
    if (code !== 'rate_limited' || waitMs <= 0 || waitMs > MAX_WAIT_MS)
      throw new Error(`A draft ended with ${response.status}: ${answer.slice(0, 300)}`);
    polished.refusals += 1;
    polished.longestWaitMs = Math.max(polished.longestWaitMs, waitMs);
    await pause(waitMs);
  }
}

/** What other callers feel while the longest drafts are polished by rules and grammar checker. */
export async function measureLoad(): Promise<Topic> {
  const stack = await startChild(join(import.meta.dirname, 'load', 'stack-process.ts'), {
    arguments: [temporaryFolder('load'), String(DRAFTS + 1)],
    schema: stackSaid,
  });
  try {
    const { said } = stack;
    // Both workers load the grammar checker: that is the start's cost, not a draft's.
    await Promise.all(
      [1, 2].map((seed) => polish(said, said.deviceTokens[seed] ?? '', draftOfChars(500, seed))),
    );
    for (let count = 0; count < 50; count += 1) await timeBalance(said);
    const idle: number[] = [];
    for (let count = 0; count < IDLE_CALLS; count += 1) {
      idle.push(await timeBalance(said));
      await pause(EVERY_MS);
    }
    const begin = performance.now();
    let isBusy = true;
    const all = Promise.all(
      said.deviceTokens
        .slice(0, DRAFTS)
        .map((token, index) => polish(said, token, draftOfChars(MAX_DRAFT_CHARS, index))),
    ).finally(() => {
      isBusy = false;
    });
    const busy: number[] = [];
    while (isBusy) {
      busy.push(await timeBalance(said));
      await pause(EVERY_MS);
    }
    const polished = await all;
    const seconds = (performance.now() - begin) / 1_000;
    const refusals = polished.reduce((sum, { refusals: count }) => sum + count, 0);
    const longestMs = Math.max(...polished.map(({ longestWaitMs }) => longestWaitMs));
    return {
      title: 'Other callers while long drafts are polished',
      about: `A balance call every ${EVERY_MS} ms through gateway, function and Postgres, while ${DRAFTS} × ${MAX_DRAFT_CHARS.toLocaleString('en')} characters of as many accounts are polished without a model, beside the same calls with nothing else to do.`,
      figures: [
        {
          name: 'balance call',
          unit: 'ms',
          ours: busy,
          peer: { name: 'idle', samples: idle },
          statistic: 'p95',
          limits: [{ of: 'ratio', atMost: 3 }],
        },
        { name: 'balance call', unit: 'ms', ours: busy, peer: { name: 'idle', samples: idle } },
        {
          name: "functions' memory with their workers",
          unit: 'MB',
          ours: [stackUsage(stack.pid).functions.memoryMb],
        },
      ],
      notes: [
        `All ${DRAFTS} drafts were polished in ${seconds.toFixed(1)} s; ${refusals} times one was told to come again, after at most ${(longestMs / 1_000).toFixed(1)} s.`,
      ],
    };
  } finally {
    await stack.stop();
  }
}
