import { describe, expect, it } from 'vitest';
import { applyDiff } from '@/shared/enhance/changes.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import { createRandom } from './seeded-random.ts';

const WORDS =
  'the boss writes 1,000 mails don’t stop 漢字 日本語 👩‍👩‍👧 🇩🇪 naïve e-mail (yes) "quote" https://a.b/c'.split(
    ' ',
  );

function prose(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) {
    text += WORDS[Math.floor(random() * WORDS.length)];
    text += random() < 0.08 ? '.\n\n' : random() < 0.1 ? '. ' : ' ';
  }
  return text.slice(0, length).replace(/\p{Surrogate}/gu, '?');
}

describe('diffWords', () => {
  it('gives the changes a person would judge as one', () => {
    expect(diffWords('I really just want to go', 'I want to leave')).toEqual([
      { same: 'I ' },
      { before: 'really just ', after: '' },
      { same: 'want to ' },
      { before: 'go', after: 'leave' },
    ]);
    expect(diffWords('see you tomorow morning', 'see you tomorrow morning')).toContainEqual({
      before: 'tomorow',
      after: 'tomorrow',
    });
    expect(diffWords('a teh quick fox', 'a the rapid fox')).toContainEqual({
      before: 'teh quick',
      after: 'the rapid',
    });
  });

  it('knows equal and empty texts', () => {
    expect(diffWords('a b', 'a b')).toEqual([{ same: 'a b' }]);
    expect(diffWords('', '')).toEqual([]);
    expect(diffWords('', 'a')).toEqual([{ before: '', after: 'a' }]);
    expect(diffWords('a', '')).toEqual([{ before: 'a', after: '' }]);
  });

  it('keeps lines apart and never cuts a family or a flag', () => {
    expect(diffWords('one\ntwo', 'eins\nzwei')).toHaveLength(3);
    expect(diffWords('hi 👩‍👩‍👧 🇩🇪', 'hi 👩‍👩‍👦 🇫🇷')).toEqual([
      { same: 'hi ' },
      { before: '👩‍👩‍👧 🇩🇪', after: '👩‍👩‍👦 🇫🇷' },
    ]);
  });

  it('joins to exactly both texts', () => {
    const random = createRandom(11);
    for (let round = 0; round < 400; round += 1) {
      const draft = prose(random, Math.floor(random() * 900));
      const result =
        random() < 0.3
          ? prose(random, Math.floor(random() * 900))
          : draft
              .split(' ')
              .filter(() => random() > 0.1)
              .join(' ');
      const segments = diffWords(draft, result);
      expect(applyDiff(segments, new Set())).toBe(result);
      expect(applyDiff(segments, new Set(segments.keys()))).toBe(draft);
      expect(segments.every((part) => ('same' in part ? part.same !== '' : part.before !== part.after))).toBe(
        true,
      );
    }
  });

  it.each([200, 780])('shows %d rewritten sentences one by one', (count) => {
    const draft = Array.from(
      { length: count },
      (_, n) => `i has report ${n} and its a realy good one. `,
    ).join('');
    const result = draft
      .replaceAll('i has', 'I have')
      .replaceAll(' and its', '. It’s')
      .replaceAll('realy', 'really');
    const changes = diffWords(draft, result).filter((part) => !('same' in part));
    expect(changes).toHaveLength(3 * count);
    expect(applyDiff(diffWords(draft, result), new Set())).toBe(result);
  });

  it('holds for the longest texts, however little they share', () => {
    const random = createRandom(5);
    for (const [draft, result] of [
      [prose(random, 50_000), prose(random, 50_000)],
      ['a b '.repeat(12_500), 'b c '.repeat(12_500)],
      ['漢'.repeat(50_000), '字'.repeat(50_000)],
    ] as const) {
      const segments = diffWords(draft, result);
      expect(applyDiff(segments, new Set())).toBe(result);
      expect(applyDiff(segments, new Set(segments.keys()))).toBe(draft);
    }
  });
});
