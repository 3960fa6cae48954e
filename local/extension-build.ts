import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from './run-command.ts';

export type ExtensionBrowser = 'chrome' | 'firefox';

/** What a build depends on, beside the two addresses. */
const SOURCES = [
  'entrypoints',
  'components',
  'shared',
  'packaging',
  'public',
  'wxt.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Output that is shown only when a build fails, so without colours. */
export const plain = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

export interface BuildAddresses {
  apiUrl: string;
  siteUrl: string;
}

export interface BuiltExtension {
  folder: string;
  /** Whether an earlier build of the very same sources was kept. */
  reused: boolean;
}

/** The standard addresses of the local stack, for builds made without one running. */
export const standardAddresses: BuildAddresses = {
  apiUrl: 'http://127.0.0.1:54321',
  siteUrl: 'http://127.0.0.1:5173',
};

export function extensionFolder(browser: ExtensionBrowser): string {
  return join(projectRoot, '.output', `${browser}-mv3`);
}

/** A hash of names and contents under the given files and folders of the project. */
function hashSources(salt: string): string {
  const hash = createHash('sha256').update(salt);
  const visit = (path: string, relative: string) => {
    if (!existsSync(path)) return;
    const entries = relative.includes('.')
      ? undefined
      : readdirSync(path, { withFileTypes: true, recursive: true });
    if (!entries) {
      hash.update(relative).update(readFileSync(path));
      return;
    }
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(projectRoot.length)).update(readFileSync(file));
  };
  for (const source of SOURCES) visit(join(projectRoot, source), source);
  return hash.digest('hex');
}

/**
 * Builds the extension for one browser into `.output`, unless the build there is of the same sources and addresses.
 *
 * @throws Error holding the builder's output where it fails.
 */
export async function buildExtension(
  browser: ExtensionBrowser,
  addresses: BuildAddresses,
  signal?: AbortSignal,
): Promise<BuiltExtension> {
  const folder = extensionFolder(browser);
  // Inside the build, so that any other build of it takes the stamp away.
  const stamp = join(folder, '.sources');
  const hash = hashSources(`${browser} ${addresses.apiUrl} ${addresses.siteUrl}`);
  if (
    existsSync(join(folder, 'manifest.json')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  ) {
    return { folder, reused: true };
  }
  const { code, output } = await runCommand('wxt', ['build', '-b', browser, '--mv3'], {
    environment: { ...plain, WXT_API_URL: addresses.apiUrl, WXT_SITE_URL: addresses.siteUrl },
    ...(signal ? { signal } : {}),
  });
  if (code !== 0) throw new Error(`The extension for ${browser} could not be built:\n${output.trim()}`);
  writeFileSync(stamp, hash);
  return { folder, reused: false };
}
