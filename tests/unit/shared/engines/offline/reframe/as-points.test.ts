import { describe, expect, it } from 'vitest';
import { asPoints } from '@/shared/engines/offline/reframe/as-points.ts';

describe('asPoints', () => {
  it('sets the ask apart from what it has to heed, in the draft’s order and words', () => {
    expect(
      asPoints(
        'I need a packing list. I travel to Norway for nine days. No tent, we sleep in huts. Also, tell me what I can leave at home.',
      ),
    ).toBe(
      [
        'I need a packing list.',
        '',
        '- I travel to Norway for nine days',
        '- No tent, we sleep in huts',
        '- Tell me what I can leave at home',
      ].join('\n'),
    );
  });

  it('parts orders that stand in a row', () => {
    expect(
      asPoints(
        'Shorten this article to one page, keep the two tables, leave out the interview, and end with a question. It is long, and dull.',
      )?.split('\n'),
    ).toEqual([
      'Shorten this article to one page.',
      '',
      '- Keep the two tables',
      '- Leave out the interview',
      '- End with a question',
      '- It is long, and dull',
    ]);
  });

  it.each([
    ['two points only', 'Write a poem about rain. Keep it short. No rhymes.'],
    ['a point about somebody named before', 'Write a toast for Ann. He is my boss. Keep it short. No jokes.'],
    ['another question', 'Write a poem about rain. Keep it short. No rhymes. Is that possible?'],
    ['a story', 'Write a report. I opened the app. Then the screen went black. No logs were written.'],
    ['no ask in front', 'The shop opens at nine. It sells tea. No coffee is sold. Two people work there.'],
    ['lines of the writer’s own', 'Write a poem about rain.\nKeep it short.\nNo rhymes.\nUse plain words.'],
  ])('leaves a text whole: %s', (_why, text) => {
    expect(asPoints(text)).toBeUndefined();
  });
});
