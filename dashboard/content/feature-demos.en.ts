import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { capabilitiesEnglish } from '@/shared/texts/capabilities.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import results from './engine-results.json' with { type: 'json' };

const say = plainSentences('capabilities', capabilitiesEnglish);

const { demos } = results;

/** One demo of the features page (spec §2): what is typed, and what the engine on the device makes of it. */
export interface FeatureDemo {
  /** Its anchor. */
  id: string;
  title: string;
  description: string;
  mode: EnhanceMode;
  level: EnhanceLevel;
  prompt: string;
  answer: string;
}

/** In the order of spec §2. Every answer is the engine's: a test runs it and compares. */
export const featureDemos: readonly FeatureDemo[] = [
  {
    id: 'enhanced-rewrite',
    get title() {
      return say('rewrite');
    },
    get description() {
      return say('rewriteText');
    },
    mode: 'rewrite',
    level: 'balanced',
    prompt:
      'hi, can you maybe please rewrite my intro so its more clear, i think that it is due to the fact that i use alot of long words, and also keep the joke about the printer',
    answer: demos['enhanced-rewrite'],
  },
  {
    id: 'reframe-casual',
    get title() {
      return say('casual');
    },
    get description() {
      return say('casualText');
    },
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'write a note to the team that the friday demo moves to 3 pm. keep it casual, like a message to friends. max 60 words and no jargon',
    answer: demos['reframe-casual'],
  },
  {
    id: 'reframe-technical',
    get title() {
      return say('technical');
    },
    get description() {
      return say('technicalText');
    },
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'how do i make a search over 2 million rows in postgres faster? dont change the schema. use exact technical terms. give me the query',
    answer: demos['reframe-technical'],
  },
  {
    id: 'concise-prompt',
    get title() {
      return say('concise');
    },
    get description() {
      return say('conciseText');
    },
    mode: 'rewrite',
    level: 'balanced',
    prompt:
      'I was wondering if you could possibly explain to me in a simple way what the difference is between TCP and UDP, because I basically need it for a exam',
    answer: demos['concise-prompt'],
  },
  {
    id: 'detailed-prompt',
    get title() {
      return say('detailed');
    },
    get description() {
      return say('detailedText');
    },
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'explain in detail how a heat pump works, i want to know if it makes sense for my house from 1970, include the costs, dont assume i know anything about heating',
    answer: demos['detailed-prompt'],
  },
  {
    id: 'chain-of-thought',
    get title() {
      return say('chain');
    },
    get description() {
      return say('chainText');
    },
    mode: 'chain-of-thought',
    level: 'reframe',
    prompt:
      'a shop sells 3 pens for 2 euro. how much do 24 pens cost and what do i save if one pen costs 1 euro',
    answer: demos['chain-of-thought'],
  },
  {
    id: 'tree-of-thoughts',
    get title() {
      return say('tree');
    },
    get description() {
      return say('treeText');
    },
    mode: 'tree-of-thoughts',
    level: 'reframe',
    prompt: 'how can a small bakery throw away less than 10 loaves of bread a day',
    answer: demos['tree-of-thoughts'],
  },
  {
    id: 'save-prompt',
    get title() {
      return say('savePrompt');
    },
    get description() {
      return say('savePromptText');
    },
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'write a reminder to [NAME] that invoice {{number}} is due on [DATE]. keep it polite. use at most 80 words. dont mention the late fee',
    answer: demos['save-prompt'],
  },
];
