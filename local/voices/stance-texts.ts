import { tellByRules } from '@/shared/insights/mining/judge-clause.ts';
import { splitClauses } from '@/shared/insights/mining/read-sentences.ts';
import { splitSentences } from '@/shared/insights/mining/sentences.ts';
import type { LabelledPost, LabelledSentence } from './read-posts.ts';

/** What is told apart, in the order of what is learnt. */
const CLASSES = ['none', 'pos', 'neg'] as const;
type Stance = LabelledSentence['stance'];

/** A clause and what it does: 0 neither, 1 praises, 2 blames. */
export interface StanceText {
  clause: string;
  wanted: number;
}

const clausesOf = (text: string) => splitSentences(text).flatMap(splitClauses);

/** Who does both is learnt from as either. */
const wantedOf = (stance: Stance): number[] => (stance === 'mixed' ? [1, 2] : [CLASSES.indexOf(stance)]);

/** Sentences that are a clause; of more, which of them judges is not known. */
export const textsOfSaid = (said: readonly LabelledSentence[]): StanceText[] =>
  said.flatMap(({ text, stance }) => {
    const clauses = clausesOf(text);
    if (stance === 'mixed' && clauses.length > 1) return [];
    return clauses.flatMap(({ clause }) => wantedOf(stance).map((wanted) => ({ clause, wanted })));
  });

const MIN_SHARED_CHARS = 8;

/** Whether no rule hears praise or blame. */
const isPlain = (clause: string) =>
  !tellByRules(clause).intents.some((intent) => intent === 'praise' || intent === 'complaint');

/**
 * Clauses that the labelled words stand in; of a post that judges nothing, all. Who speaks of something else judges nothing of
 * the product, and mostly nothing at all.
 */
export function textsOfPost({ text, kind, sides }: LabelledPost): StanceText[] {
  const clauses = clausesOf(text);
  if (kind === 'offtopic' || kind === 'namesake')
    return clauses.flatMap(({ clause }) => (isPlain(clause) ? [{ clause, wanted: 0 }] : []));
  if (kind !== 'user' || sides.length === 0) return [];
  const told = new Set(sides.map(({ stance }) => stance));
  return clauses.flatMap(({ clause, start }) => {
    const from = Math.max(start, text.indexOf(clause, start));
    const over = sides.filter(({ words }) => {
      const at = text.indexOf(words);
      const shared = Math.min(from + clause.length, at + words.length) - Math.max(from, at);
      return at >= 0 && shared > Math.min(MIN_SHARED_CHARS, words.length / 2);
    });
    const stances = new Set(over.map(({ stance }) => stance));
    if (stances.size === 0) return told.size === 1 && told.has('none') ? [{ clause, wanted: 0 }] : [];
    // Which half of words that do both stands in which clause is not known.
    if (stances.has('mixed') && clauses.length > 1) return [];
    return [...new Set([...stances].flatMap(wantedOf))].map((wanted) => ({ clause, wanted }));
  });
}
