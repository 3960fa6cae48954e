import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findIrrelevant } from '@/shared/insights/mining/judge-relevance.ts';

interface Post {
  text: string;
  kind: 'user' | 'namesake' | 'seller' | 'offtopic';
}

/** Posts on a product that nothing was learnt from. */
const posts = readFileSync(new URL('../../../evals/insights/labelled/cairn.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Post => JSON.parse(line));
const about = 'A brand of hiking boots in leather and in fabric, sold through outdoor shops and online.';

const leftOut = (kind: Post['kind'], among: readonly Post[]) => {
  const found = findIrrelevant(
    among.map(({ text }) => text),
    { subject: 'Cairn', about },
  );
  const own = among
    .map((post, index) => [post, found[index]] as const)
    .filter(([post]) => post.kind === kind);
  return own.filter(([, one]) => one !== null).length / own.length;
};

test('who sells is left out, and hardly anybody who has the thing', () => {
  expect(leftOut('seller', posts)).toBeGreaterThan(0.6);
  expect(leftOut('namesake', posts)).toBeGreaterThan(0.4);
  expect(leftOut('user', posts)).toBeLessThan(0.02);
});

test('where every post names the product, its users stay', () => {
  const named = posts.map((post) => ({ ...post, text: `My Cairn boots. ${post.text}` }));
  expect(leftOut('user', named)).toBeLessThan(0.03);
});

test('terse reviews without a name or a pronoun stay', () => {
  const terse = ['Fast delivery, well packed.', 'Overpriced for what they are.', 'Good arch support.'];
  const own = posts.filter(({ kind }) => kind === 'user');
  const found = findIrrelevant([...own.map(({ text }) => text), ...terse], { subject: 'Cairn', about });
  expect(found.slice(-terse.length)).toEqual([null, null, null]);
});

test('of a few posts nobody can tell what they share', () => {
  const few = posts.slice(0, 20).map(({ text }) => text);
  expect(findIrrelevant(few, { subject: 'Cairn', about }).every((one) => one === null)).toBe(true);
});
