import type { Conversation } from './short-conversations.ts';

/** Wishes for what an earlier prompt had, all else as it is now. */
export const earlierConversations: readonly Conversation[] = [
  [
    'a red sports car on a coast road at sunset',
    ['remove the car', 'A coast road at sunset. Do not show: car.'],
    ['make it night', 'A coast road at night. Do not show: car.'],
    ['bring the car back, blue this time', 'A blue sports car on a coast road at night.'],
  ],
  [
    'a lighthouse on a cliff, teal and orange palette',
    ['black and white', 'A lighthouse on a cliff. Colours: black and white.'],
    ['add a gull', 'A lighthouse on a cliff. A gull. Colours: black and white.'],
    ['the first colours were nicer', 'A lighthouse on a cliff. A gull. Colours: teal and orange palette.'],
  ],
  [
    'a mountain cabin with a red door',
    ['the door blue', 'A mountain cabin with a blue door.'],
    ['the red was nicer', 'A mountain cabin with a red door.'],
  ],
  [
    'a fox in the snow, pencil sketch',
    ['as an oil painting', 'A fox in the snow. Style: oil painting.'],
    ['the pencil was better', 'A fox in the snow. Style: pencil sketch.'],
  ],
  [
    'a chicken in a space helmet on the moon',
    [
      'without the helmet, and chicken further back',
      'A chicken on the moon. The chicken further back. Do not show: helmet.',
    ],
    [
      'keep that but make it night',
      'A chicken on the moon at night. The chicken further back. Do not show: helmet.',
    ],
  ],
  [
    'an astronaut on a horse',
    ['a unicorn not a horse', 'An astronaut on a unicorn.'],
    ['the horse was better', 'An astronaut on a horse.'],
  ],
  [
    'a vase with red roses',
    ['white roses not red ones', 'A vase with white roses.'],
    ['remove the roses add a tulip', 'A vase. A tulip. Do not show: roses.'],
  ],
  [
    'a poster for a concert',
    [
      'put the words Live Tonight at the bottom and "Free Entry" underneath',
      'A poster for a concert. “Live Tonight” at the bottom. “Free Entry” underneath. Text in the picture, letter for letter: “Live Tonight”, “Free Entry”.',
    ],
  ],
  [
    'a whale under a small boat, top view',
    ['side view', 'A whale under a small boat. Composition: side view.'],
    ['i preferred the view from the top', 'A whale under a small boat. Composition: top view.'],
  ],
  [
    'three cats on a sofa',
    ['the sofa purple', 'Three cats on a purple sofa.'],
    ['two cats not three', 'Two cats on a purple sofa.'],
    ['the old sofa colour was better', 'Two cats on a sofa.'],
  ],
  [
    'a garden party with lanterns and a long table',
    [
      "take the lanterns out, it's daytime",
      'A garden party with a long table in daylight. Do not show: lanterns.',
    ],
    [
      'the lanterns back in please, paper ones',
      'A garden party with a long table in daylight. Paper lanterns.',
    ],
  ],
  [
    'a birthday party for a dog, balloons, red dress',
    ['take away the balloons', 'A birthday party for a dog. Red dress. Do not show: balloons.'],
    ['the dress blue', 'A birthday party for a dog. Blue dress. Do not show: balloons.'],
    ['balloons back but in silver', 'A birthday party for a dog. Blue dress. Silver balloons.'],
    ['red dress again', 'A birthday party for a dog. Silver balloons. Red dress.'],
  ],
  [
    'a glass of lemonade on a wooden table',
    ['without the table', 'A glass of lemonade. Do not show: table.'],
    ['bring the table back, marble one', 'A glass of lemonade on a marble table.'],
  ],
];
