import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '@/local/stack.ts';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { draftOfChars } from '@/tests/bench/drafts.ts';
import { stackUsage } from '@/tests/bench/enhance/process-usage.ts';
import { type Account, createAccount } from '@/tests/support/account.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';

// The functions as the hosted platform lets them be: no workers, 256 MB, 2 s of processor time a request.

const MOST_MB = 256;
const MOST_MS = 2_000;
const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-hosted-'));
let stack: Stack;
let account: Account;

beforeAll(async () => {
  chmodSync(stateFolder, 0o755);
  stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
    without: ['site'],
    functionsEnvironment: { WHETSTONE_WITHOUT_WORKERS: '1' },
  });
  account = await createAccount(stack);
}, 60_000);
afterAll(async () => {
  await stack?.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});

test.each(['polish', 'balanced', 'reframe'] as const)(
  'the longest draft at %s stays within the limits, by rules alone, and the answer says so',
  async (level) => {
    const body = enhanceBody({ level, text: draftOfChars(MAX_DRAFT_CHARS, 7) }, `hosted-${level}`);
    const before = stackUsage(process.pid).functions;
    const response = await fetch(
      `${stack.apiUrl}/functions/v1/enhance`,
      enhanceCall(body, { token: account.token }),
    );
    const events = await readAnswer(response);
    const after = stackUsage(process.pid).functions;
    expect(events[0]).toEqual({ type: 'start', engine: 'offline', model: 'rules' });
    expect(events.at(-1)?.type).toBe('done');
    expect(after.processorMs - before.processorMs).toBeLessThan(MOST_MS);
    expect(after.memoryMb).toBeLessThan(MOST_MB);
  },
);
