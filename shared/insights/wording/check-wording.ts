import type { Citation, InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { STOP_WORDS } from '@/shared/insights/mining/stop-words.ts';

const MAX_TITLE_CHARS = 90;
const MAX_SENTENCE_CHARS = 280;
/** So many of a sentence's own words stand in the quotes it names. */
const MIN_SUPPORT = 0.5;
/** Words a summing-up sentence may use without a quote saying them. */
const SUMMING_UP = new Set(
  `people users owners buyers customers some several many most often complain complains complaint praise praises like likes dislike
  love ask asks asking want wants wish report say says describe mention find finds feel think call consider note opinion opinions
  divided differ others posts voices issue issues problem problems frustrated frustrating happy unhappy positive negative topic
  bring brings trouble especially mainly mostly particularly regarding concerning around related experience experiences`
    .split(/\s+/)
    .map(stem),
);
/** Digits of any script, number words that amount to a count, links, markup. */
const FORBIDDEN =
  /\p{N}|%|https?:|www\.|\b[\w-]+\.(?:com|org|net|io|example|test)\b|[<>[\]{}@#]|\b(?:percent|per cent|half|third|quarter|majority|dozens?|hundreds?|thousands?|millions?|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)\b/iu;

/** Why words of a model are refused. */
export type Refusal = 'form' | 'quotes' | 'number' | 'name' | 'support';

/** What a model says, and by which quotes. */
export interface Said {
  /** Undefined where none was asked for. */
  title?: string | undefined;
  sentence: string;
  quotes: readonly string[];
}

/** What it is said of: the quotes that may prove it, and the words that are ours or the asker's. */
export interface Wordable {
  citationIds: readonly string[];
  about: string;
}

/**
 * The check that every sentence of a model passes, wherever it is to stand: it brings no number, link, markup or name of its own,
 * names quotes of what it speaks of, and half of its words stand in them.
 * @returns a function to the reason why it is refused, null where it holds
 */
export function createWordingCheck(
  { subject, about, competitors }: Pick<Report, 'subject' | 'about' | 'competitors'>,
  { citations, items }: { citations: readonly Citation[]; items: readonly InsightItem[] },
): (wordable: Wordable, said: Said) => Refusal | null {
  const quotes = new Map(citations.map(({ id, quote }) => [id, quote]));
  const asked = `${subject} ${about ?? ''} ${competitors.map(({ name }) => name).join(' ')}`;
  const written = new Set(
    items.flatMap(({ text, title }) => foldedWords(`${text} ${title ?? ''}`).map(stem)),
  );
  for (const word of foldedWords(asked)) written.add(stem(word));
  return (wordable, { title, sentence, quotes: cited }) => {
    if (title === '' || sentence === '') return 'form';
    if ((title?.length ?? 0) > MAX_TITLE_CHARS || sentence.length > MAX_SENTENCE_CHARS) return 'form';
    if (cited.length === 0 || cited.some((id) => !wordable.citationIds.includes(id) || !quotes.has(id)))
      return 'quotes';
    const both = `${title ?? ''}\n${sentence}`;
    if (FORBIDDEN.test(withoutNames(both, asked))) return 'number';
    if (findNames(both).some((name) => !foldedWords(name).every((word) => written.has(stem(word)))))
      return 'name';
    const said = cited.map((id) => quotes.get(id) ?? '').join(' ');
    return isSupported(both, `${said} ${wordable.about} ${asked}`) ? null : 'support';
  };
}

/** A subject may itself be called `Tarn 5`. */
function withoutNames(text: string, asked: string): string {
  const own = new Set(foldedWords(asked));
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (own.has(word.toLowerCase()) ? '' : word));
}

/** Words with a capital, but for those that begin a sentence and are nobody's name. */
function findNames(text: string): string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}’'-]+/gu)]
    .filter(({ 0: word, index }) => {
      const isInside = /[\p{L},;:’'"”)] $/u.test(text.slice(Math.max(0, index - 2), index));
      return (
        isInside || !foldedWords(word).every((part) => STOP_WORDS.has(part) || SUMMING_UP.has(stem(part)))
      );
    })
    .map(([name]) => name);
}

/** Whether enough of what is said stands in what it names as its proof. */
function isSupported(said: string, proof: string): boolean {
  const stemsOf = (text: string) =>
    foldedWords(text)
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
      .map(stem);
  const proven = stemsOf(proof);
  const own = stemsOf(said).filter((word) => !SUMMING_UP.has(word));
  const alike = (word: string) =>
    proven.some((other) => other === word || (word.length >= 5 && other.startsWith(word.slice(0, 5))));
  return own.length > 0 && own.filter(alike).length >= own.length * MIN_SUPPORT;
}
