import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';

// Every sentence in quotation marks and every control in italics of product.md §2–§9, taken from the page itself, with a test that has it.

/** Shorter than this a word stands in many a test by chance: there it has to stand alone, as a name. */
const SENTENCE = 12;
/** What stands for something else: an ellipsis, a gap, a number. */
const GAP = /…|\{\w+\}|\bN\b/;

const plain = (text: string) => text.replaceAll("\\'", "'").replaceAll('’', "'");
const read = (file: string) => plain(readFileSync(join(projectRoot, file), 'utf8'));

interface Literal {
  at: string;
  words: string;
}

/** What product.md says literally, section by section. */
function literalsOf(page: string): Literal[] {
  const sections = page.split(/^(?=## \d)/m).filter((section) => /^## [2-9]\. /.test(section));
  return sections.flatMap((section) => {
    const at = `§${section.slice(3, 4)}`;
    const text = section
      .replace(/^##.*$/gm, '')
      .replace(/\*\*[^*]*\*\*/g, ' ')
      .replace(/\s+/g, ' ');
    const said = [...text.matchAll(/"([^"]+)"|(?<![*\w])\*([^*|]+)\*(?![*\w])/g)];
    return said.map(([, quoted, named]) => ({ at, words: plain(quoted ?? named ?? '') }));
  });
}

const bodies = globSync('tests/{contract,db,e2e,unit}/**/*.ts', { cwd: projectRoot })
  .filter((file) => !file.endsWith('product-literals.test.ts'))
  .map((file) => ({ file, body: read(file) }));

/** Whether words stand in a text; short ones as a name between signs of their own. */
function stands(words: string, body: string): boolean {
  if (words.length >= SENTENCE) return body.includes(words);
  return ["'", '"', '`', '/', '^'].some((open) =>
    ["'", '"', '`', '/', '$', '\\'].some((close) => body.includes(open + words + close)),
  );
}

/** The tests that have a literal: all of its words, whatever stands in its gaps. */
function holdersOf(words: string): string[] {
  const pieces = words.split(GAP).filter((piece) => /\p{L}/u.test(piece));
  const isWhole = pieces.length === 1 && pieces[0] === words;
  const has = (body: string) =>
    pieces.every((piece) => (isWhole ? stands(piece, body) : body.includes(piece)));
  return bodies.filter(({ body }) => has(body)).map(({ file }) => file);
}

const known = new Map(literalsOf(read('docs/product.md')).map((one) => [`${one.at} ${one.words}`, one]));
const literals = [...known.values()];

let held = 0;
afterAll(() => console.log(`Literals of product.md that a test holds: ${held} of ${literals.length}`));

test('the page says much literally', () => {
  expect(literals.length).toBeGreaterThan(150);
});

test.each(literals)('$at: $words', ({ words }) => {
  expect(holdersOf(words)).not.toEqual([]);
  held += 1;
});
