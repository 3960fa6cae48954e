import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';

/** Words without a mark between them, and what each can be. */
export interface Stretch {
  finite: readonly boolean[];
  /** Whether an order may begin with the word. */
  orders: readonly boolean[];
  /** Nouns, or words nobody knows, which are no verbs. */
  nouns: readonly boolean[];
}

/** Shortened words that the model does not know. */
export const SHORT: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['r', 'are'],
  ['wat', 'what'],
  ['wats', "what's"],
  ['w', 'with'],
  ['nr', 'near'],
  ['n', 'and'],
  ['tho', 'though'],
  ['bc', 'because'],
  ['cos', 'because'],
  ['cuz', 'because'],
  ['coz', 'because'],
  ['cause', 'because'],
]);

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const FINITE = set(
  "is are was were am has have had do does did can could will would should must may might can't won't don't doesn't didn't isn't aren't wasn't weren't couldn't wouldn't shouldn't i'm it's he's she's that's there's we're they're you're i've we've i'll we'll",
);
const VERB = WordClass.base | WordClass.third | WordClass.past | WordClass.participle | WordClass.ing;
/** @param lower the words, lower case with straight apostrophes */
export function readStretch(model: LanguageModel, lower: readonly string[]): Stretch {
  const ids = lower.map((word) => model.id(word));
  const classes = ids.map((id) => (id === UNKNOWN ? 0 : model.classesOf(id)));
  return {
    finite: lower.map(
      (word, at) => FINITE.has(word) || ((classes[at] ?? 0) & (WordClass.third | WordClass.past)) !== 0,
    ),
    orders: lower.map((word, at) => !functionWords.has(word) && ((classes[at] ?? 0) & WordClass.base) !== 0),
    nouns: lower.map((word, at) => !functionWords.has(word) && ((classes[at] ?? 0) & VERB) === 0),
  };
}
