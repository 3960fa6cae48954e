import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPaymentKeys } from '@/local/payments/payment-keys.ts';
import { startStack } from '@/local/stack.ts';
import { besiege, type SiegeOptions, type SiegeReport } from './siege.ts';

/**
 * A siege of a stack of its own: it needs most of the connections a small Postgres has.
 * @throws Error where the stack came up without a real Postgres or the payments
 */
export async function besiegeStack(options: SiegeOptions): Promise<SiegeReport> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-siege-'));
  chmodSync(stateFolder, 0o755);
  try {
    const stack = await startStack({
      stateFolder,
      ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
      throwaway: true,
      without: ['site'],
    });
    try {
      const { databaseUrl, paymentsUrl } = stack;
      if (!databaseUrl || !paymentsUrl) throw new Error('The siege needs a real Postgres and the payments.');
      const payments = { url: paymentsUrl, ...loadPaymentKeys(stateFolder) };
      return await besiege({ ...stack, databaseUrl, payments }, options);
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(stateFolder, { recursive: true, force: true });
  }
}
