import { expect, test } from 'vitest';
import { setDictatedMarks } from '@/shared/engines/offline/polish/dictated-marks.ts';

test('marks that were dictated by name are set', () => {
  expect(setDictatedMarks('hi tom comma can we meet question mark new line i have the numbers period')).toBe(
    'Hi tom, can we meet?\nI have the numbers.',
  );
});

test.each([
  'where does the comma go and does a period follow',
  'we have a trial period and a notice period',
  'the first period was long period',
  'They say comma, or period.',
  'she said comma once',
])('%s: marks that are spoken of stay', (text) => expect(setDictatedMarks(text)).toBe(text));
