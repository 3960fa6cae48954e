import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { projectRoot } from '@/local/run-command.ts';

const tiles = [
  { name: 'tile-small', width: 440, height: 280, type: 1 },
  { name: 'tile-large', width: 1400, height: 560, type: 2.1 },
];

/** A packaged typeface as a style of a page that loads nothing. */
export const face = (family: string, file: string) => {
  const bytes = readFileSync(join(projectRoot, 'node_modules', file));
  return `@font-face{font-family:"${family}";font-weight:200 800;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};

/** The mark, the name, and one sentence as it was and as it is: removed struck, added underlined. */
function tilePage(type: number): string {
  const mark = readFileSync(join(projectRoot, 'public/icon/mark.svg'), 'utf8');
  return `<!doctype html><meta charset="utf-8"><style>
${face('Newsreader', '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2')}
${face('Instrument Sans', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
*{margin:0;box-sizing:border-box}
body{height:100vh;display:grid;align-content:center;gap:${20 * type}px;padding:0 ${40 * type}px;background:#faf9f7;color:#1b1916;font-family:"Instrument Sans"}
h1{display:flex;align-items:center;gap:${12 * type}px;font:500 ${44 * type}px/1 Newsreader;letter-spacing:-.015em}
svg{width:${38 * type}px;height:${38 * type}px;flex:none}
svg path:first-of-type{fill:#1b1916}
p{font-size:${19 * type}px;line-height:1.45;max-width:${type > 1 ? 'none' : '32ch'}}
del,ins{white-space:nowrap}
del{color:#9a3b36;background:#f6e4e1}
ins{color:#0b6b5e;background:#dff0eb;text-decoration-thickness:${1.5 * type}px;text-underline-offset:.18em}
</style><h1>${mark}Whetstone</h1>
<p>We should <del>of</del> <ins>have</ins> moved the meeting <del>alot</del> <ins>a lot</ins> earlier.</p>`;
}

/** The promotional tiles and the icon of the listing. */
export async function recordTiles(context: BrowserContext, folder: string): Promise<void> {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  for (const { name, width, height, type } of tiles) {
    await page.setViewportSize({ width, height });
    await page.setContent(tilePage(type));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  await page.close();
  copyFileSync(join(projectRoot, 'public/icon/128.png'), join(folder, 'icon-128.png'));
}
