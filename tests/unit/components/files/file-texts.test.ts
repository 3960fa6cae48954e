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

  test('a picture without text is said to have none', () => {
    expect(linesOf({ code: 'text_recognised', place: { in: 'image' }, count: 0 })).toEqual([
      'No text was found in the picture.',
    ]);
  });
});
