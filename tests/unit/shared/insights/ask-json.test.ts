import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createAsk } from '@/shared/insights/sources/ask-json.ts';

// How long a source that refuses is left alone, in every form it may say so (RFC 9110 §10.2.3, Reddit, X).

const NOW = Date.parse('2026-11-28T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Refused once with these headers, then given; what was waited for, and how long others were told to wait. */
async function ask(status: number, headers: object) {
  const waits: number[] = [];
  const holds: number[] = [];
  const answers = [new Response('{}', { status, headers: { ...headers } }), Response.json({ found: 1 })];
  const outcome = await createAsk({
    signal: new AbortController().signal,
    random: () => 0.5,
    sleep: async (ms) => void waits.push(ms),
    onHoldOff: (ms) => holds.push(ms),
    fetch: async () => answers.shift() ?? Response.error(),
  })({ url: 'https://source.example/' }, z.object({ found: z.number() })).then(
    ({ found }) => found,
    ({ status: fault }: { status: string }) => fault,
  );
  return { outcome, waits, holds };
}

/** With half of the jitter of 300 ms. */
const waited = (ms: number) => ({ outcome: 1, waits: [ms + 150], holds: [] });
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1_000);

test.each([
  { after: 'seconds', status: 429, headers: { 'Retry-After': '2' }, ms: 2_000 },
  { after: 'seconds of a server that is down', status: 503, headers: { 'Retry-After': '3' }, ms: 3_000 },
  { after: 'a date', status: 429, headers: { 'Retry-After': inSeconds(2).toUTCString() }, ms: 2_000 },
  {
    after: 'a date that is past',
    status: 429,
    headers: { 'Retry-After': inSeconds(-60).toUTCString() },
    ms: 0,
  },
  { after: 'Reddit’s reset, in seconds', status: 429, headers: { 'x-ratelimit-reset': '1' }, ms: 1_000 },
  {
    after: 'X’s reset, as unix time',
    status: 429,
    headers: { 'x-rate-limit-reset': String(NOW / 1_000 + 2) },
    ms: 2_000,
  },
  {
    after: 'Retry-After rather than a reset',
    status: 429,
    headers: { 'Retry-After': '1', 'x-ratelimit-reset': '300' },
    ms: 1_000,
  },
  { after: 'nothing that can be read', status: 429, headers: { 'Retry-After': 'soon' }, ms: 300 },
  { after: 'nothing', status: 500, headers: {}, ms: 300 },
  { after: 'an empty header', status: 429, headers: { 'Retry-After': '' }, ms: 300 },
  // Reddit says when its quota begins anew with every answer: no reason to give up on one that failed.
  { after: 'a reset beside a fault', status: 500, headers: { 'x-ratelimit-reset': '400' }, ms: 300 },
])('is asked once more after $after', async ({ status, headers, ms }) => {
  expect(await ask(status, headers)).toEqual(waited(ms));
});

test.each([
  ['seconds', { 'Retry-After': '60' }, 60_000],
  ['a date', { 'Retry-After': inSeconds(90).toUTCString() }, 90_000],
  ['Reddit’s reset', { 'x-ratelimit-reset': '400' }, 400_000],
  ['X’s reset', { 'x-rate-limit-reset': String(NOW / 1_000 + 900) }, 900_000],
] as const)('is left alone where %s would take too long, and others are told', async (_, headers, ms) => {
  expect(await ask(429, headers)).toEqual({ outcome: 'quota', waits: [], holds: [ms] });
});
