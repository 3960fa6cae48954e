import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import results from './engine-results.json' with { type: 'json' };

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
    title: 'Enhanced Rewrite',
    description:
      'Says the same thing cleanly: mistakes gone, sentences sorted, your words and your meaning kept.',
    mode: 'rewrite',
    level: 'balanced',
    prompt:
      'hi, can you maybe please rewrite my intro so its more clear, i think that it is due to the fact that i use alot of long words, and also keep the joke about the printer',
    answer: demos['enhanced-rewrite'],
  },
  {
    id: 'reframe-casual',
    title: 'Reframe Casual',
    description: 'Turns a rough note into a clear request, and keeps the easy tone you ask for.',
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'write a note to the team that the friday demo moves to 3 pm. keep it casual, like a message to friends. max 60 words and no jargon',
    answer: demos['reframe-casual'],
  },
  {
    id: 'reframe-technical',
    title: 'Reframe Technical',
    description: 'Puts the question first and the constraints where they cannot be overlooked.',
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'how do i make a search over 2 million rows in postgres faster? dont change the schema. use exact technical terms. give me the query',
    answer: demos['reframe-technical'],
  },
  {
    id: 'concise-prompt',
    title: 'Concise Prompt',
    description: 'Takes the detours out and leaves what you want to know.',
    mode: 'rewrite',
    level: 'balanced',
    prompt:
      'I was wondering if you could possibly explain to me in a simple way what the difference is between TCP and UDP, because I basically need it for a exam',
    answer: demos['concise-prompt'],
  },
  {
    id: 'detailed-prompt',
    title: 'Detailed Prompt',
    description: 'Lists what a thorough answer needs to cover, and keeps the reason you are asking.',
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'explain in detail how a heat pump works, i want to know if it makes sense for my house from 1970, include the costs, dont assume i know anything about heating',
    answer: demos['detailed-prompt'],
  },
  {
    id: 'chain-of-thought',
    title: 'Chain of Thought',
    description: 'Has the assistant work step by step and show how it got there, so that you can check it.',
    mode: 'chain-of-thought',
    level: 'reframe',
    prompt:
      'a shop sells 3 pens for 2 euro. how much do 24 pens cost and what do i save if one pen costs 1 euro',
    answer: demos['chain-of-thought'],
  },
  {
    id: 'tree-of-thoughts',
    title: 'Tree of Thoughts',
    description: 'Has the assistant lay out several ways, weigh them, and follow the best one.',
    mode: 'tree-of-thoughts',
    level: 'reframe',
    prompt: 'how can a small bakery throw away less than 10 loaves of bread a day',
    answer: demos['tree-of-thoughts'],
  },
  {
    id: 'save-prompt',
    title: 'Save Prompt',
    description:
      'Write a prompt once, with placeholders, and keep it. What stands in brackets comes through every rewrite untouched.',
    mode: 'rewrite',
    level: 'reframe',
    prompt:
      'write a reminder to [NAME] that invoice {{number}} is due on [DATE]. keep it polite. use at most 80 words. dont mention the late fee',
    answer: demos['save-prompt'],
  },
];
