import { buildExtension, buildSite, type ExtensionBrowser, standardAddresses } from './extension-build.ts';
import { runCommand } from './run-command.ts';

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

/** Store packages; the builder builds for them itself. */
async function pack(): Promise<void> {
  for (const browser of browsers) {
    const environment = {
      ...process.env,
      WXT_API_URL: addresses.apiUrl,
      WXT_SITE_URL: addresses.siteUrl,
    };
    const { code } = await runCommand('wxt', ['zip', '-b', browser, '--mv3'], { echo: true, environment });
    if (code !== 0) throw new Error(`The package for ${browser} could not be made.`);
  }
}

try {
  await (zip ? pack() : build());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
