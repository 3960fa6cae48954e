import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPaymentKeys } from '@/local/payments/payment-keys.ts';
import { startStack } from '@/local/stack.ts';
import { runSmoke } from './run-smoke.ts';

/**
 * The smoke test against a stack of its own, so that it is known to work when an operator runs it.
 * @throws Error where a check failed
 */
export async function smokeLocalStack(say: (line: string) => void): Promise<void> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-smoke-'));
  chmodSync(stateFolder, 0o755);
  const stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    throwaway: true,
  });
  try {
    const failures = await runSmoke(
      {
        url: stack.apiUrl,
        publishableKey: stack.anonKey,
        secretKey: stack.serviceRoleKey,
        webhookSecret: loadPaymentKeys(stateFolder).webhookSecret,
        siteUrl: stack.hasSite ? stack.siteUrl : undefined,
      },
      say,
    );
    if (failures > 0) throw new Error(`${failures} checks of the smoke test failed.`);
  } finally {
    await stack.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}
