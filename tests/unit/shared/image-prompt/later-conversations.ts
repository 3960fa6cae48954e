import type { Conversation } from './short-conversations.ts';

/** Wishes that take something back, place something in the picture, or are said in passing. */
export const laterConversations: readonly Conversation[] = [
  [
    'an old man playing chess in a park',
    ['make it black and white', 'An old man playing chess in a park. Colours: black and white.'],
    ['actually colour again', 'An old man playing chess in a park. Colours: full colour.'],
  ],
  [
    'an empty garage',
    ['add a shadowy figure at the far end', 'An empty garage. A shadowy figure at the far end.'],
    ['remove the figure', 'An empty garage. Do not show: figure.'],
    ['put it back', 'An empty garage. A shadowy figure at the far end.'],
  ],
  [
    'a beach',
    ['add a backlit surfer', 'A beach. A backlit surfer.'],
    ['delete him', 'A beach.'],
    ['put him back', 'A beach. A backlit surfer.'],
  ],
  ['a street', ['on a sunny day', 'A street in sunny weather in daylight.']],
  [
    'portrait of a female astronaut',
    ['younger', 'Portrait of a younger female astronaut.'],
    ['vertical for instagram story', 'Portrait of a younger female astronaut. Format: 9:16.'],
  ],
  ['a mountain cabin', ['make the cabin smaller', 'A smaller mountain cabin.']],
  [
    'three kids building a sandcastle',
    ['move them to the left', 'Three kids building a sandcastle. Composition: the subject to the left.'],
  ],
  ['an infographic', ['blue and white only', 'An infographic. Colours: blue and white only.']],
  ['ein Hund am Strand', ['bitte als Aquarell', 'Ein Hund am Strand. Style: Aquarell.']],
  ['un chat sur un toit', ['en aquarelle', 'Un chat sur un toit. Style: aquarelle.']],
  [
    'pls make me a picture of a cat thanks',
    ['no stars', 'A cat. Do not show: stars.'],
    ['stars again', 'A cat. Stars.'],
  ],
  ['red car', ['blue', 'Blue car.'], ['make it green', 'Green car.'], ['the first one', 'Red car.']],
  ['a car', ['blue', 'A car. Colours: blue.']],
  [
    'a clown sitting on a swing in an abandoned park',
    ['take the clown out', 'A swing in an abandoned park. Do not show: clown.'],
    ['bring him back', 'A clown sitting on a swing in an abandoned park.'],
  ],
  [
    'женщина кормит голубей',
    ['темнее', 'Женщина кормит голубей. Light: dark, low-key light.'],
    ['без голубей', 'Женщина кормит голубей. Light: dark, low-key light. Do not show: голубей.'],
  ],
];
