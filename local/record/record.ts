import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExtension, standardAddresses } from '@/local/extension-build.ts';
import { projectRoot } from '@/local/run-command.ts';
import { startStack } from '@/local/stack.ts';
import { launchWithExtension, SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { startPageServer } from '@/tests/support/page-server.ts';
import { pictureFonts } from './picture-fonts.ts';
import { recordScreens } from './record-screens.ts';
import { recordSite } from './record-site.ts';
import { recordTiles } from './record-tiles.ts';
import { recordVideos } from './record-videos.ts';
import { createSiteAccount } from './site-account.ts';

interface FineBrowser {
  pagesPort: number;
  environment: Record<string, string>;
  scale: number;
}

interface Folders {
  /** What a listing needs (docs/store.md). */
  store: string;
  /** The pictures and the films the site shows. */
  pictures: string;
  videos: string;
}

/** The site with everything behind it, for the film that shows it. */
async function recordFilms(fine: FineBrowser, folder: string): Promise<void> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-record-'));
  const ports = { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 };
  const stack = await startStack({ stateFolder, ports, throwaway: true, siteOrigin: SITE_ORIGIN });
  const portOf = (url: string) => Number(new URL(url).port);
  const extension = await launchWithExtension({
    ...fine,
    moves: true,
    apiPort: portOf(stack.apiUrl),
    sitePort: portOf(stack.siteUrl),
  });
  try {
    await recordVideos(extension, folder, await createSiteAccount(stack));
  } finally {
    await extension.close();
    await stack.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

async function recordPictures(fine: FineBrowser, folder: string): Promise<void> {
  const extension = await launchWithExtension(fine);
  try {
    await recordSite(extension, folder);
  } finally {
    await extension.close();
  }
}

/** The listing's, one device pixel for each of CSS, as the stores measure them. */
async function recordListing(browser: Omit<FineBrowser, 'scale'>, folder: string): Promise<void> {
  const extension = await launchWithExtension({ ...browser, keepsWelcome: true });
  try {
    await recordScreens(extension, folder);
    await recordTiles(extension.context, folder);
  } finally {
    await extension.close();
  }
}

/** All of it, or what is named: `npm run record -- films`. */
function isWanted(part: 'store' | 'pictures' | 'films'): boolean {
  const named = process.argv.slice(2);
  return named.length === 0 || named.includes(part);
}

/** `npm run record`: the pictures and films of the listing and the site, from the built extension. Films want ffmpeg. */
async function record({ store, pictures, videos }: Folders): Promise<void> {
  for (const folder of [store, pictures, videos]) mkdirSync(folder, { recursive: true });
  await buildExtension('chrome', standardAddresses);
  const pages = await startPageServer();
  const settings = mkdtempSync(join(tmpdir(), 'whetstone-fonts-'));
  const browser = { pagesPort: pages.port, environment: pictureFonts(settings) };
  const fine = { ...browser, scale: 2 };
  try {
    if (isWanted('store')) await recordListing(browser, store);
    if (isWanted('films')) await recordFilms(fine, videos);
    if (isWanted('pictures')) await recordPictures(fine, pictures);
  } finally {
    pages.close();
    rmSync(settings, { recursive: true, force: true });
  }
  console.log(`The listing's pictures: ${store}\nThe site's: ${pictures}, ${videos}`);
}

try {
  await record({
    store: join(projectRoot, '.output/store'),
    pictures: join(projectRoot, 'dashboard/content/pictures'),
    videos: join(projectRoot, 'dashboard/content/videos'),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
