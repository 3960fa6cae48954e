import { expect, test } from 'vitest';
import { composeTask } from '@/supabase/functions/generate/compose-task.ts';
import { generateBody } from '@/tests/support/generate-app.ts';

const wishOf = (topic: string) => {
  const task = composeTask(generateBody({ topic }));
  return /^(?:## Task\n)?(.+)$/m.exec(task.text)?.[1];
};

test.each([
  ['a name for my podcast about failed inventions', 'Suggest names for my podcast about failed inventions.'],
  ['gift idea for a beekeeper', 'Suggest gift ideas for a beekeeper.'],
  ['my startup idea: renting out camping gear', 'Help me with my startup idea: renting out camping gear.'],
  ['an API for booking tennis courts', 'Plan an API for booking tennis courts.'],
  ['debate: should cities ban cars downtown', 'Should cities ban cars downtown?'],
  ['quarterly OKRs for a support team', 'Create quarterly OKRs for a support team.'],
  [
    'our startup sells compost bins, need a pitch deck outline for investors, 10 slides',
    'Create a pitch deck outline for investors, 10 slides. Our startup sells compost bins.',
  ],
  [
    'mail to landlord heating broken since Monday, baby at home',
    'Write a mail to the landlord: heating broken since Monday, baby at home.',
  ],
  ['an email to my boss about overtime', 'Write an email to my boss about overtime.'],
  ['termination letter gym contract', 'Write a termination letter: gym contract.'],
  ['ghost story set in a library', 'Write a ghost story set in a library.'],
  ['pros and cons buying vs renting a flat', 'List the pros and cons of buying vs renting a flat.'],
  ['trip rome 4 days with teenagers', 'Plan a trip: rome, 4 days with teenagers.'],
  ['workout 3x week no gym', 'Plan a workout: 3x week no gym.'],
  ['sql to find customers who ordered twice', 'Write SQL to find customers who ordered twice.'],
  ['anxiety before exams help', 'Help me with anxiety before exams.'],
  ['rap battle cat vs dog', 'Help me with this: Rap battle cat vs dog.'],
  ['vegan birthday cake no nuts', 'Help me with this: Vegan birthday cake no nuts.'],
  ['complaint to airline flight cancelled', 'Write a complaint to the airline: flight cancelled.'],
  ['debug: my list shows duplicates', 'Debug: my list shows duplicates.'],
  // Neither is a thing to be made.
  ['business ethics', 'Write a text about business ethics.'],
  ['the origin of names', 'Write a text about the origin of names.'],
  // Nothing a text could be about: as it was typed.
  ['something about mosses idk', 'Write a text about mosses.'],
  ['rope, stove, lamp, what else - 3 days', 'Help me with this: Rope, stove, lamp, what else - 3 days.'],
  ['you are a chef and I cook, rate my menu', 'You are a chef and I cook, rate my menu.'],
  ['my coach wants a plan by Monday', 'Help me with this: My coach wants a plan by Monday.'],
  ['my bike squeaks should I oil it', 'My bike squeaks. Should I oil it?'],
  ['our club has no hall, write a post for the paper', 'Our club has no hall. Write a post for the paper.'],
  ['explain to my aunt what a router is', 'Explain to my aunt what a router is.'],
  ['tides explained for children', 'Explain tides for children.'],
  ['translate', 'Help me translate.'],
  ['help', 'Help me.'],
  ['posts for my pottery class', 'Write posts for my pottery class.'],
  ['a poem about rain, snow, wind', 'Write a poem about rain, snow, wind.'],
  // A draft's own lines are what it says.
  ['Meeting notes from Tuesday\nBen will send the figures', 'Write a text about this:'],
])('%s', (topic, wish) => {
  expect(wishOf(topic)).toBe(wish);
});

test.each([
  [
    'Lesson on photosynthesis for [GRADE]\n45 minutes, no lab\nend with a quiz of 5 questions',
    'Create a lesson on photosynthesis for [GRADE].',
    ['- 45 minutes, no lab', '- End with a quiz of 5 questions'],
  ],
  ['trip to Kyoto\n5 days in April\nwith a toddler', 'Plan a trip to Kyoto.', ['- With a toddler']],
  [
    'the future of libraries\nfor teenagers',
    'Write a text about the future of libraries.',
    ['- For teenagers'],
  ],
  [
    'birthday message for my boss\nshe likes sailing',
    'Write a birthday message for my boss.',
    ['- She likes sailing'],
  ],
  ['Name for a bakery\nshort', 'Give me names for a bakery.', ['- Short']],
  ['essay about sleep\nwhat helps\nwhat to avoid', 'Write an essay about sleep.', ['- What to avoid']],
  ['weekend in Porto\nrain plan', 'Plan a weekend in Porto.', ['- Rain plan']],
  ['I am 54\nwhat should I watch out for', 'I am 54. What should I watch out for?', []],
  [
    'landing page copy for a dog walker, friendly, max 150 words',
    'Write landing page copy for a dog walker.',
    ['- Friendly', '- Max 150 words'],
  ],
  [
    'a 10 week half marathon plan, I can run 5k now, bad knee',
    'Create a 10-week half marathon plan.',
    ['- I can run 5k now', '- Bad knee'],
  ],
  ['blog post\n- on bees\n- max 300 words', 'Write a blog post.', ['- On bees', '- Max 300 words']],
  ['poem. sad. rain.', 'Write a poem.', ['- Sad', '- Rain']],
  ['Rain. Sad. Poem', 'Write a poem.', ['- Rain', '- Sad']],
  ['I have to give a toast. She is a vet.', 'Write a toast.', ['- She is a vet']],
  [
    'wedding speech for my sister Laura. She marries Tom. Short and warm',
    'Write a wedding speech for my sister Laura.',
    ['- She marries Tom', '- Short and warm'],
  ],
  [
    'my brother is getting married and i have to say something at the wedding, he is a firefighter, 3 minutes',
    'Write a short speech at the wedding.',
    ['- My brother is getting married', '- He is a firefighter', '- 3 minutes'],
  ],
  [
    'toast for my dad -> 2 minutes, he drove a bus',
    'Write a toast for my dad.',
    ['- 2 minutes', '- He drove a bus'],
  ],
  ['my notes → newsletter', 'Write a newsletter.', ['- My notes']],
  ['job facts → cover letter', 'Write a cover letter.', ['- Job facts']],
  ['bullets → proposal', 'Write a proposal.', ['- Bullets']],
  ['bullets → poster', 'Create a poster.', ['- Bullets']],
  ['bullets → tutorial', 'Write a tutorial.', ['- Bullets']],
  ['email to the board -> ask about the budget', 'Write an email to the board.', ['- Ask about the budget']],
  ['write a poem about rain\nmax 8 lines', 'Write a poem about rain.', ['- Max 8 lines']],
])('the lines under %j are its requirements', (topic, wish, lines) => {
  const { text } = composeTask(generateBody({ topic }));
  expect(wishOf(topic)).toBe(wish);
  expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
});

test.each([
  ['Hi Tom,\n\nplease pay by Friday.\n\nBest,\nAnna\n\n-> make this friendlier', 'Make this friendlier:'],
  ['I ordered a chair and it broke. --> shorter and firmer please', 'Make this shorter and firmer:'],
  ['Where is my parcel? It is late. -> politer, more formal', 'Make this politer, more formal:'],
  ['in German -> Thanks for the offer, but I found another flat.', 'Put this into German:'],
  ['translate to German → The meeting is moved to Monday.', 'Translate to German:'],
])('an arrow parts an order from its text: %j', (topic, order) => {
  const { text } = composeTask(generateBody({ topic }));
  const [first, , ...material] = text.split('\n');
  expect(first).toBe(order);
  expect(material.join('\n')).not.toMatch(/>|→|make this|translate/i);
});

test.each([
  [
    'def add(a, b):\n    return a - b\nwhy is it wrong?',
    'Help me with this code:\n\n```\ndef add(a, b):\n    return a - b\n```\n\nwhy is it wrong?',
  ],
  [
    'why is this null?\nconst user = await get();',
    'why is this null?\n\n```\nconst user = await get();\n```',
  ],
])('code stays as it is, and so does what is said beside it: %j', (topic, prompt) => {
  expect(composeTask(generateBody({ topic })).text).toBe(prompt);
});

test.each([
  [
    'Write a reply to this:\n\nDear John,\n\nI am writing about the report.\n\nBest, Ann',
    /Write a reply to this/,
  ],
  ['Write me a poem about rain.\nKeep it short.\nThanks', /^(?![\s\S]*email)/],
  ['the meaning of lol', /lol/],
  ['The company launched a new app. It is great.', /about this/],
  ['const f = (x) => render(x)', /```/],
  ['my bike squeaks, should I oil it?', /oil it\?(?!\?)/],
  ['Schreibe eine Einladung;\nbitte kurz', /^(?![\s\S]*```)/],
])('is taken for nothing else: %j', (topic, said) => {
  expect(composeTask(generateBody({ topic })).text).toMatch(said);
});
