import { buildExtension, buildSite, type ExtensionBrowser, standardAddresses } from './extension-build.ts';
import { packExtension } from './extension-packages.ts';

const zip = process.argv.includes('--zip');
const addresses = {
  apiUrl: process.env.WXT_API_URL ?? standardAddresses.apiUrl,
  siteUrl: process.env.WXT_SITE_URL ?? standardAddresses.siteUrl,
};
const browsers: readonly ExtensionBrowser[] = ['chrome', 'firefox'];

async function build(): Promise<void> {
  for (const browser of browsers) {
    const { folder, reused } = await buildExtension(browser, addresses);
    console.log(`${browser}: ${folder}${reused ? ' (unchanged)' : ''}`);
  }
  console.log(`site: ${await buildSite(addresses)}`);
}

/** Store packages, each told with its size. */
async function pack(): Promise<void> {
  for (const { file, megabytes } of await packExtension(addresses)) {
    console.log(`${file}  ${megabytes.toFixed(2)} MB`);
  }
  const isLocal = [addresses.apiUrl, addresses.siteUrl].some((url) => new URL(url).hostname === '127.0.0.1');
  if (isLocal) {
    console.log(
      'These packages look for the API and the site on this machine. For the stores set WXT_API_URL, WXT_API_KEY and WXT_SITE_URL (docs/deploy.md).',
    );
  }
}

try {
  await (zip ? pack() : build());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
