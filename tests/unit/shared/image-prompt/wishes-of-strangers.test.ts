import { expect, test } from 'vitest';
import { defaultDialect } from '@/shared/image-prompt/dialects.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief, unclearWishes } from '@/shared/image-prompt/refine-brief.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';

/** What is described, what is then wished for, what the prompt must say, and what it must not. */
test.each([
  ['a cat', 'a black one', /black cat/, /\bone\b/],
  [
    'sneaker floating over water',
    'change the sneaker to a hiking boot',
    /hiking boot floating over water/,
    /sneaker/,
  ],
  ['a lady playing the lute', 'replace the lady with a sleeping cat', /sleeping cat/, /lute/],
  ['a girl with a yellow swimsuit', 'give the girl a green swimsuit', /green swimsuit/, /yellow/],
  ['a man with a red tie', 'he should wear a blue tie', /blue tie/, /red/],
  ['a man at a desk', 'he should wear a blue tie', /he wears a blue tie/, /should/],
  ['a garden with roses', 'the roses should be white not red', /white roses/, /\bred\b/],
  [
    'an astronaut reading a newspaper',
    'no newspaper, she should hold an umbrella',
    /she holds an umbrella/,
    /no .*umbrella/i,
  ],
  ['a shocked man', 'he looks too shocked, tone it down', /less shocked/, /tone/],
  ['a logo for a bakery', 'can the letters be thinner?', /letters are thinner/, /be thinner/],
  ['a map of a kingdom', 'as if drawn on old parchment', /as if drawn on old parchment/, /,\s*if drawn/],
  ['a living room with a grey sofa', 'the sofa should be leather', /leather/, /should/],
  ['a dog in a kitchen', 'I want two dogs instead of one', /two dogs/, /\bone\b/],
  ['a lighthouse in fog', 'no fog, there should be stars', /Stars/, /not show:.*stars/i],
  ['a dog with a ball on the beach', 'three of them', /three dogs with a ball/, /of them/],
  ['a running shoe on a baking tray', 'put it on sand instead', /shoe on sand/, /tray/],
  ['a robot in a kitchen', 'move it to a garden', /robot in a garden/, /kitchen/],
  ['a big ceramic vase with flowers on a table', 'a yellow one', /yellow vase/, /\bone\b/],
  ['an old man on a pier', 'give him a grey scarf', /He has a grey scarf/, /give/],
  ['a boy and a dog', 'the dog should look at the boy not at the ball', /dog looks at the boy/, /not/],
  ['a fox in snow', 'like before but no birds', /not show: birds/i, /like before/],
  ['a birthday cake', 'write "Hi Ada" on it in blue', /letter for letter: “Hi Ada”/, /write/i],
  ['a dragon in a cave', 'smaller dragon, kind of cute lol', /smaller dragon in a cave/, /kind of|lol/],
  ['two kids in a park', 'three kids, one girl in a red hat', /Three kids in a park/, /two/i],
  ['a cat on a sofa', 'evening light and square', /Format: 1:1/, /and square/],
  ['a shed', 'make it like a photo instead of a cartoon', /Style: photo/, /instead|cartoon/],
  ['a lake with a rowing boat', 'the boat should be green', /green rowing boat/, /rowing green/],
  ['a leaf in a circle', 'the circle should be gone', /not show: circle/i, /gone/],
  ['a red leaf', 'make the leaf blue instead of green', /blue leaf/, /instead|green/],
  ['two dogs in a yard', 'one dog instead of two', /one dog in/i, /two|dogs/i],
  ['a lion in a ring', 'the lion is too big', /smaller lion/, /too big/],
  ['portrait of my grandma in a kitchen', 'older', /of my older grandma/, /older my|oolder/],
  ['a red car in a desert', 'move the car to a coast road', /car on a coast road/, /desert/],
  ['a cat with the earth behind it', 'no earth, take mars', /mars/, /not show: .*mars/i],
  ['a poster with the text “Jazz”', 'no text at the bottom', /“Jazz”/, /""/],
  ['a lake', 'banner format for facebook', /Format: 3:1/, /facebook/],
  ['Ein altes Haus', 'mach es gruseliger', /mood: gruselig\b/, /mach/i],
  ['Ein Fischer, Schwarzweißfoto', 'mach es farbig', /full colour/, /mach|schwarz/i],
  ['Ein Fischer am Hafen', 'er soll eine blaue Mütze tragen', /er trägt eine blaue Mütze/, /soll/],
  ['a basket with bread', 'noodles and bread on a table', /noodles and bread on a table/, /noodles\./],
  ['a dog in a garden', 'it would be nice if the dog was bigger', /bigger/, /smaller/],
  ['two dogs', 'as if they were together', /together/, /apart/],
  ['a park', 'as if it was summer', /summer/, /winter/],
  ['a man with a hat', 'I want you to never remove the hat', /man with a hat/, /not show|never/],
  ['a man with a hat', 'darker and never remove the hat', /man with a hat/, /not show|never/],
  ['an 8-bit castle with a dog', 'change the dog to a cat', /An 8-bit castle with a cat/, /\ba 8/],
  ['a red neon sign', 'change the sign to an LED sign', /An LED sign/, /\ba LED/],
  ['an X-ray of a hand', 'replace the hand with a foot', /An X-ray of a foot/, /\ba X/],
  ['a ufo over a castle', 'make the castle red', /A ufo over a red castle/, /\ban ufo/],
  ['ein Mann an der Bar', 'replace Mann with Wirt', /Wirt an der Bar/, / a der/],
  [
    'a yellow raincoat',
    'change the coat to red but boots yellow',
    /red raincoat\. Boots are yellow/,
    /not show/i,
  ],
  ['a room', 'change the curtains to red', /curtains are red/, /not show/i],
  [
    'a knight with a helmet',
    'helmet off, i know thats not possible but still',
    /not show: helmet/i,
    /possible|still/,
  ],
  ['a kitchen with a lamp', 'lamp off', /with a lamp/, /not show/i],
  ['a market with lots of people', 'fewer people', /with a few people/, /lots|fewer/],
  ['a hill with lots of snow', 'less snow', /with a little snow/, /lots|less/],
  [
    'a girl with a big black dog',
    'different dog, smaller & brown',
    /girl with a smaller brown dog/,
    /big|black|different/,
  ],
  ['a girl with a dog', 'the dog doesnt fit anymore, take him out', /not show: dog/i, /with a dog|him/],
  ['bread on a table, flour', 'remove the flour, looks dirty', /not show: flour/i, /dirty/],
  ['people with a cup in a café', 'no cup, everybody has a cup', /not show: cup/i, /everybody/],
  ['a beach', 'no boats, people or dogs', /not show: boats, people, dogs/i, /\bor\b/],
  ['an owl at night', 'same thing but a crane instead of an owl', /A crane at night/, /owl|same/],
  ['cozy cabin interior, fireplace', 'at night', /^Cozy cabin interior at night/, /mood/i],
  ['cozy winter vibes, a cabin', 'at night', /Mood: cozy winter vibes/, /^Cozy/],
])('%s: %s', (...row) => {
  const [first, wish, has, lacks] = row;
  const brief = refineBrief(readDescription(first), wish);
  const prompt = wholePrompt(writePrompt(brief, defaultDialect));
  expect(prompt).toMatch(new RegExp(has, 'iu'));
  expect(prompt).not.toMatch(lacks);
});

