import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const paymentKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });

/** The API's key and the secret webhooks are signed with. */
export type PaymentKeys = z.infer<typeof paymentKeys>;

/** The keys of a state folder, made on its first start and kept. */
export function loadPaymentKeys(stateFolder: string): PaymentKeys {
  const path = join(stateFolder, 'payment-keys.json');
  try {
    return paymentKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    const keys: PaymentKeys = {
      secretKey: `sk_test_local${randomBytes(24).toString('hex')}`,
      webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    };
    writeFileSync(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
}
