import { foldText, termsOf } from '@/shared/documents/context/search-terms.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';
import { languages, phrases } from './question-words.ts';
import type { Language, WordRole } from './words-by-language.ts';

/** What a word of a question was understood as. */
export type TokenRole = WordRole | 'measure' | 'group' | 'filter' | 'name' | 'number';

/** A word or figure of a question. Every one that means something must be understood before a number is given. */
export interface Token {
  /** Folded, as it was written. */
  text: string;
  stem: string;
  /** Written with a capital, and not only for beginning the question. */
  isCapital: boolean;
  /** A year with a dash before it, as the second one of `2019-2021`. */
  isYearTo?: true | undefined;
  /** What it was understood as; undefined as long as nothing claims it. */
  role?: TokenRole;
}

const TOKEN =
  /"[^"]{1,120}"|“[^”]{1,120}”|\d{4}-\d{2}-\d{2}|\d{1,3}(?:[a-jln-z]|[A-JLN-Z]{1,2}|\p{Lo}\p{M}*)(?![\p{L}\p{N}])|\p{Sc}?\d[\d.,]*\d%?|\p{Sc}?\d%?|[<>]=?|≥|≤|=|[\p{L}\p{M}\p{N}_#]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

const stemOf = (text: string) => termsOf(text).join(' ') || text;

const FIRST = '1(?:st|er|ere|re|e|º|o|\\.)|first|erste[nrsm]?|primer[oa]?|premi[eè]re?';
const SECOND = '2(?:nd|e|eme|º|o|\\.)|second|zweite[nrsm]?|segund[oa]|deuxi[eè]me|seconde';
const THIRD = '3(?:rd|e|eme|er|º|o|\\.)|third|dritte[nrsm]?|tercer[oa]?|troisi[eè]me';
const FOURTH = '4(?:th|e|eme|º|o|\\.)|fourth|vierte[nrsm]?|cuart[oa]|quatri[eè]me';
const PART_OF_YEAR = new RegExp(
  `(?<!\\p{L})(?:(${FIRST})|(${SECOND})|(${THIRD})|(${FOURTH}))\\s+(?:(quarter|quartal|trimest(?:re|er))|half(?:[\\s-]year)?|halbjahr|jahresh[aä]lfte|h[aä]lfte|semestre|mitad|moiti[eé])(?!\\p{L})`,
  'giu',
);

/** "the first quarter", "2. Quartal", "segundo semestre" as `Q1`, `Q2`, `H2`. */
const withPeriods = (question: string) =>
  question.replace(PART_OF_YEAR, (whole, ...groups: (string | undefined)[]) => {
    const number = groups.slice(0, 4).findIndex(Boolean) + 1;
    if (groups[4]) return `Q${number}`;
    return number > 2 ? whole : `H${number}`;
  });

/** "Between 1 and 15 June": the month stands once, behind the second day. */
const DAYS_OF_MONTH =
  /(?<![\p{L}\p{N}.,/-])(\d{1,2})(?:st|nd|rd|th|\.|er|º)?\s*(and|to|until|till|through|-|–|bis zum|bis|und|y|al|a|et|au)\s*(\d{1,2}(?:st|nd|rd|th|\.|er|º)?)\s+(?:of\s+|de\s+)?(\p{L}{3,})/giu;

const withMonths = (question: string) =>
  question.replace(DAYS_OF_MONTH, (whole, ...[from, joint, until, month]: string[]) => {
    if (monthOf(month ?? '') === undefined) return whole;
    const day = until?.replace(/\D/g, '');
    return `${from} ${month} ${/^[-–]$/.test(joint ?? '') ? 'to' : joint} ${day} ${month}`;
  });

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tausend|tsd|mil|mille)$/i, 1e3],
  [/^(?:lakh|lakhs|lac)$/i, 1e5],
  [/^(?:M|mn|mio|million|millions|millionen|millon|millones)$/, 1e6],
  [/^(?:crore|crores)$/i, 1e7],
];
const SCALED =
  /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?)\s?(k|thousand|tausend|tsd|mil|mille|lakhs?|lac|M|mn|mio|millions?|millionen|millon(?:es)?|crores?)(?![\p{L}\p{N}])/giu;

/** `60k`, `1.5 million` as figures. */
const withScales = (question: string) =>
  question.replace(SCALED, (whole, figures: string, word: string) => {
    const scale = SCALES.find(([form]) => form.test(word))?.[1];
    return scale === undefined ? whole : String(Math.round(Number(figures) * scale * 100) / 100);
  });

/** "Avons-nous", "a-t-on": a verb and who does it. */
const INVERTED = /(?<=\p{L})-(?:t-)?(nous|vous|on|ils?|elles?|je|tu)(?![\p{L}-])/giu;

/** "Not yet been started" of what is called "not started". */
const BEEN = /\b(not|never)(?: (?:yet|ever|been|be))+ /giu;
/** "Under 25s" tells of ages. */
const AGED = /(?<![\p{L}\p{N}.,])(\d{2})s(?![\p{L}\p{N}])/gu;

/** "2015 -> 2023", which is no sign of a comparison. */
const ARROWS = /\s*(?:[-–—]+>|[→⇒➔])\s*/gu;

/** "havent", "whats": typed without their apostrophe. */
const UNMARKED =
  /(?<!\p{L})(?:(have|has|had|do|does|did|is|are|was|were|would|should|could)nt|(what|who|how|where)s)(?!\p{L})/giu;

/** "% of sales", "what %": a word there; behind a name it is the unit of that column, behind "in" how a figure is said. */
const PERCENT =
  /(?<=\b(?:what|which|how many|wie ?viele?|welche[rsn]?|que|quel)\s)%|(?<=^\s*|\b(?:the|me|show|der|el|le|as|as a|als|como|comme)\s)%(?=\s*(?:of|von|vom|der|des|de|del|du)(?!\p{L}))/giu;

