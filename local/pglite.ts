import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Row } from './database.ts';
import type { Connected } from './postgres-connection.ts';

/** Postgres compiled to WASM, inside this process: one session, so its callers must queue. */
export async function connectPglite(stateFolder: string): Promise<Connected> {
  const folder = join(stateFolder, 'pglite');
  mkdirSync(folder, { recursive: true });
  const connection = await createPgliteConnection({ url: folder });
  const { driver } = connection;
  await driver.waitReady;
  return {
    connection,
    async execute(script) {
      await driver.exec(script);
    },
    async query(text, parameters = []) {
      return (await driver.query<Row>(text, parameters)).rows;
    },
    close: () => connection.close(),
  };
}
