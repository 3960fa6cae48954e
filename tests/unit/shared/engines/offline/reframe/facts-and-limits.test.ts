import { describe, expect, test } from 'vitest';
import { reframe } from '@/shared/engines/offline/reframe/reframe.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';

const sectionsOf = (draft: string) =>
  Object.fromEntries(reframe(draft, 'rewrite').map(({ title, body }) => [title, body]));

describe('limits and facts of the thing stand with the ask', () => {
  test('what somebody does not eat is a requirement', () => {
    const { Requirements, 'Additional Notes': notes } = sectionsOf(
      'Plan a buffet for 30 people on Saturday. Everything needs to be cold. Two guests do not eat meat. We rent the hall from noon.',
    );
    expect(Requirements).toContain('- Two guests do not eat meat');
    expect(notes ?? '').not.toContain('meat');
  });

  test('facts are not torn between two headings', () => {
    const made = sectionsOf(
      'Write a poster for our book sale. Sunday 3 May, 9 to 2, in the library. Children read for free. There will be coffee.',
    );
    expect(made.Requirements).toContain('- Children read for free');
    expect(made['Additional Notes']).toBeUndefined();
  });

  test('who asks is told with the ask', () => {
    const { Task, Requirements } = sectionsOf(
      'Write a flyer for our open day. Max 80 words. We repair bikes. No emojis.',
    );
    expect(Task).toBe('Write a flyer for our open day. We repair bikes.');
    expect(Requirements).toBe('- Max 80 words\n- No emojis');
  });

  test('what points back stays behind its point, other facts stand with the ask', () => {
    const made = sectionsOf(
      'Make me 10 word problems for 8th grade. Max 40 words each. Do not use trains. My kids are sick of them by now. The class has 22 students.',
    );
    expect(made.Requirements).toContain('- Do not use trains. My kids are sick of them by now');
    expect(made.Task).toContain('The class has 22 students.');
  });

  test('limits lined up behind an order are points of their own, its objects are not', () => {
    const { Requirements } = sectionsOf(
      'Check our mails. Keep the tone warm, max 120 words each, and no emojis. Include the price, the size and the colour.',
    );
    expect(Requirements).toBe(
      '- Keep the tone warm\n- Max 120 words each\n- No emojis\n- Include the price, the size and the colour',
    );
  });

  test('what went wrong is told, not required', () => {
    const { Requirements } = sectionsOf(
      'Explain what this setting does in two paragraphs. Keep it simple. I do not understand the manual.',
    );
    expect(Requirements).not.toContain('manual');
  });

  test('what the writer cannot do himself is told', () => {
    const made = sectionsOf(
      'Write a short speech for the team. The date comes from the board and I can’t move it. Max 80 words. No jokes. No blame.',
    );
    expect(made.Requirements?.split('\n').filter((line) => !line.includes('board'))).toEqual([
      '- Max 80 words',
      '- No jokes',
      '- No blame',
    ]);
  });

  test('a sentence that announced a block keeps no colon without it', () => {
    const made = sectionsOf(
      'shorten this so it fits on a card, keep the names and do not change the price:\nexport const label = (a, b) => [a.name, b.price.toFixed(2)].join(": ");',
    );
    expect(made.Requirements).not.toMatch(/:$/m);
  });
});

describe('code stays with the sentence about it', () => {
  const trace = 'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\nKeyError: \'id\'';

  test('an ask that points back takes the code and what shows it', () => {
    const draft = `I get this when I start the script.\n\n${trace}\n\nDo I have to install it again? I run Debian.`;
    const { text } = restructure(draft, 'rewrite', { place: 'chat' });
    expect(text.indexOf('I get this')).toBeLessThan(text.indexOf('Do I have to'));
    expect(text).toContain(trace);
  });

  test('how it should behave is said with the question', () => {
    const draft =
      'Why does this return nothing? It should give me the sum.\n\n```\nsum(a)\n```\n\nI use node 20 and do not want to use a library.';
    const made = sectionsOf(draft);
    expect(made.Task).toContain('It should give me the sum.');
    expect(made.Requirements).toContain('do not want to use a library');
  });
});

test('a text to people is no prompt', () => {
  expect(
    restructure(
      'To the members of the choir: we meet at seven on Tuesday. Please bring the blue folder. Who can drive?',
      'rewrite',
    ).kept,
  ).toBe('kept_message');
});

test('who does not know what to write asks for help with it', () => {
  const { Task } = sectionsOf(
    'I do not know what to write to my landlord. The heating is broken since Monday and he does not answer. Make it short but firm.',
  );
  expect(Task).toMatch(/^Help me write to my landlord\./);
});
