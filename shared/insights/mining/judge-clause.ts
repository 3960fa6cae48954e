import type { Intent } from '@/shared/contracts/insight-items.ts';
import type { Told } from './clause-signs.ts';
import { readIntents } from './intents.ts';
import { agreedPolarity, type Votes, voteSentiment } from './sentiment.ts';
import { turnedBy } from './told-before.ts';
import { weighStance } from './weigh-stance.ts';

/** What an English clause says. */
export interface Judged {
  intents: Intent[];
  votes: Votes;
  /** Whether it is known, not only likely: what is likely yields to what the rest of the post says for sure. */
  isSure: boolean;
}

/**
 * From how probable on a clause praises or blames, where that is so much of what it may do of both; how much of both stands by a rule; and
 * from how probable on that is sure. Below, nothing is claimed.
 */
const LEAST = { likely: 0.55, ofBoth: 0.75, ofSaid: 0.2, sure: 0.8 };

const isOpen = (intents: readonly Intent[]) =>
  intents.every((intent) => intent === 'price' || intent === 'switch');

/** What the rules say of a clause, else both lexicons. */
export function tellByRules(clause: string): Told {
  const { intents, isSure } = readIntents(clause);
  const polarity = agreedPolarity(clause);
  const isByLexicons = polarity !== 0 && isOpen(intents);
  if (isByLexicons) intents.push(polarity > 0 ? 'praise' : 'complaint');
  const turned = turnedBy(clause);
  return {
    intents: intents.map((intent) => turned[intent] ?? intent),
    isSure: isSure && !isByLexicons,
    votes: voteSentiment(clause),
    polarity,
  };
}

const SIDES = ['praise', 'complaint'] as const;

/**
 * What the rules say of a clause; whether it praises or blames, by what was learnt. Where a rule knows it, that can only
 * silence it.
 */
export function judgeClause(clause: string): Judged {
  const told = tellByRules(clause);
  const leaning = weighStance(clause, told);
  const both = leaning.praise + leaning.complaint;
  const known = SIDES.filter((side) => told.isSure && told.intents.includes(side));
  const said = known.filter((side) => leaning[side] >= both * LEAST.ofSaid);
  const learnt = SIDES.filter(
    (side) => known.length === 0 && leaning[side] >= LEAST.likely && leaning[side] >= both * LEAST.ofBoth,
  );
  const rest = told.intents.filter((intent) => intent !== 'praise' && intent !== 'complaint');
  return {
    intents: [...said, ...learnt, ...rest],
    votes: told.votes,
    isSure: said.length > 0 || learnt.some((side) => leaning[side] >= LEAST.sure),
  };
}
