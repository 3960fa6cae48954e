import { describe, expect, it } from 'vitest';
import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { tighten } from '@/shared/engines/offline/balanced/tighten.ts';

const rewrites: [EnhanceMode, string, string][] = [
  [
    'rewrite',
    'Following up from the meeting. We agreed on 3 things: 1) no new hires before July except the two nurses for ward 4, 2) overtime has to be approved by the shift lead in advance, not afterwards, and 3) the pilot for the new roster starts on 6 May with ward 2 and ward 5 only. Ward 3 is excluded because of the renovation. Please make sure that all of your teams know of it by Friday. If somebody has more than 20 hours of open overtime, talk to me directly first.',
    'Following up from the meeting. We agreed on 3 things:\n1. no new hires before July except the two nurses for ward 4\n2. overtime has to be approved by the shift lead in advance, not afterwards\n3. the pilot for the new roster starts on 6 May with ward 2 and ward 5 only\n\nWard 3 is excluded because of the renovation. Please make sure that all of your teams know of it by Friday. If somebody has more than 20 hours of open overtime, talk to me directly first.',
  ],
  [
    'rewrite',
    'Seeing my name on the list, I was very proud and happy. I tried it twice, without success.',
    'Seeing my name on the list, I was very proud and happy. I tried it twice, without success.',
  ],
  [
    'rewrite',
    'Write down what to check, step by step, and without jargon.',
    'Write down what to check, step by step, and without jargon.',
  ],
  [
    'rewrite',
    'r u still coming? n bring ur charger, pls',
    'Are you still coming? And bring your charger, please.',
  ],
  ['rewrite', 'ty ur a star, and ur right about it', "Thank you, you're a star, and you're right about it"],
  [
    'rewrite',
    'pls bring ur own cup, ur right hand is fine',
    'Please bring your own cup, your right hand is fine',
  ],
  ['rewrite', "I'll b there thurs or fri, pls wait", "I'll be there Thursday or Friday, please wait"],
  ['rewrite', 'Please just a plan for the week.', 'Please just a plan for the week.'],
  ['rewrite', 'Please just write a plan.', 'Please write a plan.'],
  ['rewrite', 'It has enabled: !!user in it. Why!!', 'It has enabled: !!user in it. Why!'],
  [
    'rewrite',
    'Labour is £900, tiling 6 sq m £330, skip £240.',
    'Labour is £900, tiling 6 sq m £330, skip £240.',
  ],
  [
    'rewrite',
    "My kid doesn't eat anything green um we've already got rice.",
    "My kid doesn't eat anything green. We've already got rice.",
  ],
  ['rewrite', "I'm sorry to bother you in your holiday.", "I'm sorry to bother you in your holiday."],
  ['rewrite', 'Sorry to bother you but can you explain it?', 'Can you explain it?'],
  ['rewrite', "Bring the numbers for Q4 and yeah that's it.", 'Bring the numbers for Q4.'],
  ['rewrite', 'We start at 10 cos we got another job.', 'We start at 10 because we got another job.'],
  ['rewrite', 'The cos of the angle is what I need.', 'The cos of the angle is what I need.'],
  ['rewrite', 'In order to win, we need each and every vote.', 'To win, we need every vote.'],
  [
    'rewrite',
    'Due to the fact that the the server was down, we waited.',
    'Because the server was down, we waited.',
  ],
  [
    'rewrite',
    'I was wondering if you could possibly help me with my essay.',
    'Could you help me with my essay?',
  ],
  ['rewrite', 'Hey, I was wondering if you could help me.', 'Could you help me?'],
  ['rewrite', 'It would be great if you could check my grammar.', 'Please check my grammar.'],
  ['rewrite', "I'd like you to write a poem about the sea", 'Write a poem about the sea'],
  ['rewrite', "I'd like you not to change the names.", 'Do not change the names.'],
  ['rewrite', 'Do you think you could explain recursion?', 'Could you explain recursion?'],
  ['rewrite', 'tbh i want to know if it is normal.', 'i want to know if it is normal.'],
  [
    'rewrite',
    "A toast for my sister's wedding, she's 34, he's a fireman, they met at a bar.",
    "A toast for my sister's wedding. She's 34. He's a fireman. They met at a bar.",
  ],
  [
    'rewrite',
    'I can start in May. It should be 3 months, not 6.',
    'I can start in May. It should be 3 months, not 6.',
  ],
  [
    'rewrite',
    'Suggest a database for: 5k sensors, one value a minute, keep raw data 90 days.',
    'Suggest a database for: 5k sensors, one value a minute, keep raw data 90 days.',
  ],
  [
    'rewrite',
    "I can do 3h a day, Sundays off, 6-8 June I'm at a festival.",
    "I can do 3h a day, Sundays off, 6-8 June I'm at a festival.",
  ],
  ['rewrite', 'But for the first version, I want it simple.', 'But for the first version, I want it simple.'],
  [
    'rewrite',
    'Count it. I want the volume and\nwhether it changed',
    'Count it. I want the volume and\nwhether it changed',
  ],
  ['rewrite', 'Um, so basically I just want a plan.', 'I want a plan.'],
  ['rewrite', 'Could you maybe look at the log?', 'Could you look at the log?'],
  ['rewrite', 'The app has the ability to work offline.', 'The app can work offline.'],
  ['rewrite', 'It was, like, very very late.', 'It was very late.'],
  ['rewrite', 'Pick one: 1) tea 2) coffee 3) milk.', 'Pick one:\n1. tea\n2. coffee\n3. milk'],
  [
    'rewrite',
    'Why? First, it is cheap. Second, it is fast. Third, it is open.',
    'Why?\n\n1. It is cheap.\n2. It is fast.\n3. It is open.',
  ],
  [
    'email',
    'Hi Ann, the file is ready. Please have a look. Best, Tom',
    'Hi Ann,\n\nThe file is ready. Please have a look.\n\nBest,\nTom',
  ],
  ['email', 'I was wondering if you could possibly send it by Friday.', 'Could you send it by Friday?'],
  [
    'email',
    'Hi Ann, can u send it by Friday? Best, Tom',
    'Hi Ann,\n\nCan you send it by Friday?\n\nBest,\nTom',
  ],
];

