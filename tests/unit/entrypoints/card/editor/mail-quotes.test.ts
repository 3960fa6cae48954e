import { expect, it } from 'vitest';
import { ownWords } from '@/entrypoints/card/editor/mail-quotes.ts';

const own = (text: string, isQuoteBelow = false) => {
  const { start, end } = ownWords(text, { start: 0, end: text.length }, isQuoteBelow);
  return text.slice(start, end).trim();
};

it.each([
  ['a quotation below', 'i recieved it\n\nOn 3 Nov 2025, Anna wrote:\n> teh plan\n>\n> is here\n'],
  [
    'its head on two lines',
    'i recieved it\n\nOn Mon, 3 Nov 2025 at 10:12, Anna Lee <anna@example.org>\nwrote:\n\n> teh plan',
  ],
  ['a quotation above', 'Am 03.11.2025 um 10:12 schrieb Anna:\n> teh plan\n\ni recieved it'],
  ['a signature', 'i recieved it\n\n-- \nTom Reed\nWe recieve on weekdays'],
  ['a signature above the quotation', 'i recieved it\n-- \nTom\n\nOn 3 Nov 2025, Anna wrote:\n> teh plan'],
  ['a signature below the quotation', 'i recieved it\n\nOn 3 Nov 2025, Anna wrote:\n> teh plan\n\n-- \nTom'],
  [
    'what is forwarded',
    'i recieved it\n\n-----Original Message-----\nFrom: Anna\nSubject: Teh plan\n\nteh plan',
  ],
  [
    'what is forwarded, in German',
    'i recieved it\n\n-------- Weitergeleitete Nachricht --------\nVon: Anna\n\nteh plan',
  ],
])('in a mail in plain characters is no draft: %s', (_, text) => {
  expect(own(text)).toBe('i recieved it');
});

it('the line above a quotation that is marked as one is the program’s', () => {
  expect(own('i recieved it\nOn 3 Nov 2025, Anna wrote:', true)).toBe('i recieved it');
  expect(own('i recieved it\nThese are the 3 points:', false)).toBe('i recieved it\nThese are the 3 points:');
});

it('answers between quoted lines stay with them', () => {
  const text = '> teh first\nyes\n> teh second\nno';
  expect(own(text)).toBe('yes\n> teh second\nno');
});

it('a long quotation that is set in is read in a moment, with words below it', () => {
  const text = `${' > teh plan\n'.repeat(200)}i recieved it`;
  expect(own(text)).toBe('i recieved it');
});
