import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { standardAddresses } from '@/local/extension-build.ts';
import { startPreview } from '@/local/preview-site.ts';
import { buildSite } from '@/local/site-build.ts';
import { median } from '@/tests/bench/statistics.ts';
import { temporaryFolder } from '@/tests/bench/temporary-folder.ts';
import { requireChromium } from '@/tests/support/browser-paths.ts';
import { type Audit, auditPage, categories } from './audit-page.ts';
import { timeTyping } from './time-typing.ts';

const PAGES = ['/', '/features', '/download', '/gallery', '/generator', '/login'];
/** The homepage's text and styles without a line of script: what no site with one can beat. */
const BARE = '/bare.html';
const LEAST_SCORE = 95;
const MOST_PAINT_MS = 1_800;
const MOST_SCRIPT_BYTES = 129_000;
/** Of what a further page takes beside the code the homepage took. */
const MOST_FURTHER_BYTES = 60_000;
const MOST_TYPING_MS = 100;
/** Pages with something to type into. */
const TYPED = ['/', '/gallery', '/generator', '/login'];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: PAGES.join(',') } },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function writeBarePage(folder: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  writeFileSync(join(folder, BARE), page);
}

const middle = (audits: readonly Audit[], of: (audit: Audit) => number) => median(audits.map(of));

const sumOf = (scripts: Iterable<number>) => [...scripts].reduce((sum, bytes) => sum + bytes, 0);

/** A page's row: the medians of its loads. @returns false where one misses its limit */
function printRow(path: string, audits: readonly Audit[], firstPage: readonly Audit[]): boolean {
  const known = firstPage[0]?.scripts;
  const scores = categories.map((name) => middle(audits, ({ scores }) => scores[name]));
  const paintMs = middle(audits, (audit) => audit.paintMs);
  const shift = Math.max(...audits.map((audit) => audit.shift));
  const bytes = middle(audits, ({ scripts }) => sumOf(scripts.values()));
  const further = middle(audits, ({ scripts }) =>
    sumOf([...scripts].map(([url, size]) => (known?.has(url) ? 0 : size))),
  );
  const keeps =
    Math.min(...scores) >= LEAST_SCORE &&
    paintMs <= MOST_PAINT_MS &&
    shift < 0.0005 &&
    (path === '/' ? bytes <= MOST_SCRIPT_BYTES : further <= MOST_FURTHER_BYTES);
  const cells = [
    scores.join(' / '),
    `${Math.round(paintMs)} ms`,
    `${Math.round(middle(audits, ({ blockedMs }) => blockedMs))} ms`,
    shift.toFixed(3),
    `${(bytes / 1_000).toFixed(1)} kB`,
    `${(further / 1_000).toFixed(1)} kB`,
  ];
  const isPeer = path === BARE;
  console.log(`| ${path} | ${cells.join(' | ')} | ${isPeer ? 'peer' : keeps ? 'ok' : 'over'} |`);
  return keeps || isPeer;
}

function printTyping(times: ReadonlyMap<string, readonly number[]>): boolean {
  console.log('\n| page | slowest key, processor slowed 4 × | |');
  console.log('|---|---|---|');
  const kept = [...times].map(([path, found]) => {
    const keeps = median(found) <= MOST_TYPING_MS;
    console.log(`| ${path} | ${Math.round(median(found))} ms | ${keeps ? 'ok' : 'over'} |`);
    return keeps;
  });
  return kept.every(Boolean);
}

/** `npm run bench:web`: the public pages of a production build, each loaded in turn with the others (spec §2). */
async function measure(pages: readonly string[], runs: number): Promise<boolean> {
  const folder = await buildSite({ apiUrl: standardAddresses.apiUrl }, temporaryFolder('site'));
  writeBarePage(folder);
  const site = await startPreview(folder, 0);
  const port = await freePort();
  const executablePath = await requireChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const audits = new Map<string, Audit[]>([...pages, BARE].map((path) => [path, []]));
  const times = new Map<string, number[]>(
    TYPED.filter((path) => pages.includes(path)).map((path) => [path, []]),
  );
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [path, done] of audits) done.push(await auditPage(site.url + path, port));
      for (const [path, done] of times) done.push(await timeTyping(browser, site.url + path));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(
    '\n| page | performance / accessibility / best practices / SEO | LCP | blocked | CLS | script, gzip | beside the homepage’s | |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const kept = [...audits].map(([path, done]) => printRow(path, done, audits.get('/') ?? []));
  kept.push(printTyping(times));
  const [load = 0] = loadavg();
  console.log(
    `\nMedians of ${runs}; limits: scores ${LEAST_SCORE}, LCP ${MOST_PAINT_MS} ms, CLS 0, script ${MOST_SCRIPT_BYTES / 1_000} kB, a further page's ${MOST_FURTHER_BYTES / 1_000} kB, a key ${MOST_TYPING_MS} ms.`,
  );
  console.log(`Load of the machine at the end: ${load.toFixed(1)} on ${availableParallelism()} processors.`);
  return kept.every(Boolean);
}

process.exitCode = (await measure(values.pages.split(','), Number(values.runs))) ? 0 : 1;
