import { termsOf } from '@/shared/insights/find-items.ts';
import { stem } from '@/shared/insights/mining/fold.ts';
import { createTagger } from '@/shared/insights/mining/tagger.ts';

/** Nouns of asking, of posts and of who writes them: none of them is a thing a post has to name. */
const TALK = new Set(
  `person user customer consumer buyer owner reviewer commenter poster author writer folk guy post comment review text message
  view thought feedback thing stuff aspect side part point kind sort type way bit lot majority minority half number count
  percentage percent share proportion ratio total amount average product item company brand device machine report answer
  example quote sentence word top list theme topic subject experience impression reaction source language rest side feature
  show balance difference time overall general star rating score`
    .split(/\s+/)
    .map(stem),
);

/** Whether a word, stemmed, is of asking and not of what is asked about. */
export const isTalk = (word: string): boolean => TALK.has(word);

/**
 * The things a question names, stemmed: its nouns, without what asks and without `known`, the words that were read already.
 */
export function findThings(question: string, subject: string, known: readonly RegExp[]): string[] {
  const rest = known.reduce((text, words) => text.replace(new RegExp(words, 'gi'), ' '), question);
  const terms = new Set(termsOf(rest, subject).filter((term) => !TALK.has(term)));
  if (terms.size === 0) return [];
  // The whole question is tagged: without its verbs a noun is hard to tell.
  const nouns = createTagger()(question).filter(({ isNoun }) => isNoun);
  return [...new Set(nouns.map(({ word }) => stem(word)))].filter((word) => terms.has(word));
}