const runOns: [string, string][] = [
  [
    "My dog keeps barking at night and I don't know what to do, can you give me a plan for the next 2 weeks?",
    "My dog keeps barking at night, and I don't know what to do. Can you give me a plan for the next 2 weeks?",
  ],
  [
    'Please plan a party for 12 people in our small garden behind the house and also make sure it stays cheap.',
    'Please plan a party for 12 people in our small garden behind the house. Also, make sure it stays cheap.',
  ],
];

const requests: [string, string][] = [
  [
    'I was just wondering if you could maybe help me to basically write a Python script that sums the amount column, it should handle missing values and I really want it to be fast?',
    'Write a Python script that sums the amount column. It should handle missing values, and I want it to be fast.',
  ],
  [
    "Can you help me write a mail to my boss that I'm sick tomorrow, keep it short and don't mention the project deadline?",
    "Write a mail to my boss that I'm sick tomorrow. Keep it short and don't mention the project deadline.",
  ],
  ['I need you to check my essay.', 'Check my essay.'],
  ['What I need is a cover letter for Nike.', 'I need a cover letter for Nike.'],
  ['What would be really helpful is if you could list the risks.', 'Please list the risks.'],
  [
    "Please explain DNS, I'm new so use easy words or something.",
    "Please explain DNS. I'm new so use easy words.",
  ],
  ['Please fix my essay, thanks in advance.', 'Please fix my essay.'],
  ["I'm really really sorry. I'm kind of stuck.", "I'm really sorry. I'm stuck."],
  ["We're about twelve people no wait fourteen.", "We're about fourteen people."],
  ['The battery is kind of bad.', 'The battery is kind of bad.'],
  ["My code doesn't work can you fix it?", "My code doesn't work. Can you fix it?"],
  [
    'How do I learn Spanish in 3 months, I can study 1 hour a day, I already know some Italian?',
    'How do I learn Spanish in 3 months? I can study 1 hour a day. I already know some Italian.',
  ],
  [
    'Draft a post about my new job, thank my mentor Dev, keep it humble, under 120 words, end with a question.',
    'Draft a post about my new job.\n\n- Thank my mentor Dev\n- Keep it humble\n- Under 120 words\n- End with a question',
  ],
  [
    'Hi Tom, I am writing in order to let you know that my train was cancelled. Best regards, Anna',
    'Hi Tom,\n\nMy train was cancelled.\n\nBest regards,\nAnna',
  ],
];

