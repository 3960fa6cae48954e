import { describe, expect, it } from 'vitest';
import { asPoints, isInPoints } from '@/shared/engines/offline/reframe/as-points.ts';

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

  it('keeps a premise and a role before the ask, and puts an ask behind a longer one first', () => {
    expect(
      asPoints(
        'You are a baker. We sell bread at two markets. I need a stall plan for Sunday. We have one van. Do not plan for rain. Keep it on one page.',
      )?.split('\n\n')[0],
    ).toBe('You are a baker. We sell bread at two markets. I need a stall plan for Sunday.');
    expect(
      asPoints(
        'We open a bike shop. The guests are families. Tone warm, no slang. I need an invitation of 80 words to our first day. It starts at ten.',
      )?.split('\n'),
    ).toEqual([
      'I need an invitation of 80 words to our first day.',
      '',
      '- We open a bike shop',
      '- The guests are families',
      '- Tone warm, no slang',
      '- It starts at ten',
    ]);
  });

  it('puts what is asked for before what the writer has to do himself', () => {
    expect(
      asPoints(
        'I have to write an essay of 1200 words on the end of Macbeth. I already have two paragraphs on his wife. Can you give me an outline with four main points? Do not write the essay for me. I cannot use more than three sources.',
      )?.split('\n')[0],
    ).toBe('Give me an outline with four main points.');
  });

  it('takes two short points of a long prompt, a request as an order, and keeps what hangs together', () => {
    expect(
      asPoints(
        'Hi, can you write a mail to our cleaning company that the stairs were not cleaned last week and the week before? She is new there. Ask for a date. Do not threaten and do not mention money.',
      )?.split('\n'),
    ).toEqual([
      'Write a mail to our cleaning company saying that the stairs were not cleaned last week and the week before. She is new there.',
      '',
      '- Ask for a date',
      '- Do not threaten',
      '- Do not mention money',
    ]);
  });

  it('parts no row behind a colon', () => {
    expect(
      asPoints(
        'Compare both phones for my use: mostly calls, about 30 photos a day, no games. I travel a lot. Keep it short. Say which you would take.',
      )?.split('\n')[0],
    ).toBe('Compare both phones for my use: mostly calls, about 30 photos a day, no games.');
  });

  it('knows what it made', () => {
    const made = asPoints('Write a poem about rain. Keep it short. No rhymes. Name a town.') ?? '';
    expect(isInPoints(made)).toBe(true);
    expect(isInPoints('Write about:\n\n- rain\n- snow')).toBe(false);
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
