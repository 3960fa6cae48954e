import { expect, test } from 'vitest';
import { CharacterRuns, requiredBy } from '@/shared/engines/offline/polish/required-words.ts';

const mayMatch = (find: RegExp, text: string) => new CharacterRuns(text).mayHold(requiredBy(find));

test.each<[RegExp, string]>([
  [/\bi[ \t]+(?:is|are)\b/, 'so I  are late'],
  [/foo(?:bar|baz)?[ \t]+(?=qux|z)/, 'foobaz\tz'],
  [/(?<=\b(?:have|has)[ \t]+(?:(?:not|never)[ \t]+)?)(?:went|came)/, 'she has never went'],
  [/x(?<=ax)cd/, 'axcd'],
  [/(?:a|the|)[ \t]*moon/, 'moon'],
  [/ab{2}c|d{0,2}ef/, 'abbc'],
  [/want (?!to)it/, 'want it'],
  [/colou?rs?\b/, 'COLOR'],
  [/go+ al/, 'gooo al'],
  [/[xy]z|\p{L}{4}/u, 'word'],
])('%s is tried on a text that it matches: %s', (find, text) => {
  expect(find.test(text.toLowerCase())).toBe(true);
  expect(mayMatch(find, text)).toBe(true);
});

test.each<[RegExp, string]>([
  [/\bi[ \t]+(?:were|are)\b/, 'it was late'],
  [/(?<=\b(?:have|has)[ \t]+)(?:went|came)/, 'they went home'],
  [/in order to/, 'to order in the shop'],
])('%s is not tried on %s', (find, text) => {
  expect(mayMatch(find, text)).toBe(false);
});
