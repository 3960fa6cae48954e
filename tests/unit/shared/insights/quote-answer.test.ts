import { expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = [
  'Beans come from the roaster round the corner. The Aurelia grinder is unbearably loud at six in the morning.',
  'I grind for two every day. My neighbours hate the noise of the Aurelia grinder.',
  'It was a present from my aunt. The Aurelia grinder is so noisy that I wear ear plugs.',
  'Bought it in May. The noise of the Aurelia grinder wakes the whole house, which is awful.',
  'The Aurelia grinder gives a lovely even grind.',
];

test('an answer quotes what was said of the theme, in whatever words', () => {
  const { report, items } = reportOn(
    { query: 'Aurelia grinder' },
    toImportedItems(voices.map((text, index) => ({ text, author: `author${index}` }))),
  );
  const { answerable, citations } = answerChat('What do people say about the noise?', { report, items });
  expect(answerable).toBe(true);
  expect(citations).toHaveLength(3);
  for (const { quote } of citations) expect(quote).toMatch(/noise|nois|loud/);
});
