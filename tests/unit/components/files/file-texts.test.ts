import { describe, expect, test } from 'vitest';
import { warningLines } from '@/components/files/file-texts.ts';
import type { DocumentWarning } from '@/shared/documents/document.ts';

const linesOf = (...warnings: DocumentWarning[]) => warningLines({ warnings, parts: null });
const page = (number: number) => ({ in: 'page', page: number }) as const;
const sheet = (name: string) => ({ in: 'sheet', sheet: name, range: 'A1' }) as const;

describe('warnings in sentences', () => {
  test('a hidden sheet is named, several are counted', () => {
    const margins = { code: 'hidden_sheet', place: sheet('Margins'), count: 1 } as const;
    expect(linesOf(margins)).toEqual(['The sheet “Margins” is hidden: read, and marked.']);
    expect(linesOf(margins, { ...margins, place: sheet('Old') })).toEqual([
      '2 hidden sheets: read, and marked.',
    ]);
  });

  test('a page whose text was read from its picture is no longer said to be without text', () => {
    expect(linesOf({ code: 'no_text_layer', place: page(1) })).toEqual([
      'p. 1: This page is a picture without text.',
    ]);
    expect(
      linesOf({ code: 'no_text_layer', place: page(1) }, { code: 'text_recognised', place: page(1) }),
    ).toEqual(['p. 1: Text was read from the picture: check names and numbers.']);
  });

  test.each([
    ['no_text_layer', [7, 2, 6, 5], 'pp. 2, 5–7: 4 pages are pictures without text.'],
    ['garbled_text', [3, 4], 'pp. 3–4: The text stored in this file does not match its pages.'],
    ['hidden_text', [1, 3, 5, 7, 9, 11, 13, 14, 20], /^pp\. 1, 3, 5, 7, 9, 11 and 3 more: /],
  ] as const)('pages with %s are named', (code, pages, said) => {
    const [line = '', ...more] = linesOf(...pages.map((number) => ({ code, place: page(number) })));
    if (typeof said === 'string') expect(line).toBe(said);
    else expect(line).toMatch(said);
    expect(more).toEqual([]);
  });

  test('a picture without text is said to have none', () => {
    expect(linesOf({ code: 'text_recognised', place: { in: 'image' }, count: 0 })).toEqual([
      'No text was found in the picture.',
    ]);
  });
});
