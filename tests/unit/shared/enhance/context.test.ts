import { describe, expect, test } from 'vitest';
import {
  approximateTokens,
  firstWords,
  fitTurns,
  MAX_CONTEXT_CHARS,
  type Turn,
} from '@/shared/enhance/context.ts';

const asked: Turn = { who: 'user', text: 'Which herbs grow in shade?' };
const told: Turn = { who: 'assistant', text: 'Mint, chives and parsley.' };
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('what is sent along', () => {
  test('says who said what, oldest first', () => {
    expect(fitTurns([asked, told])).toEqual({
      text: 'User:\nWhich herbs grow in shade?\n\nAssistant:\nMint, chives and parsley.',
      kept: [asked.text.length, told.text.length],
    });
    expect(fitTurns([])).toEqual({ text: '', kept: [] });
  });

  test('is never longer than it may be, and the oldest is cut first', () => {
    const turns: Turn[] = [
      asked,
      { who: 'assistant', text: words(3_000) },
      told,
      { who: 'user', text: words(400) },
    ];
    const { text, kept } = fitTurns(turns);
    expect(text.length).toBeLessThanOrEqual(MAX_CONTEXT_CHARS);
    expect(kept[0]).toBe(0);
    expect(kept[1]).toBeGreaterThan(10_000);
    expect(kept.slice(2)).toEqual([told.text.length, words(400).length]);
    expect(text).toMatch(/^Assistant:\n…word\d+ /);
    expect(text).toContain('word2999');
  });

  test('leaves out what would be a mere scrap', () => {
    const whole = { who: 'user', text: 'x'.repeat(MAX_CONTEXT_CHARS - 30) } as const;
    expect(fitTurns([told, whole]).kept).toEqual([0, whole.text.length]);
  });

  test.each([0, 1, 199, 200, 201, 1_000])('fits into %i characters', (maxChars) => {
    const turns: Turn[] = [asked, told, { who: 'user', text: words(50) }];
    expect(fitTurns(turns, maxChars).text.length).toBeLessThanOrEqual(maxChars);
  });
});

test('tokens are told about right, in any script', () => {
  expect(approximateTokens('')).toBe(0);
  expect(approximateTokens('Which herbs grow in shade?')).toBe(7);
  expect(approximateTokens('日陰で育つハーブ')).toBe(8);
});

test('a long text is told by its first words', () => {
  expect(firstWords('  Which\n herbs ', 20)).toBe('Which herbs');
  expect(firstWords('Which herbs grow in shade?', 12)).toBe('Which herbs…');
});
