import { expect, test } from 'vitest';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { checkSentences, type KnownLints } from '@/shared/engines/offline/polish/sentence-checker.ts';

/** Finds every "teh" and remembers what it was asked. */
function tehChecker(): { asked: string[]; checker: GrammarChecker } {
  const asked: string[] = [];
  const checker: GrammarChecker = {
    name: 'teh',
    isLoaded: () => true,
    load: () => Promise.resolve(),
    check(text) {
      asked.push(text);
      return Promise.resolve(
        [...text.matchAll(/\bteh\b/g)].map(({ index }) => ({
          start: index,
          end: index + 3,
          kind: 'Typo',
          rule: 'SpellCheck',
          message: '',
          suggestions: ['the'],
        })),
      );
    },
  };
  return { asked, checker };
}

const found = (text: string, lints: readonly { start: number; end: number }[]) =>
  lints.map(({ start, end }) => [start, text.slice(start, end)]);

test('asks about new sentences alone and finds the rest where it has moved to', async () => {
  const { asked, checker } = tehChecker();
  const known: KnownLints = new Map();
  const check = async (text: string) => (await checkSentences(checker, [{ text, known }])).flat();
  const before = 'Is teh cat in? I like teh dog. We saw teh bird.';
  expect(found(before, await check(before))).toEqual([
    [3, 'teh'],
    [22, 'teh'],
    [38, 'teh'],
  ]);
  const after = 'Is teh big cat in? I like teh dog. We saw teh bird.';
  expect(found(after, await check(after))).toEqual([
    [3, 'teh'],
    [26, 'teh'],
    [42, 'teh'],
  ]);
  expect(asked).toEqual([before, 'Is teh big cat in? ']);
});

test('asks nothing where capitals and end marks alone have changed', async () => {
  const { asked, checker } = tehChecker();
  const known: KnownLints = new Map();
  await checkSentences(checker, [{ text: 'we saw teh bird. it sang', known }]);
  expect(await checkSentences(checker, [{ text: 'We saw teh bird. It sang.', known }])).toEqual([
    [expect.objectContaining({ start: 7, end: 10 })],
  ]);
  expect(asked).toHaveLength(1);
});

test('asks about several texts at once and gives each its own findings', async () => {
  const { asked, checker } = tehChecker();
  const texts = ['I like teh dog. It sleeps', 'All is well here.', 'See teh bird'];
  const lints = await checkSentences(
    checker,
    texts.map((text) => ({ text, known: new Map() })),
  );
  expect(texts.map((text, index) => found(text, lints[index] ?? []))).toEqual([
    [[7, 'teh']],
    [],
    [[4, 'teh']],
  ]);
  expect(asked).toHaveLength(1);
});
