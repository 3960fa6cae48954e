import { describe, expect, test } from 'vitest';
import { answerChat } from '@/shared/insights/chat/answer-chat.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const told: [text: string, createdAt: string, stars?: number][] = [
  ['The battery of the hive scale died in the frost.', '2025-02-03', 1],
  ['The battery of the hive scale was flat after a week.', '2026-02-09', 1],
  ['Setting up the hive scale took me five minutes.', '2026-02-11', 5],
  ['The battery drains too fast.', '2026-04-02', 2],
  ['The battery is empty again, terrible.', '2026-05-14', 2],
  ['The battery lasts two weeks, which is useless.', '2026-05-20'],
];
const voices = toImportedItems(
  told.map(([text, createdAt, stars], at) => ({
    text,
    createdAt,
    author: `writer ${at}`,
    ...(stars && { rating: `${stars}/5` }),
  })),
);
const { report, items } = reportOn({ query: 'hive scale' }, voices);
const first = (message: string, ...earlier: string[]) =>
  answerChat(message, { report, items, earlier }).segments[0]?.text;

describe('when something was written', () => {
  test.each([
    ['What did people say in February?', '2 of 6 posts were written in February 2026.'],
    ['How many posts were written in Feb 2025?', '1 of 6 posts was written in February 2025.'],
    ['What do people say since April?', '3 of 6 posts were written since April 2026.'],
    ['What did people say in 2025?', '1 of 6 posts was written in 2025.'],
    ['What did people say in August?', '0 of 6 posts were written in August 2026.'],
  ])('%s', (message, answer) => expect(first(message)).toBe(answer));
});

describe('a question about all posts takes nothing from the one before it', () => {
  test.each([
    ['How many posts are there in total?', '6 posts were read.'],
    ['How many gave one star?', '2 of the 5 posts that give stars give one star of five.'],
    ['How many 5-star reviews are there?', '1 of the 5 posts that give stars gives five stars of five.'],
  ])('%s', (message, answer) => expect(first(message, 'What about the battery?')).toBe(answer));
});
