import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildExtension, standardAddresses } from '@/local/extension-build.ts';
import { projectRoot } from '@/local/run-command.ts';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { startPageServer } from '@/tests/support/page-server.ts';
import { recordScreens } from './record-screens.ts';
import { recordSite } from './record-site.ts';
import { recordTiles } from './record-tiles.ts';

/** `npm run record`: the pictures a listing needs (docs/store.md), and those the site shows, from the built extension. */
async function record(folder: string, site: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await buildExtension('chrome', standardAddresses);
  const pages = await startPageServer();
  const extension = await launchWithExtension({ pagesPort: pages.port, keepsWelcome: true });
  try {
    await recordScreens(extension, folder);
    await recordTiles(extension.context, folder);
    await recordSite(extension, site);
  } finally {
    await extension.close();
    pages.close();
  }
  console.log(`The listing's pictures: ${folder}\nThe site's: ${site}`);
}

try {
  await record(join(projectRoot, '.output/store'), join(projectRoot, 'dashboard/content/pictures'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
