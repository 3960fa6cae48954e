import { mendWords } from '@/shared/documents/query/mend-words.ts';
import type { NearWords } from '@/shared/documents/query/near-words.ts';
import {
  languageOf,
  phraseAt,
  type Token,
  tokensOf,
  typedNumber,
} from '@/shared/documents/query/question-tokens.ts';
import { figureRoles } from '@/shared/documents/query/question-words.ts';
import { takeLimit } from '@/shared/documents/query/ranking-words.ts';
import { askingRoles } from '@/shared/documents/query/read-question.ts';
import { HOURS } from '@/shared/documents/query/said-units.ts';
import { families } from '@/shared/documents/query/word-families.ts';
import type { Language, WordRole } from '@/shared/documents/query/words-by-language.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';

/** A word of a question, with what it asks for and whether it says what about. */
export interface AskedWord {
  text: string;
  stem: string;
  role: WordRole | undefined;
  /** How much it would matter if nothing explained it, 0 to 1. */
  weight: number;
  /** "2nd", "segunda", "2ª": which of several. */
  ordinal: number | undefined;
}

/** A question taken apart without any table. */
export interface AskedQuestion {
  words: AskedWord[];
  tokens: Token[];
  language: Language;
  /** What its words ask for, and signs beside them. */
  signals: Set<string>;
  limit: number | null;
  /** By what asks: where the word stands that it asks for, as "members" of "how many members". */
  heads: Map<WordRole, number>;
  near: NearWords | undefined;
}

const ROLES: readonly WordRole[] = [
  ...askingRoles,
  'over',
  'under',
  'at_least',
  'at_most',
  'between',
  'since',
  'after',
  'before',
  'until',
  'and',
  'or',
  'to',
  'in',
  'stop',
];

const ORDINALS: readonly RegExp[] = [
  /^(?:1|1st|1a|1o|1er|1ere|1re|1\.|first|erste[nrsm]?|primer[oa]?|premiere?|one)$/,
  /^(?:2|2nd|2a|2o|2e|2eme|2\.|second|zweite[nrsm]?|segund[oa]|deuxieme|two)$/,
  /^(?:3|3rd|3a|3o|3e|3eme|3\.|third|dritte[nrsm]?|tercer[oa]?|troisieme|three)$/,
  /^(?:4|4th|4a|4o|4e|4eme|4\.|fourth|vierte[nrsm]?|cuart[oa]|quatrieme|four)$/,
];

/** Which of several a word says, 1 to 4. */
export function ordinalOf(text: string): number | undefined {
  const at = ORDINALS.findIndex((form) => form.test(text));
  return at < 0 ? undefined : at + 1;
}

/** "Jul-Dec", "Jan–June": from one month to another. */
const withSpans = (question: string) =>
  question.replace(/(\p{L}{3,10})\s?[-–]\s?(\p{L}{3,10})/gu, (whole, from: string, to: string) =>
    monthOf(from) !== undefined && monthOf(to) !== undefined ? `${from} to ${to}` : whole,
  );

/** "March '24", "Dec 24" with a month that has no such day behind it is a year. */
const withYears = (question: string) =>
  question.replace(/(\p{L}{3,10})\s['’]?(\d\d)(?![\p{L}\d.,:])/gu, (whole, month: string, digits: string) =>
    monthOf(month) !== undefined && Number(digits) > 12 ? `${month} 20${digits}` : whole,
  );

/** What leaves something out, beside the words of the lists. */
const LEAVES_OUT = /^(?:non|leave|leaving|excluding|excl|exclude|ignore|ignoring|skip)$/;

const TIMES: readonly WordRole[] = ['latest', 'earliest'];
/** What asks for something that a word behind it names. */
const HEADED: readonly WordRole[] = [...figureRoles.filter((role) => !TIMES.includes(role)), 'by', 'which'];
/** Words between what asks and what is asked for. */
const MAX_BETWEEN = 3;

function headsOf(words: readonly AskedWord[]): Map<WordRole, number> {
  const heads = new Map<WordRole, number>();
  words.forEach(({ role }, at) => {
    if (role === undefined || !HEADED.includes(role) || heads.has(role)) return;
    const head = words.findIndex((word, own) => own > at && own <= at + MAX_BETWEEN && word.weight >= 1);
    if (head >= 0) heads.set(role, head);
  });
  return heads;
}

const isIn = (text: string, ...names: string[]) => names.some((name) => families[name]?.includes(text));

function signalsOf(question: string, words: readonly AskedWord[]): Set<string> {
  const signals = new Set<string>(words.flatMap(({ role }) => (role && role !== 'stop' ? [role] : [])));
  const texts = words.flatMap(({ text, stem }) => [text, stem]);
  if (/\p{Sc}/u.test(question)) signals.add('money');
  if (/%/.test(question)) signals.add('percent');
  if (texts.includes('pct')) signals.add('share');
  if (texts.some((text) => isIn(text, 'cost', 'revenue', 'amount', 'price', 'salary'))) signals.add('money');
  if (texts.some((text) => isIn(text, 'quantity', 'sold'))) signals.add('pieces');
  if (texts.some((text) => HOURS.test(text))) signals.add('hours');
  if (texts.some((text) => isIn(text, 'cost'))) signals.add('out');
  if (texts.some((text) => isIn(text, 'revenue'))) signals.add('in-come');
  if (words.some(({ text }) => LEAVES_OUT.test(text))) signals.add('not');
  if (signals.size === 0) signals.add('nothing');
  return signals;
}

/** What each word asks for; one word may be part of a longer phrase. */
function rolesOf(tokens: readonly Token[], language: Language): (WordRole | undefined)[] {
  const roles: (WordRole | undefined)[] = tokens.map(() => undefined);
  const plain = tokens.map(({ role: _, ...token }) => token);
  for (let at = 0; at < plain.length; at += 1) {
    const phrase =
      phraseAt(plain, at, { language, roles: ROLES }) ??
      phraseAt(plain, at, { language: 'en', roles: ROLES });
    if (!phrase) continue;
    roles.fill(phrase.role, at, at + phrase.words.length);
    at += phrase.words.length - 1;
  }
  return roles;
}

/** Takes a question apart into words and what they ask for. */
export function takeApart(question: string, columns: readonly DataColumn[], near?: NearWords): AskedQuestion {
  const typed = tokensOf(withYears(withSpans(question)));
  const language = languageOf(typed);
  const tokens = near && language === 'en' ? mendWords(typed, { columns, near }) : typed;
  const roles = rolesOf(tokens, language);
  const words = tokens.map(({ text, stem }, at): AskedWord => {
    const role = roles[at];
    const isNumber = typedNumber(text) !== undefined;
    const weight = role !== undefined ? 0 : text.length < 2 && !isNumber ? 0.2 : 1;
    return { text, stem, role, weight, ordinal: ordinalOf(text) };
  });
  const limit = takeLimit(
    tokens.map((token, at) => {
      const role = roles[at];
      return role === undefined ? { ...token } : { ...token, role };
    }),
  );
  return { words, tokens, language, signals: signalsOf(question, words), limit, heads: headsOf(words), near };
}