const untouched: [EnhanceMode, string][] = [
  [
    'rewrite',
    'Things that went in: dark mode on the settings page, the export is about 4x faster, no more crashes.',
  ],
  ['rewrite', 'Me and my husband, we are both vegetarian. We land in Osaka.'],
  ['rewrite', 'The report is done. We found 3 bugs, and none of them is critical.'],
  ['rewrite', 'I think it might be the cache, but maybe it is the database.'],
  ['rewrite', 'Output just the code. He just left. It is not just fast.'],
  ['rewrite', 'What really happened? It did not really work.'],
  ['rewrite', 'I know that that is what he had had in mind.'],
  ['rewrite', 'Say "in order to" and run `in order to` at https://a.com/in%20order'],
  ['rewrite', 'Rewrite this: I just wanted to ask, in order to be sure, due to the fact that.'],
  ['rewrite', '```\nin order to\n```'],
  ['rewrite', '| in order to | really |\n> in order to'],
  ['rewrite', 'Users must have the ability to log in.'],
  ['rewrite', 'Bitte schreib mir einfach eine E-Mail, um das zu klären.'],
  ['rewrite', 'Je voulais juste vous demander si vous pouviez venir.'],
  ['rewrite', '- one\n- two\n\n1. three\n2. four'],
  ['email', 'It would be great if you could come.'],
  ['rewrite', 'I was wondering whether you would have time on Thursday.'],
  ['rewrite', '   '],
  ['rewrite', 'Read the file, remove the duplicates, and save it.'],
  ['rewrite', 'Logo for a bakery, minimalistic, blue, no text.'],
  ['rewrite', 'When the build fails, it prints nothing, and when I run it again, it works.'],
  ['rewrite', 'I can maybe come at 5. It is sort of my fault, I think.'],
  ['rewrite', 'The tests pass, but the build is red, so we cannot ship.'],
  ['rewrite', 'He said, it is fine. The sun sets, the birds sing, and we walk home.'],
  ['rewrite', 'I want to hike, make friends, and keep fit.'],
  [
    'rewrite',
    'If it rains on Monday and the bus is late again as it always is, I am going to take the car to work.',
  ],
  [
    'rewrite',
    'Write me a long summary of the meeting notes that we took on Monday, and can you also keep it simple?',
  ],
];

describe('tighten', () => {
  it.each(rewrites)('%s: %j → %j', (mode, draft, result) => {
    expect(tighten(draft, mode)).toBe(result);
    expect(tighten(result, mode)).toBe(result);
  });

  it.each(runOns)('cuts a sentence that runs on: %j', (draft, result) => {
    expect(tighten(draft, 'rewrite')).toBe(result);
    expect(tighten(result, 'rewrite')).toBe(result);
  });

  it.each(requests)('says what is wanted: %j', (draft, result) => {
    expect(tighten(draft, 'rewrite')).toBe(result);
    expect(tighten(result, 'rewrite')).toBe(result);
  });

  it.each(untouched)('%s leaves %j alone', (mode, draft) => {
    expect(tighten(draft, mode)).toBe(draft);
  });

  it('breaks a wall of text into paragraphs without changing a word', () => {
    const wall = Array.from(
      { length: 12 },
      (_, index) => `This is the sentence with the number ${index} in it, and it is long enough.`,
    ).join(' ');
    const result = tighten(wall, 'rewrite');
    expect(result.split('\n\n').length).toBeGreaterThan(2);
    expect(result.replace(/\s+/g, ' ')).toBe(wall);
    expect(tighten(result, 'rewrite')).toBe(result);
  });

  // a pattern that goes back over the text again and again takes minutes here
  it.each([
    'a'.repeat(50_000),
    ' '.repeat(50_000),
    'a.'.repeat(25_000),
    '`'.repeat(50_000),
    '1'.repeat(50_000),
  ])('gets through odd texts (%#)', { timeout: 20_000 }, (text) => {
    expect(tighten(text, 'rewrite')).toBe(text);
  });
});
