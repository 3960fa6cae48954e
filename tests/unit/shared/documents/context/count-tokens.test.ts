import { expect, test, vi } from 'vitest';
import { loadTokenCounter } from '@/shared/documents/context/count-tokens.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

// By OpenAI's own o200k_base.
test.each([
  ['', 0],
  ['Hello, world!', 4],
  ['<|endoftext|>', 7],
])('%j has %i tokens', async (text, tokens) => {
  expect((await loadTokenCounter())(text)).toBe(tokens);
});

test.each([
  ['one letter 200,000 times', 'a'.repeat(200_000)],
  ['Chinese without a blank', '数据分析报告'.repeat(20_000)],
  [
    'base64',
    Buffer.from(Uint8Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)).toString('base64'),
  ],
])('%s is counted in good time', async (_, text) => {
  const started = cpuMs();
  expect((await loadTokenCounter())(text)).toBeGreaterThan(1_000);
  expect(cpuMs() - started).toBeLessThan(3_000);
});

test('a text of 2 million characters is counted from a sample, within 3 %', async () => {
  const part = 'The quick brown fox jumps over the lazy dog, 1234 times in 2026.\n';
  const times = Math.ceil(2_000_000 / part.length);
  const one = (await loadTokenCounter())(part.repeat(1_000));
  const all = (await loadTokenCounter())(part.repeat(times));
  expect(Math.abs(all / ((one / 1_000) * times) - 1)).toBeLessThan(0.03);
});
