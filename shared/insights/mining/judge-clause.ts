import type { Intent } from '@/shared/contracts/insight-items.ts';
import { readIntents } from './intents.ts';
import { agreedPolarity, type Votes, voteSentiment } from './sentiment.ts';
import { turnedBy } from './told-before.ts';

/** What an English clause says, by the rules, else by both lexicons. */
export interface Judged {
  intents: Intent[];
  votes: Votes;
  /** Whether it is known, not only likely: what is likely yields to what the rest of the post says for sure. */
  isSure: boolean;
}

const isOpen = (intents: readonly Intent[]) =>
  intents.every((intent) => intent === 'price' || intent === 'switch');

export function judgeClause(clause: string): Judged {
  const { intents, isSure } = readIntents(clause);
  const votes = voteSentiment(clause);
  const polarity = agreedPolarity(clause);
  const isByLexicons = polarity !== 0 && isOpen(intents);
  if (isByLexicons) intents.push(polarity > 0 ? 'praise' : 'complaint');
  const turned = turnedBy(clause);
  return {
    intents: intents.map((intent) => turned[intent] ?? intent),
    votes,
    isSure: isSure && !isByLexicons,
  };
}
