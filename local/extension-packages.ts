import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildAddresses, ExtensionBrowser } from './extension-build.ts';
import { projectRoot, runCommand } from './run-command.ts';

export interface ExtensionPackage {
  file: string;
  megabytes: number;
}

interface ZipOptions {
  addresses: BuildAddresses;
  /** Where the build and its zip go. */
  folder: string;
  /** The sources to build; the project's own if left out. */
  root?: string;
  environment?: Record<string, string>;
}

const isPackage = (name: string) => name.endsWith('.zip');

/**
 * Builds and packs the extension for one browser. The same sources and addresses give the same bytes, whatever the clock,
 * the folder and the machine.
 *
 * @throws Error holding the builder's output where it fails
 */
export async function zipExtension(browser: ExtensionBrowser, options: ZipOptions): Promise<void> {
  const { addresses, folder, root = projectRoot } = options;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    // A test runner's would make a build for development.
    NODE_ENV: 'production',
    WXT_API_URL: addresses.apiUrl,
    WXT_SITE_URL: addresses.siteUrl,
    WHETSTONE_OUT_DIR: folder,
    ...options.environment,
  };
  const { code, output } = await runCommand('wxt', ['zip', root, '-b', browser, '--mv3'], { environment });
  if (code !== 0) throw new Error(`The package for ${browser} could not be made:\n${output.trim()}`);
}

/**
 * Builds and packs the extension for the stores: Chrome, Edge, Firefox, and the sources that Firefox's reviewers ask for.
 * Edge takes what Chrome takes, under a name of its own.
 *
 * @param folder where builds and packages go; packages that lie there are taken away
 * @throws Error holding the builder's output where it fails
 */
export async function packExtension(
  addresses: BuildAddresses,
  folder: string = join(projectRoot, '.output'),
): Promise<ExtensionPackage[]> {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter(isPackage)) rmSync(join(folder, old));
  for (const browser of ['chrome', 'firefox'] as const) await zipExtension(browser, { addresses, folder });
  for (const name of readdirSync(folder).filter(isPackage)) {
    const forEdge = name.replace('-chrome-', '-edge-');
    if (forEdge !== name) copyFileSync(join(folder, name), join(folder, forEdge));
  }
  return readdirSync(folder)
    .filter(isPackage)
    .sort()
    .map((name) => ({ file: join(folder, name), megabytes: statSync(join(folder, name)).size / 1e6 }));
}
