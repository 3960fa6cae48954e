import { describe, expect, test } from 'vitest';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';

describe('an e-mail in e-mail mode', () => {
  test('stays an e-mail, its requests listed first', () => {
    const mail =
      'Hi Priya, just wanted to check in. Are you still OK to run the demo on Friday? Tom has prepared the slides. Who presents the pricing part? Thanks, Sam';
    expect(restructure(mail, 'email').text).toBe(
      'Hi Priya,\n\n1. Are you still OK to run the demo on Friday?\n2. Who presents the pricing part?\n\nJust wanted to check in. Tom has prepared the slides.\n\nThanks,\nSam',
    );
  });
});

test('a wish for an e-mail becomes a prompt', () => {
  const { text } = restructure('write an email to my landlord about the broken heating, be polite', 'email');
  expect(text).toMatch(/^## Task\nWrite an email to my landlord/);
  expect(text).toContain('- Put the point first');
});

test('a picture gets its aspects in order', () => {
  expect(restructure('create an image of a cat, watercolor, no people', 'image').text).toBe(
    '## Task\nCreate an image of a cat.\n\n## Requirements\n- Style: watercolor\n- No people',
  );
});

test('what is said against something stays with it, and of the writer stands alone', () => {
  const draft =
    "Write a page for our shoes. Tone friendly, not preachy, mention free returns. Don't use any framework. I'm learning, so add comments where it's not obvious.";
  expect(restructure(draft, 'rewrite').text).toBe(
    "## Task\nWrite a page for our shoes.\n\n## Requirements\n- Tone friendly, not preachy\n- Mention free returns\n- Don't use any framework\n- I'm learning, so add comments where it's not obvious",
  );
});

describe('what is better left whole', () => {
  test.each([
    [
      'tell my coach I am out tomorrow, my knee is bad again. Not like hospital bad, just swollen.',
      'kept_message',
    ],
    ['Hi Priya,\n\nCan you come on Friday?\n\nThanks,\nSam', 'kept_message'],
    ['hi all, please note that the office is closed on Monday. regards, Hana', 'kept_message'],
    ['The meeting went well. We agreed on the budget.', 'kept_whole'],
    ['No wait, make it 150 words. Also take out the award. The rest is good.', 'kept_whole'],
    [
      "Write an abstract (max. 250 words) from my notes. Don't write it was significant. n=148, 2 centres, p=0.003. Dropout 11%.",
      'kept_short',
    ],
    [
      'Before you answer, ask me 3 questions. Task: a checklist for new staff. First day only. Max 6 words per step.',
      'kept_structure',
    ],
    [
      'Mail to the caterer please: we take menu B for 60 people, if they can do 58 for the same price then 58. Vegan option for 8. No pork at all.',
      'kept_message',
    ],
    [
      'Hello, I have a question regarding invoice 112. There is a wrong VAT number on it. It should be PL5252344078. Could you please send us a corrected one? Please improve, it goes to a British company.',
      'kept_whole',
    ],
    [
      'Please make better my product description, not more than 100 words. This is a handmade coffee cup from copper. My father has been making them for 35 years. Comes with the box and is a good gift.',
      'kept_whole',
    ],
    [
      'Need a brief for a photographer. We want:\n- 10 product shots\n- 3 pictures of the team, unless it rains\n- 1 group photo\nRaw files belong to us. He can use two for his portfolio.',
      'kept_structure',
    ],
    ['help', 'kept_short'],
    ['Compare TCP and UDP for a beginner.', 'kept_short'],
    [
      'Our open rate dropped from 31% to 22% since February, what should we test first? We changed the sender name from Anna to the company name.',
      'kept_whole',
    ],
    [
      'Write me a weekly menu. We are a family of 4, two of us are kids. Two courses, slots of 30 minutes, max 2 per day, cooking should be simple on busy days.',
      'kept_whole',
    ],
    ["my boss is angry and I don't know why, do not use pandas, max 10 lines, print a table", 'kept_whole'],
    [
      'Help me understand entropy for my exam on Monday. The slides are abstract and the professor just reads them out. Then I want to pass it, and I have four days left.',
      'kept_whole',
    ],
    [
      'The report must be in English. No wait, translate it to French. Max 10 pages. Use the template. Keep the names in English.',
      'kept_whole',
    ],
    [
      'We have an app and on Android 14 it gets no messages. On Android 13 it works. Already updated the library, already asked for the permission. What could be wrong?',
      'kept_whole',
    ],
    [
      'Plan for the offsite\n\nGoals\nWe want to know each other.\n\nAgenda\n- arrival at 9\n- lunch\n\nOpen questions\nWho is booking the bus?',
      'kept_structure',
    ],
    ['# Goal\nBuild a page for dog walkers.\n\n# Audience\nBusy owners.', 'kept_structure'],
  ])('%j: %s', (draft, kept) => {
    expect(restructure(draft, 'rewrite')).toEqual({ text: draft, kept });
  });

  test.each([
    'Make my cover letter better, here it is: I am a motivated professional. I am looking for a new challenge.',
    'Make this more professional: gonna be late, traffic sucks, start without me',
    'My resume summary is weak. Improve it: Hard working student with experience in retail. Looking for part time work.',
    'Summarise this for my boss: We tested three vendors in March. Two of them were late.',
  ])('a short draft that hands over a text keeps both together: %j', (draft) => {
    expect(restructure(draft, 'rewrite')).toMatchObject({ text: draft, kept: expect.any(String) });
  });

  test.each([
    'Write a caption for my picture of the lake that my friends will like. It should be short. My sister took the picture on Sunday from the boat.',
    'We move to Graz in the second half of May and our lease ends in June. Write a letter to the landlord. Be polite but firm, please.',
  ])('a single limit is said with the ask: %j', (draft) => {
    expect(restructure(draft, 'rewrite', { place: 'chat' })).toEqual({ text: draft, kept: 'kept_whole' });
  });

  test('sections of an earlier run stay what they are', () => {
    const text = '## Task\nWrite a poem.\n\n## Requirements\n- No rhymes';
    expect(restructure(text, 'rewrite')).toEqual({ text });
  });
});
