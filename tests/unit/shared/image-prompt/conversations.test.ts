import { expect, test } from 'vitest';
import { emptyBrief } from '@/shared/contracts/image-brief.ts';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { earlierConversations } from './earlier-conversations.ts';
import { laterConversations } from './later-conversations.ts';
import { type Conversation, shortConversations } from './short-conversations.ts';
import { visitorsConversations } from './visitors-conversations.ts';

/** What somebody says, and the prompt that follows. */
const conversations: readonly Conversation[] = [
  [
    'a red bicycle at noon in front of a café',
    ['make it night and raining', 'A red bicycle in front of a café in the rain at night.'],
    ['remove the bicycle, put a black cat instead', 'A black cat in front of a café in the rain at night.'],
    ['no wait, the cat should be white', 'A white cat in front of a café in the rain at night.'],
    ['bring back the bicycle', 'A white cat in front of a café in the rain at night. A red bicycle.'],
    [
      'Style: watercolour instead',
      'A white cat in front of a café in the rain at night. A red bicycle. Style: watercolour.',
    ],
  ],
  [
    'a lighthouse on a cliff at sunset, waves below',
    ['make it a stormy night instead', 'A lighthouse on a cliff in stormy weather at night. Waves below.'],
    [
      'actually i liked the sunset better',
      'A lighthouse on a cliff in stormy weather at sunset. Waves below.',
    ],
  ],
  [
    'two foxes playing in snow',
    ['just one fox', 'One fox playing in snow.'],
    ['it should be spring, not winter', 'One fox playing in spring.'],
    ['undo that', 'One fox playing in snow.'],
    ['go back to the first one', 'Two foxes playing in snow.'],
  ],
  [
    'a fox in the snow',
    ['make it night', 'A fox in the snow at night.'],
    ['add a moon', 'A fox in the snow at night. A moon.'],
    ['one step back', 'A fox in the snow at night.'],
    ['one step back', 'A fox in the snow.'],
  ],
  [
    'sunny beach with palm trees',
    ['cloudy instead of sunny', 'Beach with palm trees under an overcast sky.'],
    ['go back to the sunny version', 'Sunny beach with palm trees.'],
  ],
  [
    'portrait of my grandmother knitting by a window',
    ['make her laugh', 'Portrait of my grandmother knitting by a window. She laughs.'],
    [
      'can it look like an oil painting?',
      'Portrait of my grandmother knitting by a window. She laughs. Style: oil painting.',
    ],
  ],
  [
    'modern living room with a grey sofa',
    ['change the sofa to green velvet', 'Modern living room with a green velvet sofa.'],
    ['keep everything but make it evening', 'Modern living room with a green velvet sofa in the evening.'],
  ],
  [
    'a mermaid on a rock',
    ['swap the sword for an axe', 'A mermaid on a rock. An axe. Do not show: sword.'],
    ["don't show the rock", 'A mermaid. An axe. Do not show: sword, rock.'],
  ],
  [
    'a little robot watering flowers',
    ['give the robot a straw hat', 'A little robot watering flowers. The robot has a straw hat.'],
    ['hmm no hat', 'A little robot watering flowers. Do not show: hat.'],
    ['nah, start over with a kite', 'A kite.'],
  ],
  [
    'two children building a sandcastle',
    ['only one child', 'One child building a sandcastle.'],
    ['the child should wear a red cap', 'One child building a sandcastle. The child wears a red cap.'],
    [
      'square format for instagram',
      'One child building a sandcastle. The child wears a red cap. Format: 1:1.',
    ],
  ],
  [
    'spaceship landing in a cornfield',
    ['the farmers look scared', 'Spaceship landing in a cornfield. The farmers look scared.'],
    ['remove the farmers', 'Spaceship landing in a cornfield. Do not show: farmers.'],
  ],
  [
    'red sports car in the desert',
    ['the car should be black', 'Black sports car in the desert.'],
    ['instead of the desert, use a city at night', 'Black sports car in a city at night.'],
    ['it is too dark, brighter', 'Black sports car in a city at night. Light: bright, high-key light.'],
  ],
  [
    'fantasy map of an island',
    ['add a volcano in the north', 'Fantasy map of an island. A volcano in the north.'],
    ['parchment look', 'Fantasy map of an island. A volcano in the north. Parchment look.'],
    ['no text', 'Fantasy map of an island. A volcano in the north. Parchment look. Do not show: text.'],
  ],
  [
    'a hedgehog with a backpack hiking',
    ['mushrooms around', 'A hedgehog with a backpack hiking. Mushrooms around.'],
    ['tiny', 'A tiny hedgehog with a backpack hiking. Mushrooms around.'],
    ['macro shot', 'A tiny hedgehog with a backpack hiking. Mushrooms around. Composition: macro shot.'],
  ],
  [
    'two old men playing chess',
    ['in a park', 'Two old men playing chess in a park.'],
    ['one of them is laughing', 'Two old men playing chess in a park. One of them is laughing.'],
    ['autumn leaves', 'Two old men playing chess in a park. One of them is laughing. Autumn leaves.'],
  ],
  [
    'a lighthouse',
    ['make it taller', 'A taller lighthouse.'],
    ['stripes', 'A taller lighthouse. Stripes.'],
    ['red and white stripes', 'A taller lighthouse. Red and white stripes.'],
  ],
  [
    'grandma’s kitchen',
    ['sunlight', 'Grandma’s kitchen. Light: sunlight.'],
    ['flour on the table', 'Grandma’s kitchen. Flour on the table. Light: sunlight.'],
    [
      'make it look like a polaroid',
      'Grandma’s kitchen. Flour on the table. Light: sunlight. Style: polaroid.',
    ],
  ],
  [
    'a waterfall',
    ['i dont like the rocks', 'A waterfall. Do not show: rocks.'],
    ['swap the waterfall for a geyser', 'A geyser. Do not show: rocks.'],
    ['more steam', 'A geyser. More steam. Do not show: rocks.'],
  ],
  [
    'a businessman in a suit',
    ['he should be older', 'An older businessman in a suit.'],
    ['take off his tie', 'An older businessman in a suit. Do not show: tie.'],
    ['smiling', 'An older businessman in a suit. Smiling. Do not show: tie.'],
  ],
  ['a bowl of ramen', ['make it a salad', 'A bowl of salad.']],
  ['a fox in a forest', ['make it a bright morning', 'A fox in a forest. A bright morning.']],
  ['portrait of a cat', ['make it a poodle', 'Portrait of a poodle.']],
  ['a girl with a balloon', ['i hate the balloon', 'A girl. Do not show: balloon.']],
  [
    'a village at night',
    ['candlelight in the windows', 'A village at night. Light: candlelight in the windows.'],
  ],
  [
    'a knight',
    ['make him a queen', 'A queen.'],
    ['her cloak should be red', 'A queen. Her cloak is red.'],
    ['make her crown golden', 'A queen. Her cloak is red. Her crown is golden.'],
  ],
  [
    'a forest in fog',
    ['put it on a mountain', 'A forest in fog on a mountain.'],
    ['no fog', 'A forest on a mountain. Do not show: fog.'],
  ],
];

for (const [first, ...turns] of [
  ...conversations,
  ...shortConversations,
  ...laterConversations,
  ...earlierConversations,
  ...visitorsConversations,
])
  test(first, () => {
    const briefs = [readDescription(first)];
    for (const [said, prompt] of turns) {
      const brief = refineBrief(briefs.at(-1) ?? emptyBrief, said, briefs.slice(0, -1));
      briefs.push(brief);
      const written = wholePrompt(writePrompt(brief, 'gpt-image'));
      expect(`${said} → ${written.replaceAll('\n', ' ')}`).toBe(`${said} → ${prompt}`);
    }
  });
