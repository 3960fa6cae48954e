import { expect, test } from 'vitest';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const others = ['Love the Kestrel seat.', 'My skeg fell off.', 'The skeg popped out.', 'Lost the skeg.'];

/** How many praise and blame the Tahoma. */
function judged(...texts: string[]) {
  const { report } = reportOn(
    { query: 'Kestrel kayak', competitors: ['Tahoma'] },
    toImportedItems([...texts, ...others].map((text, index) => ({ text, author: `writer ${index}` }))),
  );
  const rival = report.competitors.find(({ name }) => name === 'Tahoma');
  return [rival?.praise.value, rival?.complaints.value];
}

test.each([
  ['I love my Kestrel. The Tahoma is in the garage.', [0, 0]],
  ['The Tahoma leaks. I love the hills around here.', [0, 1]],
  ['The Kestrel is lighter than my Tahoma.', [0, 1]],
  ['The Kestrel is louder than the Tahoma.', [1, 0]],
  ['The Tahoma is lighter than the Kestrel.', [1, 0]],
  ['Better than the Tahoma.', [0, 1]],
  ['Unlike my old Tahoma, the Kestrel never leaked.', [0, 1]],
  ['Moved from my Tahoma to the Kestrel and I love it.', [0, 0]],
  ['The Kestrel is great, but the Tahoma leaks.', [0, 1]],
  ['The Tahoma is excellent.', [1, 0]],
])('%s', (text, expected) => {
  expect(judged(text)).toEqual(expected);
});
