import MiniSearch from 'minisearch';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { foldedWords, stem } from './mining/fold.ts';
import { nameWords } from './mining/grounding.ts';
import { STOP_WORDS } from './mining/stop-words.ts';
import { splitSubject } from './mining/subject-sides.ts';
import { family } from './mining/word-families.ts';

/** Words of questions that nobody uses in answers. */
const QUESTION_WORDS = new Set(
  `people report describe kind often usually prefer consider think feel opinion mention discuss main common most biggest
  factor reason important would could improve improvement like custom question ask tell talk write post complain`
    .split(/\s+/)
    .map(stem),
);
const MAX_FOUND = 60;
/** From so many letters on a word also finds those it begins: `waterproof`, `waterproofing`. */
const MIN_PREFIX = 5;

/** `co-op` and `wi-fi` are one word: their parts are too short to find anything. */
const joinShortParts = (text: string) =>
  text.replace(/\b(\p{L}{1,2})-(\p{L}+)/gu, '$1$2').replace(/\b(\p{L}+)-(\p{L}{1,2})\b/gu, '$1$2');
const readTerms = (text: string) =>
  foldedWords(joinShortParts(text))
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word));

/** The words of a question that could stand in an answer, stemmed; those of its subject stand in every item. */
export function termsOf(question: string, subject: string): string[] {
  const own = new Set([...nameWords(subject), ...readTerms(splitSubject(subject).name)]);
  return [...new Set(readTerms(question))].filter((term) => !QUESTION_WORDS.has(term) && !own.has(term));
}

/**
 * Finds the items closest to a question (BM25+). Words of the subject itself find nothing, since every item has them.
 * @returns a function from a question to items, the closest first; empty where no word of it comes up
 */
export function createFinder(
  items: readonly InsightItem[],
  subject: string,
): (question: string) => InsightItem[] {
  const index = new MiniSearch<{ id: string; text: string; themes: string }>({
    fields: ['text', 'themes'],
    tokenize: readTerms,
    processTerm: family,
    searchOptions: { boost: { themes: 1.5 }, prefix: (term) => term.length >= MIN_PREFIX },
  });
  index.addAll(
    items.map(({ id, text, labels }) => ({
      id,
      text,
      themes: labels.themes.map(({ label }) => label).join(' '),
    })),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  return (question) => {
    const terms = termsOf(question, subject);
    if (terms.length === 0) return [];
    const found = index.search(terms.join(' '), { combineWith: 'OR' });
    const needed = terms.length >= 3 ? 2 : 1;
    return found
      .filter(({ queryTerms }) => queryTerms.length >= needed)
      .slice(0, MAX_FOUND)
      .flatMap(({ id }) => byId.get(id as string) ?? []);
  };
}
