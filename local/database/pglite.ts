import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Row } from './database-types.ts';
import type { Connected } from './postgres-connection.ts';

/** Opening cannot be cut short, so who gives up stops waiting for it. */
function unlessAborted<T>(opening: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    opening.then(resolve, reject);
  });
}

/** Postgres compiled to WASM, inside this process: one session, so its callers must queue. */
export async function connectPglite(stateFolder: string, signal: AbortSignal): Promise<Connected> {
  const folder = join(stateFolder, 'pglite');
  const complete = join(stateFolder, 'pglite.complete');
  // Without the mark its making was cut short, and what is there cannot be opened.
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const connection = await unlessAborted(createPgliteConnection({ url: folder }), signal);
  const { driver } = connection;
  await unlessAborted(driver.waitReady, signal);
  writeFileSync(complete, '');
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
