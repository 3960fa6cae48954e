import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plain, standardAddresses } from './extension-build.ts';
import { type PageRenderer, writePages } from './prerender-site.ts';
import { projectRoot, runCommand } from './run-command.ts';

export interface SiteAddresses {
  apiUrl: string;
  apiKey?: string;
  /** The extension's page in the store. */
  storeUrl?: string;
  /** Where the site will stand: canonical addresses and the sitemap name it. */
  siteUrl?: string;
}

async function build(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runCommand('vite', ['build', 'dashboard', '--emptyOutDir', ...args], {
    environment,
  });
  if (code !== 0) throw new Error(`The website could not be built:\n${output.trim()}`);
}

/**
 * Builds the website, its public pages written out as HTML.
 *
 * @param folder where to
 * @returns the folder
 * @throws Error holding the builder's output where it fails.
 */
export async function buildSite(
  { apiUrl, apiKey, storeUrl, siteUrl = standardAddresses.siteUrl }: SiteAddresses,
  folder = join(projectRoot, 'dist'),
): Promise<string> {
  const environment = {
    ...plain,
    // A test runner's mode would make a build for development.
    NODE_ENV: 'production',
    VITE_API_URL: apiUrl,
    ...(apiKey && { VITE_API_KEY: apiKey }),
    ...(storeUrl && { VITE_STORE_URL: storeUrl }),
  };
  await build(['--outDir', folder], environment);
  // Inside the project: what the renderer imports is found from there.
  const scratch = join(projectRoot, '.whetstone');
  mkdirSync(scratch, { recursive: true });
  const renderer = mkdtempSync(join(scratch, 'pages-'));
  try {
    await build(['--ssr', 'prerender-page.tsx', '--outDir', renderer], environment);
    const url = pathToFileURL(join(renderer, 'prerender-page.js')).href;
    await writePages((await import(url)) as PageRenderer, { folder, siteUrl });
  } finally {
    rmSync(renderer, { recursive: true, force: true });
  }
  return folder;
}
