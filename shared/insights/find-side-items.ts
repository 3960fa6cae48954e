import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { termsOf } from './find-items.ts';
import { CONCEPTS } from './mining/concepts.ts';
import { APP, findConcepts } from './mining/find-concepts.ts';
import { foldedWords, stem } from './mining/fold.ts';
import { nameWords } from './mining/grounding.ts';
import { guessAspect } from './mining/guess-aspect.ts';
import { splitSentences } from './mining/sentences.ts';
import { createTagger } from './mining/tagger.ts';
import { toldWords } from './mining/told-words.ts';

/** Says how something is, not what: `any good`, `do they like`. */
const JUDGING =
  /^(?:good|great|bad|nice|fine|decent|okay|ok|terrible|awful|happy|satisfied|like|love|hate|enjoy|work|works|problem|problems|issue|issues|complaint|complaints|ever|often|easily|easy)$/;

/** A common side that a question asks for, and the posts that speak of it. */
interface SideItems {
  side: string;
  items: InsightItem[];
}

/**
 * Finds the posts that speak of a common side in whatever words, also where too few do to make it a theme: `Do people return it?`
 * finds who wants his money back. Posts are read at the first question that needs it.
 * @returns null where a question asks for no such side, or for something else beside it
 */
export function createSideFinder(
  items: readonly InsightItem[],
  subject: string,
): (question: string) => SideItems | null {
  const own = new Set(nameWords(subject));
  let known: Said[] | undefined;
  return (question) => {
    const side = findAskedSide(question, subject, own);
    if (side === undefined) return null;
    known ??= readSaid(items, own);
    const found = new Set(known.filter((said) => speaksOf(said, side, own)).map(({ item }) => item));
    return found.size > 0 ? { side: CONCEPTS[side]?.label ?? '', items: [...found] } : null;
  };
}

const readNamed = (sentence: string, own: ReadonlySet<string>) => {
  const words = createTagger()(sentence);
  const isOwn = (at: number) => own.has(stem(words[at]?.word ?? '')) || own.has(words[at]?.lemma ?? '');
  // One loose word may stand for anything; that an app is an app says nothing.
  const hits = findConcepts(words, isOwn).filter(
    ({ concept, at, isPhrase }) => !(isPhrase && at.length === 1) && !(concept === APP && own.has('app')),
  );
  return { words, hits };
};

/** The one side that a question names, where it asks for nothing beside it. */
function findAskedSide(question: string, subject: string, own: ReadonlySet<string>): number | undefined {
  const { words, hits } = readNamed(question, own);
  const sides = new Set(hits.map(({ concept }) => concept));
  if (sides.size !== 1) return undefined;
  const covered = new Set(hits.flatMap(({ at }) => at));
  const rest = words.flatMap(({ word }, at) => (covered.has(at) || JUDGING.test(word) ? [] : [word]));
  return termsOf(rest.join(' '), subject).length > 0 ? undefined : hits[0]?.concept;
}

interface Said {
  item: InsightItem;
  text: string;
  stems: ReadonlySet<string>;
  /** The side that its words surely point to, as an index; −1 for none. */
  guess: number;
}

function readSaid(items: readonly InsightItem[], own: ReadonlySet<string>): Said[] {
  const english = items.filter(({ language }) => language === 'en');
  return english.flatMap((item) =>
    splitSentences(item.text).map(({ text }) => {
      const guess = guessAspect(toldWords(text).filter((word) => !own.has(stem(word))));
      return {
        item,
        text,
        stems: new Set(foldedWords(text).map(stem)),
        guess: guess?.isSure ? guess.concept : -1,
      };
    }),
  );
}

/** Whether a sentence names a side, or surely means it and names none. Only those that hold a word of it are read by grammar. */
function speaksOf({ text, stems, guess }: Said, side: number, own: ReadonlySet<string>): boolean {
  const { words = [], phrases = [] } = CONCEPTS[side] ?? {};
  const isHinted = [...words, ...phrases].some((said) =>
    said.split(' ').every((word) => stems.has(stem(word))),
  );
  if (!isHinted && guess !== side) return false;
  const { hits } = readNamed(text, own);
  return hits.length > 0 ? hits.some(({ concept }) => concept === side) : guess === side;
}
