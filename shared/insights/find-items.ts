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
  factor reason important would could improve improvement like custom question ask tell talk write post complain brand product company
  anybody anyone somebody happen theirs owner user customer buyer consumer shopper reviewer commenter folk`
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

/** A question's words by what they ask together: `football pitches` is one thing, `hedgehogs and pets` are two of a kind. */
interface AskedWords {
  /** Terms that stand side by side. */
  phrases: string[][];
  /** Terms of which one is enough, as a list joins them. */
  kinds: string[][];
}

function readAsked(question: string, terms: ReadonlySet<string>): AskedWords {
  const phrases: string[][] = [];
  const kinds: string[][] = [];
  let before: 'term' | 'list' | 'other' = 'other';
  for (const word of joinShortParts(question).match(/[\p{L}\p{N}'’]+|,/gu) ?? []) {
    const [term = ''] = readTerms(word);
    if (terms.has(term)) {
      if (before === 'term') phrases.at(-1)?.push(term);
      else phrases.push([term]);
      if (before === 'list') kinds.at(-1)?.push(term);
      else kinds.push([term]);
      before = 'term';
    } else before = /^(?:and|or|,)$/i.test(word) && before !== 'other' ? 'list' : 'other';
  }
  return { phrases, kinds };
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
    const asked = readAsked(question, new Set(termsOf(question, subject)));
    // Where nobody says `football`, who speaks of a pitch means something else.
    const isSaid = (term: string) => index.search(term).length > 0;
    const unsaid = new Set(asked.phrases.filter((phrase) => !phrase.slice(0, -1).every(isSaid)).flat());
    const kinds = asked.kinds.filter((kind) => !kind.every((term) => unsaid.has(term)));
    const terms = kinds.flat().filter((term) => !unsaid.has(term));
    if (terms.length === 0) return [];
    const found = index.search(terms.join(' '), { combineWith: 'OR' });
    const needed = asked.kinds.length >= 3 ? 2 : 1;
    const kindsIn = (said: readonly string[]) =>
      kinds.filter((kind) => kind.some((term) => said.includes(family(term)))).length;
    return found
      .filter(({ queryTerms }) => kindsIn(queryTerms) >= needed)
      .slice(0, MAX_FOUND)
      .flatMap(({ id }) => byId.get(id as string) ?? []);
  };
}