/** "20 %", as German and French write it; "in 2024 % of sales" tells a year. */
const PARTED_PERCENT = /(?<![\p{L}_]\d*)(?<=\d)(?<!(?<!\d)(?:19|20)\d\d)\s%/gu;

/** "2019-2021", "2019–2021": what stands before the second year. */
const YEAR_TO = /(?<![\p{L}\p{N}.,/-])(?:19|20)\d\d\s?[-–—]\s?$/u;

/** "Dont" is "don't" where another word beside it is English, and no name or "total", which French has too. */
function isEnglishBeside(question: string, word: string): boolean {
  const beside = (foldText(question).match(/\p{L}+/gu) ?? []).filter((text) => text !== word.toLowerCase());
  const own = new Set(phrases('en').flatMap(({ words }) => words));
  const isTelling = beside.some((text) => own.has(text) && text !== 'total');
  return isTelling && languageOf(beside.map((text) => ({ text }))) === 'en';
}

/** The words of a question; what stands in quotes stays together. */
export function tokensOf(question: string): Token[] {
  const parted = withScales(withMonths(withPeriods(question)))
    .replace(ARROWS, ' ')
    .replace(PARTED_PERCENT, '%')
    .replace(PERCENT, ' percent ')
    .replace(UNMARKED, (whole: string, verb?: string, word?: string) => {
      if (!verb) return word ?? '';
      return /^do$/i.test(verb) && !isEnglishBeside(question, whole) ? whole : `${verb}n't`;
    })
    .replace(/['’]s\b/g, '')
    .replace(BEEN, '$1 ')
    .replace(AGED, '$1 aged')
    .replace(INVERTED, ' $1')
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1 ');
  return [...parted.matchAll(TOKEN)].map(({ 0: match, index }, at) => {
    const written = match.replace(/^["“]|["”]$/g, '');
    const text = foldText(written).replaceAll('ß', 'ss');
    const before = /^(?:19|20)\d\d$/.test(text) ? YEAR_TO.exec(parted.slice(0, index)) : null;
    // "2021 - 2019" is a difference, no span.
    const isYearTo = before !== null && Number.parseInt(before[0], 10) < Number(text);
    return {
      text,
      stem: stemOf(text),
      isCapital: (at > 0 || match !== written) && /^\p{Lu}/u.test(written),
      ...(isYearTo && { isYearTo: true as const }),
    };
  });
}

/** The language most small words of a question are of; English where none tells. */
export function languageOf(tokens: readonly Pick<Token, 'text'>[]): Language {
  let best: Language = 'en';
  let most = 0;
  for (const language of languages) {
    const own = new Set(
      phrases(language)
        .filter(({ words }) => words.length === 1)
        .map(({ words }) => words[0]),
    );
    const hits = tokens.filter(({ text }) => own.has(text)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}

const JOINED: readonly WordRole[] = ['growth', 'share', 'average'];
/** "Gesamtumsatz": all of a column. */
const WHOLE = /^(gesamt)(\p{L}{4,})$/u;
/** What is left of a compound must be a word. */
const LEAST_PART = 4;

/** "Umsatzwachstum": German joins what is asked to what it is asked of, unless a column is called just that. */
export function withParts(tokens: readonly Token[], names: ReadonlySet<string>): Token[] {
  const asking = phrases('de').filter(({ words, role }) => words.length === 1 && JOINED.includes(role));
  return tokens.flatMap((token) => {
    const end = asking.find(
      ({ words: [word = ''] }) =>
        token.text.endsWith(word) && token.text.length >= word.length + LEAST_PART && !names.has(token.text),
    )?.words[0];
    const [, whole, rest = ''] = WHOLE.exec(token.text) ?? [];
    if (whole && !names.has(token.text) && [stemOf(rest), rest].some((word) => names.has(word)))
      return [
        { ...token, text: whole, stem: whole },
        { ...token, text: rest, stem: stemOf(rest) },
      ];
    if (end === undefined) return [token];
    const first = token.text.slice(0, -end.length);
    return [
      { ...token, text: first, stem: stemOf(first) },
      { text: end, stem: stemOf(end), isCapital: false },
    ];
  });
}

/** A number as it is typed into a question: `1,000`, `2.5k`, `10%`. */
export function typedNumber(text: string): number | undefined {
  const match = /^\p{Sc}?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(%?)$/u.exec(text);
  if (!match) return undefined;
  const value = Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`);
  return match[3] ? value / 100 : value;
}

/** The numbers of a question; of a percentage both 20 and a fifth, as columns keep one or the other. */
export const numbersOf = (question: string): number[] =>
  tokensOf(question).flatMap(({ text }) => {
    const number = typedNumber(text);
    if (number === undefined) return [];
    return text.endsWith('%') ? [number, Math.round(number * 1e8) / 1e6] : [number];
  });

const isFree = (tokens: readonly Token[], at: number, length: number) =>
  tokens.slice(at, at + length).every(({ role }) => role === undefined);

/** The longest phrase of some roles that begins at a place, none of its words taken. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  { language, roles }: { language: Language; roles: readonly WordRole[] },
) {
  return phrases(language).find(
    ({ words, role }) =>
      roles.includes(role) &&
      at + words.length <= tokens.length &&
      words.every((word, offset) => tokens[at + offset]?.text === word) &&
      isFree(tokens, at, words.length),
  );
}

export function claim(
  tokens: readonly Token[],
  from: number,
  { length, role }: { length: number; role: TokenRole },
): void {
  for (const token of tokens.slice(from, from + length)) token.role = role;
}
