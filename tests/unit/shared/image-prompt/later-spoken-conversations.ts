import type { SpokenTurn } from './spoken-conversations.ts';

/** More of them, from other people. */
export const laterSpokenConversations: readonly (readonly [description: string, ...turns: SpokenTurn[]])[] = [
  [
    'a snowy village square with a christmas market',
    ['could u drop the snow? its supposed to be september', '!snowy', 'september|autumn'],
    ["i'd rather have a fountain where the market is", 'fountain', '!christmas market'],
    ['mh the fountain is a bit boring. add pigeons', 'pigeons', '!a bit boring'],
  ],
  [
    'close up of a barista pouring latte art',
    ['not so close', 'wide|further|medium'],
    ['Give him a beard and tattoos on both arms.', 'beard', 'tattoos on both arms'],
    [
      'Use a shallow depth of field and make the cup white.',
      'shallow depth of field',
      'white cup|cup is white',
    ],
  ],
  [
    'surreal staircase in the clouds, pastel colors, dali style',
    ['less dali more escher', 'escher', '!dali style'],
    ['there should be one tiny person at the top of the stairs', 'one tiny person at the top of the stairs'],
  ],
  [
    'product shot of a wooden watch on moss',
    ['moss → sand', 'on sand', '!moss'],
    ['lighting from left side, warm', 'from left|from the left', 'warm'],
    ['no shadows + 1:1', 'not show:.*shadows', '1:1'],
  ],
  [
    'a little girl and her grandfather fishing',
    ["The grandfather shouldn't be smiling", 'not smiling|not show:.*smiling|serious'],
    ['change the girl to a boy with a red cap', 'boy', 'red cap', '!girl'],
    [
      'Fine. Now I want everything in the style of Studio Ghibli, at golden hour',
      'studio ghibli',
      'golden hour',
    ],
  ],
  [
    'futuristic city',
    ['more green, like plants on the buildings', 'plants on the buildings'],
    ['i dont see any people, put some', 'people', '!don.t see'],
    ['revert', '!people'],
  ],
  [
    'banana wearing sunglasses on a beach chair, funny, cartoon',
    ['instead of banana do avocado', 'avocado', '!banana'],
    ['needs a cocktail too', 'cocktail'],
  ],
  [
    'Old harbour in Lisbon in the morning with fishing boats and seagulls.',
    [
      'I think fewer seagulls would be nice, and the boats could be more colourful.',
      'few seagulls|fewer seagulls',
      'colou?rful.*boats|boats.*colou?rful',
    ],
    [
      "Let's move the whole scene to the evening, with lanterns lit.",
      'evening',
      '!morning',
      'lanterns lit|lit lanterns',
    ],
    ['Hmm, I preferred the morning after all.', 'morning', '!evening'],
  ],
  [
    'un chat noir sur un toit à Paris, la nuit',
    ['ajoute la tour eiffel au loin', 'tour eiffel au loin'],
    ['plus sombre et sans étoiles', 'dark', 'not show:.*étoiles'],
    ['format carré', '1:1'],
  ],
  [
    'ballerina jumping, dark stage, spotlight',
    ['dress should be torn and dirty', 'torn and dirty'],
    ['make her look exhausted', 'exhausted'],
    ['she is too centered, move her to the right third', 'right third', '!too centered'],
  ],
  [
    'portrait of a young woman with freckles, soft window light, 85mm',
    ['make her older, maybe 70, and give her glasses', 'older|70', '!young woman', 'glasses'],
    [
      'hmm i dont like the glasses, take em off. hair shorter tho',
      '!has glasses',
      'shorter hair|hair.*short',
      '!tho\\b',
    ],
    ['black and white', 'black and white'],
  ],
  [
    'Eine kleine Hütte im Wald bei Schnee, warmes Licht in den Fenstern',
    ['mach es etwas dunkler und füge einen Fuchs hinzu', 'dark', 'Fuchs', '!füge|hinzu'],
    ['ohne Schnee bitte', '!bei Schnee'],
    ['hochformat', '2:3|9:16|3:4'],
  ],
  [
    'two kids flying a kite on a hill, crayon drawing',
    ['3 kids, one of them in a wheelchair', '(3|three) kids', '!two kids', 'one of them in a wheelchair'],
    ['not crayon, make it photo realistic', 'photo ?-?realistic', '!crayon drawing'],
    ['make the kite way bigger and red with a long tail', 'bigger', 'red', 'long tail'],
  ],
  [
    'I\'m making a poster for our summer jazz night: a saxophone player on a rooftop, city skyline at dusk, retro 60s look. It should say "Jazz on the Roof".',
    [
      'Put the title at the top in big yellow letters and move the sax player to the left.',
      'Jazz on the Roof.*top|top.*Jazz on the Roof',
      'big yellow letters|yellow',
      'left',
    ],
    [
      "Replace the skyline with palm trees, we're in Miami after all",
      'palm trees',
      '!skyline',
      "!we're in|after all",
    ],
    ['A4, and leave some empty space at the bottom for the date', '5:7', '!A4', 'empty space at the bottom'],
  ],
  [
    'sushi',
    ['from above', 'from above'],
    ['on a black slate plate with chopsticks next to it', 'black slate plate', 'chopsticks'],
    [
      'more colorful, no chopsticks, 4:5',
      'vivid|colorful',
      '!with chopsticks next',
      'not show:.*chopsticks',
      '4:5',
    ],
  ],
  [
    'a dragon made of clouds over a small village, watercolor',
    ['the dragon looks scary make it friendlier', 'friendl', '!scary'],
    ['swap village and put an ocean there with a sailboat', 'ocean', 'sailboat', '!village'],
    ['back to the village but keep the sailboat', 'village', 'sailboat'],
  ],
];
