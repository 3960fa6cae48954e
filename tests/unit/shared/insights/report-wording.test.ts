import { expect, test } from 'vitest';
import { readSwitch } from '@/shared/insights/mining/competitors.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = (texts: readonly string[]) =>
  toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}`, createdAt: '2026-10-01' })));

test('a theme is named as a sentence wants it, and one complaint makes no pain', () => {
  const { report } = reportOn(
    { query: 'Kestrel kayak' },
    voices([
      'The skeg fell off in the weeds.',
      'My skeg popped out twice.',
      'Lost the skeg on the first trip.',
      'The pump is blue and the handle is useless.',
      'Love the pump, it is so quick.',
      'The pump came with two hoses, which is great.',
      'Somebody asked about the pump.',
    ]),
  );
  const titles = report.findings.map(({ title }) => title);
  expect(titles).toContain('People complain about the skeg');
  expect(titles).not.toContain('People complain about the pump');
});

test('support of the back is no customer support', () => {
  const { report } = reportOn(
    { query: 'Kestrel kayak' },
    voices([
      'There is no lumbar support.',
      'Terrible lumbar support in this seat.',
      'Lumbar support is missing.',
    ]),
  );
  expect(report.findings.map(({ count }) => count.filter.theme)).not.toContain('customer support');
});

test('a subject is switched to by its short name too', () => {
  const names = ['Kestrel 120 kayak', 'Tahoma'];
  expect(readSwitch('Moved from my Tahoma to the Kestrel.', names)).toEqual({
    from: 'Tahoma',
    to: 'Kestrel 120 kayak',
  });
});

test('the same voices give the same report, byte for byte', () => {
  const texts = [
    'The skeg fell off.',
    'My skeg popped out.',
    'Skeg lost again.',
    'Good seat.',
    'Seam let go.',
  ];
  const [one, other] = [
    reportOn({ query: 'Kestrel' }, voices(texts)),
    reportOn({ query: 'Kestrel' }, voices(texts)),
  ];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});
