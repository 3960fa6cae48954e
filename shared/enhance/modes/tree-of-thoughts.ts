import type { Mode, ModePrompt } from './mode.ts';

export const treeOfThoughts = {
  id: 'tree-of-thoughts',
  label: 'Tree of thoughts',
  rules: 'approaches',
  extraTokens: 1_500,
} as const satisfies Mode;

export const treeOfThoughtsPrompt: ModePrompt = {
  kind: 'a prompt for an AI model',
  aim: 'End with a request that the model sketches three distinct approaches that fit this task, weighs each against the limits the draft sets, names them, drops the weak ones and develops the best.',
  example: {
    before: 'How can our bakery get more guests on weekdays without paying for ads?',
    after:
      'How can our bakery get more guests on weekdays without paying for ads?\n\nBefore answering, explore several approaches:\n1. Sketch three different ways to answer it.\n2. Weigh each against these limits: without paying for ads.\n3. Drop those that fail, and say why.\n4. Develop the best one in full and give it last.',
  },
};
