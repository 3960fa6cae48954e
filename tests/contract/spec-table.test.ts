import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderPage } from '@/dashboard/prerender-page.tsx';
import { accountScreens } from './spec-table/account-screens.ts';
import { calls } from './spec-table/calls.ts';
import { entities } from './spec-table/entities.ts';
import { errors } from './spec-table/errors.ts';
import type { Expected } from './spec-table/expected.ts';
import { limits } from './spec-table/limits.ts';
import { planScreens } from './spec-table/plan-screens.ts';
import { placesOf } from './spec-table/product-heads.ts';
import { publicScreens } from './spec-table/public-screens.ts';
import { rules } from './spec-table/rules.ts';
import { states } from './spec-table/states.ts';

// Every sentence of spec §2–§9 that concerns the website, and what holds it: one without that, or whose test lost its words, fails.

const sentences = [
  ...publicScreens,
  ...accountScreens,
  ...planScreens,
  ...entities,
  ...states,
  ...rules,
  ...calls,
  ...errors,
  ...limits,
];
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const bodies = new Map<string, Promise<string>>();

/** The words a visitor reads on a page, and the names of its controls. */
function wordsOf(path: string): Promise<string> {
  const known = bodies.get(path) ?? renderPage(path).then(({ body }) => body);
  bodies.set(path, known);
  return known;
}

/** What a file says from: its folder's `say.ts`, and catalogues. */
const SAYS_FROM = /from '([^']*(?:\/say\.ts|\.en\.ts))'/g;

/** A file's own words, with those of the catalogues it says them from. */
function saidIn(file: string): string {
  const source = read(file);
  const from = [...source.matchAll(SAYS_FROM)].map(([, path = '']) =>
    path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  );
  return [source, ...from.map(saidIn)].join('\n');
}

/** A test's own lines (its title may go on with what it is tried with), with what the file shares between its tests; undefined where no test of that title runs. */
function testNamed(file: string, title: string): string | undefined {
  const starts = /^[ \t]*(?:test|it|siteTest)(?:\.each)?[(<]/gm;
  const source = read(file);
  const parts = [...source.matchAll(starts)].map(({ index }) => index);
  const slices = parts.map((from, at) => source.slice(from, parts[at + 1] ?? source.length));
  const own = slices.find((slice) =>
    [`'${title}`, `\`${title}`, `"${title}`].some((named) => slice.includes(named)),
  );
  return own && source.slice(0, parts[0]) + own;
}

const missingIn = (text: string, has: readonly string[]) =>
  has.filter((words) => !words.split('|').some((spelling) => text.includes(spelling)));

async function missing(held: Expected): Promise<readonly string[]> {
  if (held.by === 'page') return missingIn(await wordsOf(held.path), held.has);
  if (held.by === 'code') return missingIn(saidIn(held.file), held.has);
  if (held.by === 'value') {
    expect(await held.actual()).toEqual(held.expected);
    return [];
  }
  const body = testNamed(held.file, held.title);
  return body === undefined ? [`no test “${held.title}” in ${held.file}`] : missingIn(body, held.has);
}

let count = 0;
afterAll(() => {
  const analysis = sentences.filter(({ isAnalysis }) => isAnalysis).length;
  console.log(
    `Sentences of the spec about the site that are held: ${count} of ${sentences.length} (${analysis} of media intelligence), for ${ofSite.length} of ${parts.length} parts of product.md; the rest are the extension's`,
  );
});

test.each(sentences)('$at: $says', async ({ held }) => {
  if (held.by !== 'value') expect(held.has.length).toBeGreaterThan(0);
  expect(await missing(held)).toEqual([]);
  count += 1;
});

/** A part's name as it stands at the beginning of a paragraph, an item of a list or a row of a table of product.md. */
const HEAD = /^(?:(?:- )?\*\*([^*]+)\*\*|\| *([^|]*[^|\s]) *\|)/gm;
/** What heads the columns of its tables. */
const COLUMNS = new Set(['what', 'call', 'path']);

/** The parts of product.md §2–§9 by their names; the routes of §2 are one sentence of the table. */
function partsOfProduct(): string[] {
  const sections = read('docs/product.md').split(/^(?=## \d)/m);
  return sections.flatMap((section) => {
    const [, number] = /^## ([2-9])\./.exec(section) ?? [];
    if (!number) return [];
    return [...section.matchAll(HEAD)].flatMap(([, bold, cell]) => {
      const name = (bold ?? cell ?? '').replace(/`/g, '').replace(/ \(.*\)|\.$/g, '');
      const isNone = !/\w/.test(name) || COLUMNS.has(name) || (number === '2' && cell !== undefined);
      return isNone ? [] : [`§${number} ${name.replace(/\.$/, '')}`];
    });
  });
}

const parts = partsOfProduct();

test('product.md has no part that the table does not know, and the table none that it has lost', () => {
  expect(parts.length).toBeGreaterThan(100);
  expect([...new Set(parts)].sort()).toEqual(Object.keys(placesOf).sort());
});

const ofSite = Object.entries(placesOf).flatMap(([part, place]) => (place === null ? [] : [{ part, place }]));

test.each(ofSite)('$part of product.md has its sentences in the table', ({ place }) => {
  expect(sentences.filter(({ at, says }) => `${at}: ${says}`.startsWith(place))).not.toEqual([]);
});

test('no sentence stands twice', () => {
  const names = sentences.map(({ at, says }) => `${at}: ${says}`);
  expect(new Set(names).size).toBe(names.length);
});
