import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod/mini';

/** As `keys.json` of a state folder holds them. */
export const stackKeys = z.object({ publishable: z.string(), secret: z.string(), jwtSecret: z.string() });

/** What the hosted project's API settings hold: the public key, the service role's, and the signing secret. */
export type StackKeys = z.infer<typeof stackKeys>;

/** Where a state folder keeps them. */
export const KEYS_FILE = 'keys.json';

/** The keys of a state folder, made on its first start and kept, so that built extensions stay valid. */
export async function loadKeys(stateFolder: string): Promise<StackKeys> {
  const path = join(stateFolder, KEYS_FILE);
  try {
    return stackKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    const keys: StackKeys = {
      publishable: (await generateApiKey('publishable')).key,
      secret: (await generateApiKey('secret')).key,
      jwtSecret: randomBytes(32).toString('base64url'),
    };
    writeFileSync(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
}
