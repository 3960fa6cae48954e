import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses and keys of a running stack, by the names of design §7. */
export type StackEnvironment = Record<string, string>;

/** A `KEY=value` a line; what is undefined is left out. */
export function formatEnvironment(environment: Record<string, string | undefined>): string {
  return Object.entries(environment)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** The reverse of `formatEnvironment`; empty lines and comments are passed over. */
export function parseEnvironment(text: string): StackEnvironment {
  const environment: StackEnvironment = {};
  for (const line of text.split('\n')) {
    const cut = line.indexOf('=');
    if (cut > 0 && !line.startsWith('#')) environment[line.slice(0, cut).trim()] = line.slice(cut + 1).trim();
  }
  return environment;
}

/**
 * Writes `<state>/env`, readable by its owner alone: it holds the service role's key.
 *
 * @returns takes it away, so that nobody reads the addresses of a stack that is gone.
 */
export function writeEnvironmentFile(
  stateFolder: string,
  environment: Record<string, string | undefined>,
): () => void {
  const path = join(stateFolder, 'env');
  writeFileSync(path, formatEnvironment(environment), { mode: 0o600 });
  chmodSync(path, 0o600);
  return () => rmSync(path, { force: true });
}
