/** A piece of a draft and what stands for it in the result. */
export interface Change {
  before: string;
  after: string;
}

/** Further apart than this, two changes are two. */
const MOST_CHARS = 80;
/** Between a noun and its verb, an article and its noun, a pair of commas. */
const MOST_WORDS = { verb: 4, article: 2, commas: 3, move: 8 };

const ENDS_SENTENCE = /[.!?…]["'”’)\]]*\s*$/;
const ARTICLES = new Set(['a', 'an']);
/** Where one of them stands between an article and a noun, that noun has another. */
const JOINING = /^(?:and|as|at|but|by|for|from|in|is|of|on|or|that|the|to|with)$/;
/** Words of which one alone tells nothing of a move. */
const COMMON = /^(?:an?|and|are|as|at|be|by|for|in|is|it|of|on|or|that|the|to|was|with)$/;
const SINGULAR_PLURAL: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  this: 'these',
  that: 'those',
  much: 'many',
  less: 'fewer',
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

const lacking = (words: readonly string[], others: readonly string[]): string[] =>
  words.filter((word) => !others.includes(word));

/** One word and its plural, or a verb and its singular. */
function differInNumber(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (SINGULAR_PLURAL[one] === other || SINGULAR_PLURAL[other] === one) return true;
  return [`${short}s`, `${short}es`, short.replace(/y$/, 'ies')].includes(long) && short !== long;
}

/** What a change does to the number of a thing: by its article, or by a form of its noun or verb. */
function numberOf({ before, after }: Change): 'article' | 'form' | null {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const [gone, come] = [lacking(was, is), lacking(is, was)];
  if (gone.some((word) => come.some((other) => differInNumber(word, other)))) return 'form';
  return [...gone, ...come].filter((word) => ARTICLES.has(word)).length === 1 ? 'article' : null;
}

function agree(between: readonly string[], left: Change, right: Change): boolean {
  const [one, other] = [numberOf(left), numberOf(right)];
  if (!one || !other || (one === 'article' && other === 'article')) return false;
  if (one === 'form' && other === 'form') return between.length <= MOST_WORDS.verb;
  return between.length <= MOST_WORDS.article && !between.some((word) => JOINING.test(word));
}

const firstLetter = (text: string): string => /\p{L}/u.exec(text)?.[0] ?? '';
const isCapital = (text: string): boolean => /\p{Lu}/u.test(firstLetter(text));

/** A sentence that ends in one, and the capital of the next in the other. */
const partsSentence = (between: readonly string[], left: Change, right: Change): boolean =>
  between.length === 0 &&
  ENDS_SENTENCE.test(left.before) !== ENDS_SENTENCE.test(left.after) &&
  isCapital(right.before) !== isCapital(right.after);

const goes = (from: Change, to: Change): boolean =>
  lacking(wordsOf(from.before), wordsOf(from.after)).some(
    (word) => !COMMON.test(word) && lacking(wordsOf(to.after), wordsOf(to.before)).includes(word),
  );

/** A word that one takes out and the other puts in. */
const moves = (between: readonly string[], left: Change, right: Change): boolean =>
  between.length <= MOST_WORDS.move && (goes(left, right) || goes(right, left));

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
const balance = (text: string): number => count(text, /[([{“«„]/g) - count(text, /[)\]}”»]/g);
const gains = (change: Change, of: (text: string) => number): number => of(change.after) - of(change.before);
const isComma = ({ before, after }: Change): boolean => (before + after).trim() === ',';

/** The two halves of a pair: brackets, quotation marks, the commas around an aside. */
function pair(between: readonly string[], left: Change, right: Change): boolean {
  const opened = gains(left, balance);
  if (opened > 0 && opened === -gains(right, balance)) return true;
  const quotes = (text: string) => count(text, /"/g);
  if (gains(left, quotes) % 2 !== 0 && gains(left, quotes) === gains(right, quotes)) return true;
  const areCommas = isComma(left) && isComma(right) && (left.after === '') === (right.after === '');
  return areCommas && between.length <= MOST_WORDS.commas;
}

/** Whether of two changes in a line neither reads well without the other, so that they are taken or refused as one. */
export function areDependent(same: string, left: Change, right: Change): boolean {
  if (same.length > MOST_CHARS || same.includes('\n')) return false;
  const between = wordsOf(same);
  if (partsSentence(between, left, right) || pair(between, left, right)) return true;
  const isWithinSentence = !/[.!?;:…]\s/.test(same);
  if (!isWithinSentence) return false;
  return moves(between, left, right) || (!same.includes(',') && agree(between, left, right));
}
