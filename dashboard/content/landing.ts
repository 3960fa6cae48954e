import { downloadEnglish } from '@/shared/texts/download.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import results from './engine-results.json' with { type: 'json' };

const say = plainSentences('download', downloadEnglish);

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
  get title() {
    return say('problem');
  },
  get text() {
    return say('problemText');
  },
} as const;
export const solution = {
  get title() {
    return say('solution');
  },
  get text() {
    return say('solutionText');
  },
} as const;

/** The three cards of spec §2. */
export const cards: readonly { title: string; text: string }[] = [
  {
    get title() {
      return say('instant');
    },
    get text() {
      return say('instantText');
    },
  },
  {
    get title() {
      return say('everywhere');
    },
    get text() {
      return say('everywhereText');
    },
  },
  {
    get title() {
      return say('files');
    },
    get text() {
      return say('filesText');
    },
  },
];
