import results from './engine-results.json' with { type: 'json' };

/** A prompt before and after (spec §2, /download), as the engine on the device makes it; a test compares. */
export const example = {
  mode: 'rewrite',
  level: 'reframe',
  before:
    'i need a linkedin post about our new office in Pune, we open on 4 may. keep it under 100 words, no hashtags. mention the 12 people who work there',
  after: results.landing,
} as const;

/** What is tedious, and what Whetstone does about it. */
export const problem = {
  title: 'You know what you want. Your prompt doesn’t say it.',
  text: 'A rough line gets a rough answer. So you add what was missing, ask again, copy it into another window, copy it back, and check that no number went astray. By then you could have written it yourself.',
} as const;
export const solution = {
  title: 'Sharpened where you write',
  text: 'Press once, in the field you are already in. Whetstone sorts out the task, the limits and the format, marks every word it changes, and waits for your approval. One undo takes it back.',
} as const;

/** The three cards of spec §2. */
export const cards: readonly { title: string; text: string }[] = [
  {
    title: 'Instant Enhancement',
    text: 'One click on a draft or a selection. Your own device answers at once, without an account.',
  },
  {
    title: 'Works Everywhere',
    text: 'A button beside the box in ChatGPT, Claude, Gemini and DeepSeek; a shortcut and a menu entry on every other page.',
  },
  {
    title: 'Smart File Analysis',
    text: 'Bring in PDFs, Excel files and images, and build your prompt on what is in them.',
  },
];