test.each([
  ['the date is wrong, and make it night', ['the date is wrong']],
  ['do it again like you did', ['do it again like you did']],
  ['let the curtains billow', []],
  ['leave the window', []],
  ['it should feel like the last day of school', []],
  ['her cloak should be red', []],
  ['i bakgrunnen et fjell', []],
  ['do lado direito um gato', []],
  ['a man driving on the wrong side of the road', []],
  ['can of paint on the table', []],
])('what no rule understands of %j is told, and stands in no prompt', (wish, unclear) => {
  const brief = readDescription('a queen at a window');
  expect(unclearWishes(brief, wish)).toEqual(unclear);
  const prompt = wholePrompt(writePrompt(refineBrief(brief, wish), defaultDialect));
  for (const one of unclear) expect(prompt).not.toContain(one);
});

test('what is quoted is no chatter', () => {
  const brief = refineBrief(readDescription('a record sleeve'), 'write "Kind of Blue, lol" on it');
  expect(wholePrompt(writePrompt(brief, defaultDialect))).toContain('Kind of Blue, lol');
});

test('what was added last is meant by "it"', () => {
  const added = refineBrief(readDescription('a forest path'), 'put a small red door in a tree');
  expect(refineBrief(added, 'make it tiny').details).toEqual(['a tiny red door in a tree']);
  expect(refineBrief(added, 'remove it again, looked better without').details).toEqual([]);
});
