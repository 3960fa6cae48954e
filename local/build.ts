import { join } from 'node:path';
import { version } from '@/package.json' with { type: 'json' };
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { buildExtension, type ExtensionBrowser, standardAddresses } from './extension-build.ts';
import { packExtension } from './extension-packages.ts';
import { projectRoot } from './run-command.ts';
import { buildSite } from './site-build.ts';
import { findPlaceholders, readStoreAddresses } from './store-addresses.ts';

const zip = process.argv.includes('--zip');
/** Packages to look at, which no store is given. */
const isTrial = process.argv.includes('--trial');
const browsers: readonly ExtensionBrowser[] = ['chrome', 'firefox'];

async function build(): Promise<void> {
  const addresses = {
    apiUrl: process.env.WXT_API_URL ?? standardAddresses.apiUrl,
    siteUrl: process.env.WXT_SITE_URL ?? standardAddresses.siteUrl,
  };
  for (const browser of browsers) {
    const { folder, reused } = await buildExtension(browser, addresses);
    console.log(`${browser}: ${folder}${reused ? ' (unchanged)' : ''}`);
  }
  console.log(`site: ${await buildSite(addresses)}`);
}

/** Store packages, each told with its size, and what they are made of. */
async function pack(): Promise<void> {
  const addresses = readStoreAddresses(process.env);
  const placeholders = findPlaceholders(addresses);
  if (placeholders.length > 0 && !isTrial) {
    const how = 'See docs/deploy.md, section 4. For packages to try out: npm run zip -- --trial';
    throw new Error(['No store takes packages with these addresses:', ...placeholders, how].join('\n'));
  }
  const folder = join(projectRoot, '.output');
  const { apiUrl, siteUrl } = addresses;
  const packages = await packExtension(
    {
      apiUrl: apiUrl || standardAddresses.apiUrl,
      siteUrl: siteUrl || standardAddresses.siteUrl,
    },
    folder,
  );
  for (const { file, megabytes } of packages) console.log(`${file}  ${megabytes.toFixed(2)} MB`);
  console.log(await writeBillOfMaterials(folder, version));
  for (const sentence of placeholders) console.log(`Not for a store: ${sentence}`);
}

try {
  await (zip ? pack() : build());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
