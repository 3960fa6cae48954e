import type { Intent } from '@/shared/contracts/insight-items.ts';
import { OVERALL } from '@/shared/insights/mining/asks-overall.ts';

/** What kind of voice answers a question, by its words, and what speaks against it where that is not what fewer of them do. */
const RECIPES: readonly { asks: RegExp; intents: readonly Intent[]; opposite?: readonly Intent[] }[] = [
  { asks: OVERALL, intents: ['praise', 'complaint'] },
  {
    asks: /\b(?:choose|chose|chosen|switch|leave|left|over alternatives|instead of|stay|compared?)\b/i,
    intents: ['switch', 'seeking'],
  },
  {
    asks: /\b(?:price|pricing|cost|costs|value|money|expensive|afford|pay|worth)\b/i,
    intents: ['price'],
  },
  {
    asks: /\b(?:improve\w*|features?|want|wish\w*|missing|lack\w*|request\w*|should (?:add|change))\b/i,
    intents: ['request', 'workaround'],
    opposite: ['praise'],
  },
  {
    asks: /\b(?:problems?|frustrat\w*|dislike|complain\w*|issues?|pain|hate|worst|difficult\w*|go(?:es)? wrong|annoy\w*|struggl\w*|disappoint\w*|drawbacks?|downsides?|weakness\w*|regret\w*|drives? \w+ (?:crazy|mad))\b/i,
    intents: ['complaint'],
    opposite: ['praise'],
  },
  {
    asks: /\b(?:like most|likes?|love|enjoy|best|praise|strength\w*|benefits?|happy|satisf\w*|advantage\w*|good about|impress(?:es|ed|ive)?|delight\w*)\b/i,
    intents: ['praise'],
    opposite: ['complaint'],
  },
];

export type Recipe = (typeof RECIPES)[number];

/** Words that only name what is asked about, like those of its price, ask for no kind of voice where others do. */
export function findRecipe(text: string, asked: readonly string[]): Recipe | undefined {
  const fitting = RECIPES.filter(({ asks }) => asks.test(text));
  return fitting.find((recipe) => !names(recipe, asked)) ?? fitting[0];
}

export const names = ({ asks }: Recipe, asked: readonly string[]) => asked.some((theme) => asks.test(theme));

/** What a question names beside the kind of voice it asks for. */
export const withoutRecipe = (text: string, { asks }: Recipe): string =>
  text.replace(new RegExp(asks.source, `${asks.flags.replace('g', '')}g`), ' ');
