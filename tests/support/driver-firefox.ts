import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { editDriver } from './rich-pages.ts';

/** Events between a page of the matrix and the driver beside it. */
export const ASK = 'edit-driver-ask';
export const ANSWER = 'edit-driver-answer';

/** Answers what the test asks through the page; only text crosses. */
const relay = `
addEventListener('${ASK}', async ({ detail }) => {
  const { act, given } = JSON.parse(detail);
  const ask = async () => editDriver[act](...given);
  const answer = await ask().catch((error) => 'threw ' + error.stack);
  dispatchEvent(new CustomEvent('${ANSWER}', { detail: JSON.stringify({ answer }) }));
});`;

export interface DriverFirefox {
  browser: Browser;
  close(): Promise<void>;
}

/** Firefox with an extension whose only script is the driver of editors: it runs where the card's script does. */
export async function launchDriverFirefox(executablePath: string): Promise<DriverFirefox> {
  const folder = mkdtempSync(join(tmpdir(), 'edit-driver-'));
  const manifest = {
    manifest_version: 3,
    name: 'Edit driver',
    version: '1',
    browser_specific_settings: { gecko: { id: 'edit-driver@whetstone.test' } },
    content_scripts: [{ matches: ['http://127.0.0.1/*'], js: ['driver.js'], run_at: 'document_start' }],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'driver.js'), (await editDriver(true)) + relay);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1000, height: 760 },
    // A temporary extension has its hosts granted.
    extraPrefsFirefox: { 'extensions.originControls.grantByDefault': true },
  });
  await browser.installExtension(folder);
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
