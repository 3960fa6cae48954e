import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { bundleScript } from './bundle.ts';
import type { Topic } from './figures.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROUNDS = 12;
const KILO = 1000;
const watch = bundleScript(join(import.meta.dirname, 'library/watch-list.client.ts'));

/** An extension whose page holds a word and nothing else. */
function emptyExtension(): string {
  const folder = temporaryFolder('empty-extension');
  const manifest = {
    manifest_version: 3,
    name: 'Empty',
    version: '1',
    background: { service_worker: 'worker.js' },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'worker.js'), '');
  writeFileSync(join(folder, 'sidepanel.html'), '<!doctype html><title>Empty</title><p>Empty</p>');
  return folder;
}

async function panelUrl(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return `chrome-extension://${new URL(worker.url()).host}/sidepanel.html`;
}

/** First contentful paint of a page that was just opened, on that page's clock. */
async function firstPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return ms;
}

/** From the navigation to a draft field that takes text. */
async function timeOpening(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript({ content: await watch });
  await page.goto(url);
  const ms = await page.evaluate(() => window.watchList.draftField());
  await page.close();
  return ms;
}

function chunksNamed(extension: string, name: string): string[] {
  return readdirSync(join(extension, 'chunks'))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => `/chunks/${file}`);
}

/** Scripts the page's HTML names, those it loads ahead among them, and the panel's frame, which they import at once. */
function initialScripts(extension: string): string[] {
  const html = readFileSync(join(extension, 'sidepanel.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
  return [...named, ...chunksNamed(extension, 'show-panel')];
}

/** The scripts, and all they import before they run. */
function withImports(extension: string, files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    const script = readFileSync(join(extension, file), 'utf8');
    const imported = [...script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)];
    withImports(
      extension,
      imported.map(([, name]) => `/chunks/${name}`),
      known,
    );
  }
  return known;
}

/** The side panel as it opens, beside the emptiest page an extension can have. */
export async function measurePanel(extension: string): Promise<Topic> {
  const ours = await openBrowser({ extension });
  const empty = await openBrowser({ extension: emptyExtension() });
  try {
    const [url, emptyUrl] = [await panelUrl(ours), await panelUrl(empty)];
    const paints: number[] = [];
    const emptyPaints: number[] = [];
    const usable: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      paints.push(await firstPaint(ours, url));
      emptyPaints.push(await firstPaint(empty, emptyUrl));
      usable.push(await timeOpening(ours, url));
    }
    const gzipKb = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(extension, file))).byteLength, 0) /
      KILO;
    const firstTab = chunksNamed(extension, 'enhance-tab');
    // The first round warms the browser's caches.
    return {
      title: 'The side panel',
      about: `Chromium, ${ROUNDS} openings, in turn with an extension page that holds one word. Usable: the draft field stands there, laid out.`,
      figures: [
        {
          name: 'first contentful paint',
          unit: 'ms',
          ours: paints.slice(1),
          peer: { name: 'empty page', samples: emptyPaints.slice(1) },
          limits: [{ of: 'ratio', atMost: 1.6 }],
        },
        {
          name: 'open → usable',
          unit: 'ms',
          ours: usable.slice(1),
          limits: [{ of: 'value', atMost: 250 }],
        },
        {
          name: 'initial script, to the drawn frame, gzip',
          unit: 'kB',
          ours: [gzipKb(withImports(extension, initialScripts(extension)))],
          limits: [{ of: 'value', atMost: 90 }],
        },
        {
          name: 'script until usable, first tab with it, gzip',
          unit: 'kB',
          ours: [gzipKb(withImports(extension, [...initialScripts(extension), ...firstTab]))],
        },
      ],
    };
  } finally {
    await ours.close();
    await empty.close();
  }
}
