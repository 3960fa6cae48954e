import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { LegacyKeys } from '@/local/api/legacy-keys.ts';
import { quietLibraries } from '@/local/api/quiet-console.ts';
import { loadPaymentKeys, type PaymentKeys } from '@/local/payments/payment-keys.ts';
import { startStack } from '@/local/stack.ts';

/** What tests of the `db` project get by `inject('stack')`: the addresses and keys of one running stack. */
export interface ProvidedStack {
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The old kind of both. */
  legacyKeys: LegacyKeys;
  databaseUrl: string;
  mailboxUrl: string;
  siteUrl: string;
  /** Whether the functions run with the hosted service's limits: the rules then work without the grammar checker. */
  hostedFunctions: boolean;
  /** The payment provider's stand-in. */
  payments: PaymentKeys & { url: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: ProvidedStack;
  }
}

/** One stack for all tests of a project, of which `hosted` has functions with the hosted service's limits: free ports, a state folder of its own, gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-db-'));
  chmodSync(stateFolder, 0o755);
  const hostedFunctions = project.name === 'hosted';
  quietLibraries((line) => console.error(line));
  const stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
    without: ['site'],
    hostedFunctions,
    // Attacks in parallel are the tests' own trade; limits.test.ts and run-limits.test.ts meet the limits.
    functionsEnvironment: {
      ACCOUNT_RUNS_PER_MINUTE: '10000',
      ACCOUNT_STREAMS: '1000',
      OFFLINE_TEXTS_PER_CALLER: '1000',
    },
    log: (line) => console.error(line),
  });
  if (!stack.databaseUrl || !stack.paymentsUrl) {
    await stack.stop();
    throw new Error(
      'The database tests need a real Postgres and the payments, and one could not be started.',
    );
  }
  project.provide('stack', {
    apiUrl: stack.apiUrl,
    anonKey: stack.anonKey,
    serviceRoleKey: stack.serviceRoleKey,
    legacyKeys: stack.legacyKeys,
    databaseUrl: stack.databaseUrl,
    mailboxUrl: stack.mailboxUrl,
    siteUrl: stack.siteUrl,
    hostedFunctions,
    payments: { url: stack.paymentsUrl, ...loadPaymentKeys(stateFolder) },
  });
  return async () => {
    await stack.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  };
}
