/** A description, then what is said to it and the prompt that follows. */
export type Conversation = readonly [first: string, ...turns: readonly (readonly [string, string])[]];

/** What people ask of pictures in two to four turns. */
export const shortConversations: readonly Conversation[] = [
  [
    'an old fisherman mending a net on a pier',
    ['early morning fog', 'An old fisherman mending a net on a pier in fog in the morning.'],
    ['give him a pipe', 'An old fisherman mending a net on a pier in fog in the morning. He has a pipe.'],
    [
      'no fog after all',
      'An old fisherman mending a net on a pier in the morning. He has a pipe. Do not show: fog.',
    ],
  ],
  [
    'a cozy bookshop in autumn',
    ['add a sleeping cat on the counter', 'A cozy bookshop in autumn. A sleeping cat on the counter.'],
    ['make the cat ginger', 'A cozy bookshop in autumn. A sleeping ginger cat on the counter.'],
    ['winter instead of autumn', 'A cozy bookshop in winter. A sleeping ginger cat on the counter.'],
  ],
  [
    'a dragon made of clouds',
    ['more dramatic', 'A dragon made of clouds. Mood: very dramatic.'],
    ['at sunset', 'A dragon made of clouds at sunset. Mood: very dramatic.'],
    [
      'the dragon should breathe lightning',
      'A dragon made of clouds at sunset. The dragon breathes lightning. Mood: very dramatic.',
    ],
  ],
  [
    'minimalist poster of a mountain',
    ['use only two colours', 'Minimalist poster of a mountain. Colours: only two colours.'],
    ['blue and orange', 'Minimalist poster of a mountain. Colours: blue and orange.'],
    [
      'add the text "Rise"',
      'Minimalist poster of a mountain. Colours: blue and orange. Text in the picture, letter for letter: “Rise”.',
    ],
  ],
  [
    'a young woman with curly hair drinking coffee in a cafe',
    [
      'she should look out of the window',
      'A young woman with curly hair drinking coffee in a cafe. She looks out of the window.',
    ],
    [
      'make it black and white',
      'A young woman with curly hair drinking coffee in a cafe. She looks out of the window. Colours: black and white.',
    ],
    [
      'from a low angle',
      'A young woman with curly hair drinking coffee in a cafe. She looks out of the window. Composition: from a low angle. Colours: black and white.',
    ],
  ],
  [
    'astronaut riding a horse on the moon',
    ['replace the horse with a bicycle', 'Astronaut riding a bicycle on the moon.'],
    ['earth in the background', 'Astronaut riding a bicycle on the moon. Setting: earth in the background.'],
    [
      'make it photorealistic',
      'Astronaut riding a bicycle on the moon. Setting: earth in the background. Style: photorealistic.',
    ],
  ],
  [
    'wedding cake with flowers',
    ['three tiers', 'Wedding cake with flowers. Three tiers.'],
    ['pink roses instead of flowers', 'Wedding cake with pink roses. Three tiers.'],
    ['no people', 'Wedding cake with pink roses. Three tiers. Do not show: people.'],
  ],
  [
    'a tiny house in the woods at night',
    ['warm light in the windows', 'A tiny house in the woods at night. Light: warm light in the windows.'],
    ['add snow', 'A tiny house in the woods at night. Snow. Light: warm light in the windows.'],
    [
      'remove the snow, it should be summer',
      'A tiny house in the woods in summer at night. Light: warm light in the windows. Do not show: snow.',
    ],
  ],
  [
    'logo for a bakery',
    ['flat design', 'Logo for a bakery. Flat design.'],
    ['brown and cream', 'Logo for a bakery. Flat design. Colours: brown and cream.'],
    ['with a croissant', 'Logo for a bakery. Flat design. With a croissant. Colours: brown and cream.'],
  ],
  [
    'a knight fighting a troll',
    ['the knight is losing', 'A knight fighting a troll. The knight is losing.'],
    ['make the troll bigger', 'A knight fighting a bigger troll. The knight is losing.'],
    [
      'in the style of a woodcut',
      'A knight fighting a bigger troll. The knight is losing. Style: in the style of a woodcut.',
    ],
  ],
  [
    'product photo of a perfume bottle',
    ['white background', 'A perfume bottle. Setting: white background. Style: product photo.'],
    ['put it on a marble table', 'A perfume bottle on a marble table. Style: product photo.'],
    [
      'softer shadows',
      'A perfume bottle on a marble table. Light: soft, diffuse light. Style: product photo.',
    ],
  ],
  [
    'a vintage car parked at a diner',
    ['the car should be turquoise', 'A vintage turquoise car parked at a diner.'],
    ['50s style', 'A vintage turquoise car parked at a diner. Style: 50s style.'],
    [
      'add a waitress on roller skates',
      'A vintage turquoise car parked at a diner. A waitress on roller skates. Style: 50s style.',
    ],
  ],
  ['a cat', ['make it a dog', 'A dog.']],
  [
    'an abandoned train station overgrown with plants',
    [
      'sun rays through the roof',
      'An abandoned train station overgrown with plants. Sun rays through the roof.',
    ],
    [
      'a deer standing on the tracks',
      'An abandoned train station overgrown with plants. Sun rays through the roof. A deer standing on the tracks.',
    ],
    [
      'vertical for my phone',
      'An abandoned train station overgrown with plants. Sun rays through the roof. A deer standing on the tracks. Format: 2:3.',
    ],
  ],
  [
    'portrait of an old sailor',
    ['close up', 'Portrait of an old sailor. Composition: close up.'],
    ['more wrinkles', 'Portrait of an old sailor. More wrinkles. Composition: close up.'],
    ['remove the hat', 'Portrait of an old sailor. More wrinkles. Composition: close up. Do not show: hat.'],
  ],
  [
    'a bowl of ramen',
    ['top down', 'A bowl of ramen. Composition: top down.'],
    ['add chopsticks and an egg', 'A bowl of ramen. Chopsticks and an egg. Composition: top down.'],
    [
      'darker background',
      'A bowl of ramen. Chopsticks and an egg. Setting: darker background. Composition: top down.',
    ],
  ],
  [
    'my dog on a beach',
    ['he is running', 'My dog on a beach. He is running.'],
    ['his fur is wet', 'My dog on a beach. He is running. His fur is wet.'],
    ['sunrise', 'My dog on a beach at sunrise. He is running. His fur is wet.'],
  ],
  [
    'a robot and a girl holding hands',
    ['the robot should be rusty', 'A rusty robot and a girl holding hands.'],
    ['they walk away from us', 'A rusty robot and a girl holding hands. They walk away from us.'],
    ['sad mood', 'A rusty robot and a girl holding hands. They walk away from us. Mood: sad mood.'],
  ],
  [
    'isometric office room',
    ['add two desks and a plant', 'Isometric office room. Two desks and a plant.'],
    ['night time', 'Isometric office room at night. Two desks and a plant.'],
    ['pastel colours', 'Isometric office room at night. Two desks and a plant. Colours: pastel colours.'],
  ],
  [
    'tiger in the jungle',
    ['looking at the camera', 'Tiger in the jungle. Looking at the camera.'],
    ['it rains', 'Tiger in the jungle in the rain. Looking at the camera.'],
    ['tiger should be white', 'White tiger in the jungle in the rain. Looking at the camera.'],
  ],
  [
    'a castle on a hill',
    ['zoom out', 'A castle on a hill. Composition: wide shot.'],
    ['add a river', 'A castle on a hill. A river. Composition: wide shot.'],
    ['the river is frozen', 'A castle on a hill. A frozen river. Composition: wide shot.'],
  ],
  [
    'hot air balloons over cappadocia',
    ['just three balloons', 'Three hot air balloons over cappadocia.'],
    ['red ones', 'Three hot air balloons over cappadocia. Red ones.'],
    ['at dawn', 'Three hot air balloons over cappadocia at dawn. Red ones.'],
  ],
  [
    'a chef cooking in a busy kitchen',
    ['make him a woman', 'A woman cooking in a busy kitchen.'],
    ['flames from the pan', 'A woman cooking in a busy kitchen. Flames from the pan.'],
    ['cinematic light', 'A woman cooking in a busy kitchen. Flames from the pan. Light: cinematic light.'],
  ],
  [
    'a bouquet of sunflowers in a vase',
    ['the vase should be blue', 'A bouquet of sunflowers in a blue vase.'],
    ['oil painting', 'A bouquet of sunflowers in a blue vase. Style: oil painting.'],
    ['van gogh style', 'A bouquet of sunflowers in a blue vase. Style: van gogh style.'],
  ],
  [
    'a cyberpunk market',
    ['without people', 'A cyberpunk market. Do not show: people.'],
    ['add a vendor robot', 'A cyberpunk market. A vendor robot. Do not show: people.'],
    ['more purple', 'A cyberpunk market. A vendor robot. Colours: strong purple tones. Do not show: people.'],
  ],
  [
    'an owl reading a book by candlelight',
    ['glasses on the owl', 'An owl reading a book by candlelight. Glasses on the owl.'],
    ['bigger book', 'An owl reading a bigger book by candlelight. Glasses on the owl.'],
  ],
  [
    'a skier jumping',
    ['blue sky', 'A skier jumping. Blue sky.'],
    ['freeze the motion', 'A skier jumping. Blue sky. Freeze the motion.'],
    ['mountains behind him', 'A skier jumping. Blue sky. Freeze the motion. Mountains behind him.'],
  ],
  [
    'a glass of lemonade on a wooden table',
    ['with mint', 'A glass of lemonade on a wooden table. With mint.'],
  ],
  [
    'viking ship',
    ['on a calm fjord', 'Viking ship on a calm fjord.'],
    ['northern lights above', 'Viking ship on a calm fjord. Light: northern lights above.'],
    [
      'make the sails red and white',
      'Viking ship on a calm fjord. The sails are red and white. Light: northern lights above.',
    ],
  ],
  [
    'a ballerina on an empty stage',
    ['spotlight', 'A ballerina on an empty stage. Spotlight.'],
    ['from behind', 'A ballerina on an empty stage. Spotlight. Composition: from behind.'],
    [
      'make her dress black',
      'A ballerina on an empty stage. Spotlight. Her dress is black. Composition: from behind.',
    ],
  ],
];
