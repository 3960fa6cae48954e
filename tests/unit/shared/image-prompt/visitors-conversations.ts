import type { Conversation } from './short-conversations.ts';

/** Wishes that change who is shown, of what something is made, where it stands, or when; in several languages. */
export const visitorsConversations: readonly Conversation[] = [
  [
    'logo for a bike repair shop called Spoke & Co, minimal, only two colours navy and mustard',
    [
      'try it in forest green instead of navy',
      'Logo for a bike repair shop called Spoke & Co. Minimal. Colours: only two forest green and mustard.',
    ],
  ],
  [
    'cozy reading nook with lots of plants, afternoon sun, no people',
    [
      'make it evening with a lamp',
      'Cozy reading nook with lots of plants in the evening. A lamp. Do not show: people.',
    ],
  ],
  [
    'ramen bowl from above, chopsticks on the left',
    ['chopsticks on the right actually', 'Ramen bowl. Chopsticks on the right. Composition: from above.'],
  ],
  [
    'Ein alter Fischer am Hafen von Hamburg, Nebel, Schwarzweißfoto',
    ['lieber in Farbe', 'Ein alter Fischer am Hafen von Hamburg. Nebel. Foto. Colours: full colour.'],
  ],
  [
    'un gato negro en un tejado de noche, luna llena',
    ['que sea de día', 'Un gato negro en un tejado in daylight. Luna llena.'],
  ],
  ['Hund mit Sonnenbrille am Strand', ['ohne Sonnenbrille', 'Hund am Strand. Do not show: Sonnenbrille.']],
  [
    'Portrait of a 45 year old female firefighter, soot on her face',
    ['make her a man', 'Portrait of a 45 year old male firefighter. Soot on his face.'],
    ['and older, about 60', 'Portrait of a 60 year old male firefighter. Soot on his face.'],
  ],
  ['a pilot beside a small plane', ['the pilot should be a woman', 'A female pilot beside a small plane.']],
  [
    'an astronaut riding a horse on mars',
    ['portrait format for a phone wallpaper', 'An astronaut riding a horse on mars. Format: 9:16.'],
    ['vertical 4:5', 'An astronaut riding a horse on mars. Format: 4:5.'],
  ],
  [
    'cutaway of a submarine with tiny people working inside',
    ['drop the people', 'Cutaway of a submarine. Do not show: people.'],
  ],
  [
    'mountain lake at sunrise no clouds',
    ['add a canoe', 'Mountain lake at sunrise. A canoe. Do not show: clouds.'],
  ],
  [
    'tavern interior, bard playing lute',
    ['no bard, put a sleeping dog there', 'Tavern interior. Sleeping dog.'],
  ],
  [
    'modern bathroom, brass fixtures',
    ['swap brass for black', 'Modern bathroom. Black fixtures.'],
    ['smaller sink', 'Modern bathroom. Black fixtures. Small sink.'],
  ],
  [
    'old man and dog on bench. sad but hopeful',
    ['less sad', 'Old man and dog on bench. Mood: hopeful, less sad.'],
  ],
  ['a lighthouse in a storm', ['make it calm weather', 'A lighthouse in calm weather.']],
  [
    'hiking gear on a wooden floor',
    ['swap the wooden floor for concrete', 'Hiking gear on a concrete floor.'],
  ],
  ['interior of a tiny house, loft bed', ['no loft bed, a sofa bed', 'Interior of a tiny house. Sofa bed.']],
  [
    'travel poster for Lisbon, text "LISBOA" in bold letters',
    ['remove the text', 'Travel poster for Lisbon. Do not show: text.'],
  ],
  [
    'a robot and a girl holding hands',
    ['the girl should be a boy and the robot red', 'A red robot and a boy holding hands.'],
  ],
  [
    'dark wooden table, woman with red cape',
    ['lighter table', 'Light wooden table. Woman with red cape.'],
    ['cape blue', 'Light wooden table. Woman with blue cape.'],
  ],
  [
    'map of an island with mountains in the north and a harbor in the south',
    ['put the harbor in the east', 'Map of an island with mountains in the north and a harbor in the east.'],
  ],
  [
    'a cup of matcha, pastel background',
    ['table darker', 'A cup of matcha. Darker table. Colours: pastel background.'],
  ],
  // What the rules for these must leave alone.
  ['a sign saying no smoking', ['add a door', 'A sign saying no smoking. A door.']],
  [
    'a woman with an umbrella walking in the rain',
    ['remove the umbrella', 'A woman walking in the rain. Do not show: umbrella.'],
  ],
  [
    'a village at night with a full moon',
    ['darker', 'A village at night with a full moon. Light: dark, low-key light.'],
  ],
  ['a man with a dog', ['make it a cat', 'A cat with a dog.']],
  [
    'logo for my bakery "Krume", something with wheat, flat',
    [
      'remove the wheat, use a rolling pin instead',
      'Logo for my bakery "Krume". Something with a rolling pin. Flat. Text in the picture, letter for letter: “Krume”.',
    ],
  ],
  [
    'Cross-section of the human heart, labelled, for a textbook',
    ['no labels', 'Cross-section of the human heart. For a textbook. Do not show: labels.'],
  ],
  [
    'isometric view of a tiny coffee shop, low poly',
    ['4k wallpaper 21:9', 'Isometric view of a tiny coffee shop. Style: 4k wallpaper. Format: 21:9.'],
    ['for Flux, portrait', 'Isometric view of a tiny coffee shop. Style: 4k wallpaper. Format: 2:3.'],
  ],
  [
    'a fox made of folded paper standing in the snow',
    ['make it two foxes', 'Two foxes made of folded paper standing in the snow.'],
    [
      'more green less blue',
      'Two foxes made of folded paper standing in the snow. Colours: strong green tones, only a little blue.',
    ],
  ],
  [
    'album cover for a band, a car driving into a sunset, cinematic 2.39:1',
    [
      'in black and white',
      'Album cover for a band. A car driving into a sunset. Style: cinematic. Colours: in black and white. Format: 239:100.',
    ],
  ],
  [
    'honey dripping from a wooden spoon',
    ['not so much honey', 'Honey dripping from a wooden spoon. Less honey.'],
  ],
  [
    'poster for a jazz concert, text "Blue Hour"',
    [
      'change the text to "Late Hour"',
      'Poster for a jazz concert. Text in the picture, letter for letter: “Late Hour”.',
    ],
    [
      'A3 format',
      'Poster for a jazz concert. Text in the picture, letter for letter: “Late Hour”. Format: 5:7.',
    ],
  ],
  [
    'Scottish highlands, stormy sky, a single red phone box',
    ['make the phone box smaller', 'Scottish highlands. Stormy sky. A smaller single red phone box.'],
    [
      'drop the storm, I want fog',
      'Scottish highlands in fog. A smaller single red phone box. Do not show: storm.',
    ],
  ],
  [
    'a young female pirate captain',
    ['give her short silver hair', 'A young female pirate captain. Short silver hair.'],
    ['same but in spring', 'A young female pirate captain in spring. Short silver hair.'],
  ],
];
