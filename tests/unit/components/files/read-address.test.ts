import { describe, expect, test } from 'vitest';
import { readAddress, readCitations } from '@/components/files/read-address.ts';
import { addressOf, type Place } from '@/shared/documents/document.ts';

const places: Place[] = [
  { in: 'page', page: 12 },
  { in: 'sheet', sheet: 'Sheet1', range: 'B2:D9' },
  { in: 'sheet', sheet: 'Q1 & Q2, all', range: 'B7' },
  { in: 'lines', from: 3, to: 9 },
  { in: 'lines', from: 4, to: 4 },
  { in: 'paragraphs', from: 4, to: 6 },
  { in: 'path', path: '$.orders.0–49' },
  { in: 'image' },
];

test.each(places)('an address leads back to its place: %o', (place) => {
  expect(readAddress(addressOf(place))).toEqual(place);
});

describe('citations in an answer', () => {
  test('are picked out, several in one bracket too', () => {
    expect(readCitations('Thirty days [p. 12; p. 14], less fees [Sheet1!B7].')).toEqual([
      { text: 'Thirty days ' },
      { address: 'p. 12', place: { in: 'page', page: 12 } },
      { address: 'p. 14', place: { in: 'page', page: 14 } },
      { text: ', less fees ' },
      { address: 'Sheet1!B7', place: { in: 'sheet', sheet: 'Sheet1', range: 'B7' } },
      { text: '.' },
    ]);
  });

  test.each(['a [note] here', 'see [1] and [x](http://evil)', '[]', '[p. x]'])(
    'other brackets stay words: %s',
    (answer) => expect(readCitations(answer)).toEqual([{ text: answer }]),
  );
});
