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
  [
    'landing page copy for a dog walking service, friendly, max 150 words',
    'Write landing page copy for a dog walking service, friendly, max 150 words.',
  ],
  ['quarterly OKRs for a support team', 'Create quarterly OKRs for a support team.'],
  [
    'a 10 week half marathon plan, I can run 5k now, bad knee',
    'Create a 10-week half marathon plan. I can run 5k now, bad knee.',
  ],
  [
    'our startup sells compost bins, need a pitch deck outline for investors, 10 slides',
    'Create a pitch deck outline for investors, 10 slides. Our startup sells compost bins.',
  ],
  ['debug: my list shows duplicates', 'Debug: my list shows duplicates.'],
  // Neither is a thing to be made.
  ['business ethics', 'Write a text about business ethics.'],
  ['the origin of names', 'Write a text about the origin of names.'],
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
  ['write a poem about rain\nmax 8 lines', 'Write a poem about rain.', ['- Max 8 lines']],
])('the lines under %j are its requirements', (topic, wish, lines) => {
  const { text } = composeTask(generateBody({ topic }));
  expect(wishOf(topic)).toBe(wish);
  expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
});
