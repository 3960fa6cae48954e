import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';
import { buildSite } from '@/local/site-build.ts';

const BUILD_MS = 90_000;
/** As `npm run bench:web` counts them: scripts as they are sent, each with about so much of headers. */
const HEADER_BYTES = 1_100;
const MOST_FIRST_BYTES = 129_000;
/** Of what a further page takes beside what the homepage took. */
const MOST_FURTHER_BYTES = 60_000;
/** In built code; `import(…)`, which waits until it is called, has a bracket. */
const STATIC_IMPORT = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

const folder = mkdtempSync(join(tmpdir(), 'whetstone-weight-'));
const assets = join(folder, 'assets');
const pages = readdirSync(join(projectRoot, 'dashboard/pages'))
  .filter((file) => file.endsWith('.tsx') && file !== 'home.tsx')
  .map((file) => basename(file, '.tsx'));

beforeAll(() => buildSite({ apiUrl: 'https://api.example.test' }, folder), BUILD_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codeOf = (file: string) => readFileSync(join(assets, file), 'utf8');

/** A script and all that it waits for. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, next = ''] of codeOf(file).matchAll(STATIC_IMPORT)) withImports(next, known);
  return known;
}

/** The scripts that a written page names. */
function namedIn(page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  return [...html.matchAll(/\/assets\/([^"' ]+\.js)/g)].map(([, file = '']) => file);
}

/** The script of a page. @throws Error where the build has none of that name, or cannot be told from another */
function scriptOf(page: string): string {
  const found = readdirSync(assets).filter((file) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(file));
  const [file] = found;
  if (!file || found.length > 1) throw new Error(`${page}: ${found.join(', ') || 'no script'}`);
  return file;
}

const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(codeOf(file)).length + HEADER_BYTES, 0);

const firstFiles = () => new Set(namedIn('index.html').flatMap((file) => [...withImports(file)]));

it('asks of a visitor no more script than a phone on a slow line takes', () => {
  const files = firstFiles();
  expect(files.size).toBeGreaterThan(3);
  expect(weigh(files)).toBeLessThanOrEqual(MOST_FIRST_BYTES);
});

it.each(pages)('and for the page %s little beside', (page) => {
  const first = firstFiles();
  const further = [...withImports(scriptOf(page))].filter((file) => !first.has(file));
  expect(further).not.toEqual([]);
  expect(weigh(further)).toBeLessThanOrEqual(MOST_FURTHER_BYTES);
});
