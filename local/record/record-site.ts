import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { projectRoot } from '@/local/run-command.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { xlsxFile } from '@/tests/support/office-files.ts';
import { openPage, type Scheme, sharpenIn } from './record-screens.ts';
import { face } from './record-tiles.ts';
import { toWebp } from './to-webp.ts';
import { writeAvif } from './write-avif.ts';

/** As large as the site shows them, in CSS pixels. */
const CARD = { width: 900, height: 640 };
const PANEL = { width: 420, height: 1500 };
/** Below what is cut out of the panel. */
const MARGIN = 16;
/** What sites show of a shared link. */
const SHARED = { width: 1200, height: 630 };

const MAIL =
  'hi Dana, i wanted to ask weather you could send me the the numbers for thursday. its for the meeting with Northwind on 12 March, we should of had them yesterday, alot of people are waiting.';

interface Cut {
  y: number;
  height: number;
}

/** A page's picture, as fine as the browser is; `cut`: a band of it. */
function shootFine(page: Page, cut?: Cut): Promise<Buffer> {
  const { width } = page.viewportSize() ?? CARD;
  return page.screenshot(cut ? { clip: { x: 0, width, ...cut } } : {});
}

async function recordCard(context: BrowserContext, scheme: Scheme): Promise<Buffer> {
  const page = await openPage(context, scheme);
  await page.setViewportSize(CARD);
  const card = await sharpenIn(page, MAIL, 'Balanced');
  await card.showChanges.click();
  await card.result.locator('ins').first().waitFor();
  const picture = await shootFine(page);
  await page.close();
  return picture;
}

/** Sales of a bakery: a sheet one can picture. */
function workbook(): Buffer {
  const months = ['July', 'August', 'September', 'October'];
  const shops = ['Harbour', 'Market', 'Station'];
  const rows = months.flatMap((month, at) =>
    shops.map((shop, place) => [month, shop, 1840 + at * 210 - place * 330, 412 + at * 35 - place * 60]),
  );
  return xlsxFile({ Sales: [['Month', 'Shop', 'Loaves', 'Customers'], ...rows] });
}

async function recordPanel(context: BrowserContext, extensionId: string, scheme: Scheme): Promise<Buffer> {
  const page = await openPage(context, scheme);
  await page.setViewportSize(PANEL);
  await page.goto(`chrome-extension://${extensionId}/sidepanel.html`);
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'bakery-sales.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook(),
  });
  await page.getByRole('button', { name: 'bakery-sales.xlsx', exact: true }).click();
  await page.getByLabel('Your question').fill('total loaves by shop');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('button', { name: 'Chart' }).click();
  await answer.getByRole('table').waitFor();
  const box = await answer.boundingBox();
  if (!box) throw new Error('The panel shows no answer.');
  const picture = await shootFine(page, { y: box.y, height: box.height + MARGIN });
  await page.close();
  return picture;
}

/** What a shared link shows: the name, what it is, and the card at work. */
async function recordShared(context: BrowserContext, card: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize(SHARED);
  const mark = readFileSync(join(projectRoot, 'public/icon/mark.svg'), 'utf8');
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
${face('Newsreader', '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2')}
${face('Instrument Sans', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
*{margin:0;box-sizing:border-box}
body{height:100vh;display:grid;grid-template-columns:430px 1fr;gap:48px;align-items:center;padding-left:64px;background:#faf9f7;color:#1b1916;font-family:"Instrument Sans";overflow:hidden}
h1{display:flex;align-items:center;gap:16px;font:500 60px/1 Newsreader;letter-spacing:-.015em}
svg{width:52px;height:52px;flex:none}
svg path:first-of-type{fill:#1b1916}
p{margin-top:28px;font-size:30px;line-height:1.35}
img{display:block;height:520px;border:1px solid #dedad2;border-radius:16px 0 0 16px;object-fit:cover;object-position:right;width:100%}
</style><div><h1>${mark}Whetstone</h1><p>Sharpens your prompts and e‑mails in the field you write them in.</p></div>
<img src="data:image/png;base64,${card.toString('base64')}">`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ scale: 'css' });
  await page.close();
  return picture;
}

/** The pictures of the product the site shows, in both themes. */
export async function recordSite({ context, extensionId }: ExtensionBrowser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const encoder = await context.newPage();
  for (const scheme of ['light', 'dark'] as const) {
    const pictures = {
      card: await recordCard(context, scheme),
      panel: await recordPanel(context, extensionId, scheme),
    };
    for (const [name, png] of Object.entries(pictures)) {
      const file = join(folder, `${name}-${scheme}`);
      writeFileSync(`${file}.webp`, await toWebp(encoder, png));
      writeAvif(png, `${file}-2x.avif`, 1);
      writeAvif(png, `${file}-1x.avif`, 2);
    }
    if (scheme === 'light')
      writeFileSync(join(folder, 'shared-link.png'), await recordShared(context, pictures.card));
  }
  await encoder.close();
}
