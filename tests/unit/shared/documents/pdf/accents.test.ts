import { describe, expect, it } from 'vitest';
import { accented, type Part } from '@/shared/documents/pdf/content/accents.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function textOf(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks.map(({ text }) => text).join('\n');
}

/** A string of which numbers move back by thousandths of the size, as old type sets an accent, then its letter. */
const shown = (array: string) => `BT /R 10 Tf 50 700 Td [${array}] TJ ET\n`;

describe('accents drawn over their letters', () => {
  it('reads an accent and the letter it is drawn over as one letter', async () => {
    expect(await textOf(shown('(Matem) (\\264) 445 (atica espa) (~) 0 (nola)'))).toContain('Matemática');
  });

  it('reads an accent raised over a capital', async () => {
    const raised = 'BT /R 10 Tf 50 700 Td (M) Tj 10 2 Td (\\264) Tj -1.67 -2 Td (EXICO) Tj ET\n';
    expect(await textOf(raised)).toContain('MÉXICO');
  });

  it('leaves an accent that stands beside a letter as it is', async () => {
    expect(await textOf(shown('(type \\264a here)'))).toContain('´a');
  });

  it.each([
    ['´', 'ı', 'í'],
    ['¨', 'u', 'ü'],
    ['ˇ', 'c', 'č'],
    ['¸', 'c', 'ç'],
    ['˜', 'n', 'ñ'],
  ])('puts %s and %s together', (accent, letter, both) => {
    const part = (text: string): Part => ({ text, from: 0, to: 5 });
    expect(accented(part(accent), part(letter), 10)?.text).toBe(both);
    expect(accented(part(letter), part(accent), 10)?.text).toBe(both);
    expect(accented(part(accent), { text: letter, from: 5, to: 10 }, 10)).toBeUndefined();
  });
});
