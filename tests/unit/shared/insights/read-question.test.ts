import { expect, test } from 'vitest';
import { readQuestion } from '@/shared/insights/read-question.ts';

test.each<[string, string, string[]]>([
  ['Aurelia grinder -"too loud"', 'Aurelia grinder', ['too loud']],
  ['Aurelia grinder -“too loud” -cheap', 'Aurelia grinder', ['too loud', 'cheap']],
  ['Aurelia grinder NOT noise', 'Aurelia grinder', ['noise']],
  ['"Aurelia grinder" OR "Aurelia mill"', 'Aurelia grinder', []],
  ['Aurelia grinder OR Brigid Mill', 'Aurelia grinder', []],
  ['(Aurelia OR Brigid) grinder', 'Aurelia grinder', []],
  ['Aurelia AND grinder', 'Aurelia grinder', []],
  ['Aurelia | Brigid', 'Aurelia', []],
  ['site:reddit.com Aurelia grinder -site:evil.example', 'Aurelia grinder', []],
  ['<script>alert(1)</script>Aurelia grinder', 'Aurelia grinder', []],
  ['<b>Aurelia</b> <img src=x onerror=alert(1)> grinder', 'Aurelia grinder', []],
  ['AURELIA OR BRIGID', 'AURELIA OR BRIGID', []],
  ['kayaks <100 and >50 dollars', 'kayaks 100 and 50 dollars', []],
  ['wi-fi mesh system', 'wi-fi mesh system', []],
  ['oregon kayaks', 'oregon kayaks', []],
])('%s looks for %s', (query, subject, exclude) => {
  expect(readQuestion({ query, mode: 'all' })).toMatchObject({ ok: true, value: { subject, exclude } });
});

test.each(['???', '🙂', 'the', 'What is it?', '-"too loud"', '<script></script>', 'site:reddit.com'])(
  '%s names nothing to look for',
  (query) => expect(readQuestion({ query, mode: 'all' })).toMatchObject({ ok: false, error: 'empty_draft' }),
);
