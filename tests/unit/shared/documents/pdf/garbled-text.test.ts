import { describe, expect, it } from 'vitest';
import { isGarbled } from '@/shared/documents/pdf/content/garbled-text.ts';

const readableGlyphs = { glyphs: 500, unreadable: 0 };
const english =
  'The committee found that most of its members had read the report and agreed with what it said about water and the price of land in the valley, while others asked for a second opinion from an engineer who knows the river well.';
const german =
  'Der Ausschuss stellte fest, dass die meisten Mitglieder den Bericht gelesen hatten und mit dem einverstanden waren, was er zum Wasser und zum Preis des Landes im Tal sagte, während andere eine zweite Meinung verlangten.';

function shifted(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first);
  });
}

describe('isGarbled', () => {
  it('leaves text of several languages alone, and lists of names and numbers', () => {
    const names = Array.from(
      { length: 40 },
      (_, at) => `Montgomery County, Springfield 62${at} 4,120 $3,600`,
    ).join('\n');
    for (const text of [english, german, names, '東京都の人口は一千四百万人です。'.repeat(20), 'x 1 2 3'])
      expect(isGarbled(text, readableGlyphs)).toBe(false);
  });

  it.each([1, 3, 7, 13, 25])('knows an alphabet shifted by %i', (by) => {
    expect(isGarbled(shifted(english, by), readableGlyphs)).toBe(true);
  });

  it('knows glyph numbers taken for letters', () => {
    const shiftedDown = [...english].map((letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join('');
    expect(isGarbled(shiftedDown, { glyphs: 220, unreadable: 40 })).toBe(true);
  });

  it('knows characters nobody types', () => {
    expect(isGarbled('\ue001\ue002 \ue003', { glyphs: 100, unreadable: 90 })).toBe(true);
  });
});
