import { isSameStem } from './content-words.ts';
import { splitSentences } from './sentences.ts';

/** Shorter names are too near to other words. */
const LEAST_SPELLED = 6;

/** A name as written, with every word of it that has to survive. */
export interface NameMention {
  start: number;
  raw: string;
}

/** Written with a capital by many, names of nothing; months and weekdays are dates (`detect-dates.ts`). */
const NOT_NAMES = new Set(
  `i i'm i've i'll i'd i’m i’ve i’ll i’d ok okay asap fyi btw imo imho tbh lol omg ps tia am pm a b c d mr mrs ms dr prof sir madam please thanks
  thank hi hello hey dear regards best cheers sincerely kind yours note notes internet web email e-mail mail the a an and or but
  if so we you he she it they my your our his her their this that these those what who when where why how which is are was were do
  does did can could would should will may might must have has had not no yes never always only all any each every some more most very
  make write create give use add include keep let help need want find get explain describe tell list provide summarize translate
  first second third next then finally also however for from with without to of in on at by as about after before be being there here
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun tmrw
  god mom dad mum ceo boss client team user customer company project task requirements examples audience tone format length style topic
  subject goal context input output step steps notes question answer page part section chapter version level option title
  important urgent attention warning todo faq tldr additional asap eod eta wip`.split(/\s+/),
);
/** Who stand there without a name. */
const NOT_PERSONS = new Set(
  'others other both them him everyone everybody someone somebody anyone anybody nobody people friends family team colleagues guests'.split(
    ' ',
  ),
);
const ALIASES: readonly (readonly string[])[] = [
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['uk', 'united kingdom', 'britain'],
  ['us', 'usa', 'united states', 'america'],
  ['nyc', 'new york'],
  ['la', 'los angeles'],
  ['sf', 'san francisco'],
  ['ai', 'artificial intelligence'],
  ['db', 'database'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['py', 'python'],
  ['fb', 'facebook'],
  ['insta', 'ig', 'instagram'],
  ['xmas', 'christmas'],
  ['cv', 'resume', 'résumé', 'curriculum vitae'],
  ['pto', 'time off'],
  ['hw', 'homework'],
];
const TOKEN = /[@#]?[\p{L}\d][\p{L}\p{M}\d]*(?:[-'’.&+](?=[\p{L}\d])[\p{L}\p{M}\d]+)*(?:\+\+|#)?/gu;
const CAPITALISED = /^\p{Lu}/u;
/** NASA, B2B, Q3, GPT-4, x86: acronyms and model names. */
const ACRONYM = /^(?=.*\p{Lu})(?:\p{Lu}[\p{Lu}\d&.-]+s?|\p{L}+-?\d[\p{L}\d-]*)$/u;
const HANDLE = /^[@#]\p{L}/u;
/** What may stand between the words of one name. */
const PARTICLE = /^\s(?:(?:of|the|de|la|van|von|der|den|da|di|al|el|bin|y|&)\s){0,2}$/u;

interface Token {
  start: number;
  raw: string;
  isFirst: boolean;
}

/**
 * Names of people, places, products, handles and acronyms, told by capitals.
 * @param text with code, addresses and dates blanked out
 * @param areNounsCapital true for German, where a capital says noun: acronyms, handles and runs of names alone count
 */
export function findNames(text: string, areNounsCapital = false): NameMention[] {
  return sentencesOf(text).flatMap((tokens) => {
    const words = tokens.filter(({ raw }) => /\p{L}/u.test(raw));
    const capitals = words.filter(({ raw }) => CAPITALISED.test(raw)).length;
    const shouts =
      words.length >= 3 &&
      words.filter(({ raw }) => raw.length > 1 && raw === raw.toUpperCase()).length * 2 > words.length;
    const isTitle = words.length >= 4 && capitals * 10 > words.length * 7;
    if (shouts) return [];
    return runsOf(tokens, text)
      .map((run) => dropOpening(run, isTitle || areNounsCapital))
      .filter((run) => run.length > 0)
      .map((run) => {
        const start = run[0]?.start ?? 0;
        const last = run.at(-1);
        const raw = text.slice(start, (last?.start ?? 0) + (last?.raw.length ?? 0));
        return { start, raw: raw.replace(/['’]s$/u, '') };
      });
  });
}

/** Who is named beside the writer is a person, in whatever letters: "me and tom has", "anna and i", "between me and tom". */
const BESIDE_WRITER: readonly RegExp[] = [
  /(?<![\p{L}'’])(?:me|i) and (?<name>\p{Ll}{3,})(?= (?:has|have|had|is|are|was|were|will|would|can|could|need|want|did|do|got|went)(?!\p{L}))/giu,
  /(?:^|[.!?\n] ?|(?<!\p{L})(?:with|between) )(?<name>\p{Ll}{3,}) and (?:me|i|myself)(?![\p{L}'’])/gu,
  /(?<!\p{L})(?:with|between) (?:me|us|him|her|them) and (?<name>\p{Ll}{3,})(?=\s*(?:$|[.,;!?\n])| (?:about|on|at|next|so|because)(?!\p{L}))/giu,
];

/** Names of people that were typed small, where their place tells that they are names. */
export function findSmallNames(text: string): NameMention[] {
  return BESIDE_WRITER.flatMap((place) =>
    [...text.matchAll(place)].flatMap(({ index, 0: whole, groups }) => {
      const raw = groups?.name ?? '';
      const isName = /^\p{Ll}/u.test(raw) && !NOT_NAMES.has(raw) && !NOT_PERSONS.has(raw);
      return isName ? [{ start: index + whole.indexOf(raw), raw }] : [];
    }),
  );
}

/** The words of a name that carry it, folded: no case, no possessive, no plural. */
export function nameKeys(name: string): string[] {
  return (name.match(TOKEN) ?? [])
    .map(foldName)
    .filter((word) => word.length > 0 && !/^(?:of|the|de|la|van|von|der|den|da|di|al|el|bin|y)$/.test(word));
}

/** Whether a name is a word the text has in small letters, spelled right: "portugese". */
export function isSpellingOf(name: string, text: string): boolean {
  if (name.length < LEAST_SPELLED || /[^\p{L}]/u.test(name)) return false;
  const small = text.match(/(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu) ?? [];
  return small.some((word) => isSameStem(name.toLowerCase(), word));
}

/** Whether a folded word stands in a text, as itself, as a near form of it or under another usual name. */
export function createNameLookup(text: string): (key: string) => boolean {
  const written = new Set(text.match(TOKEN));
  const words = new Set(
    [...written].flatMap((word) => [foldName(word), ...word.split(/[-'’.&+]/u).map(foldName)]),
  );
  const folded = ` ${[...text.toLowerCase().matchAll(/[\p{L}\p{M}\d]+/gu)].join(' ')} `;
  const unspaced = folded.replaceAll(' ', '');
  let initials: Set<string> | undefined;
  return (key) => {
    if (words.has(key) || folded.includes(` ${key.replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `)) return true;
    const joined = key.replace(/[^\p{L}\d]/gu, '');
    if (joined.length >= 4 && unspaced.includes(joined)) return true;
    initials ??= initialsOf(text);
    if (initials.has(key)) return true;
    const alias = ALIASES.find((names) => names.includes(key.toLowerCase()));
    if (alias?.some((name) => folded.includes(` ${name} `))) return true;
    // Germany and German, Ann and Anna's: one stem, not one letter changed
    return (
      key.length >= 5 &&
      [...words].some(
        (word) =>
          word.length >= 5 &&
          Math.abs(word.length - key.length) <= 2 &&
          (word.startsWith(key) || key.startsWith(word)),
      )
    );
  };
}

function foldName(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[@#]/, '')
    .replace(/['’]s?$/u, '')
    .replace(/['’]s$/u, '')
    .replace(/(?<=\p{L}{3})s$/u, '');
}

/** "application programming interface" is what API says. */
function initialsOf(text: string): Set<string> {
  const letters = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0)).join('');
  const found = new Set<string>();
  for (let size = 3; size <= 5; size += 1)
    for (let at = 0; at + size <= letters.length; at += 1) found.add(letters.slice(at, at + size));
  return found;
}

function sentencesOf(text: string): Token[][] {
  let offset = 0;
  return splitSentences(text).map((sentence) => {
    const base = offset;
    offset += sentence.length;
    if (/^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$)/.test(sentence)) return [];
    let isFirst = true;
    let from = 0;
    return [...sentence.matchAll(TOKEN)].map((match) => {
      // what follows a colon, a bullet, a bracket or a dash begins like a sentence
      const opensAnew = /[:([{"“•|*>–—]\s*$|^\s*(?:[-*•]|\d+[.)])\s*$/u.test(
        sentence.slice(from, match.index),
      );
      const token = { start: base + match.index, raw: match[0], isFirst: isFirst || opensAnew };
      from = match.index + match[0].length;
      isFirst = /^\d+$/.test(match[0]) && token.isFirst;
      return token;
    });
  });
}

/** Neighbouring capitalised words, with the particles between them, as one name. */
function runsOf(tokens: readonly Token[], text: string): Token[][] {
  const runs: Token[][] = [];
  let lastEnd = -1;
  for (const token of tokens) {
    const isName = CAPITALISED.test(token.raw) || HANDLE.test(token.raw) || ACRONYM.test(token.raw);
    if (!isName) continue;
    const run = runs.at(-1);
    const isAdjacent =
      !token.isFirst &&
      run &&
      PARTICLE.test(text.slice(lastEnd, token.start)) &&
      !/['’]s$/u.test(run.at(-1)?.raw ?? '');
    if (isAdjacent) run.push(token);
    else runs.push([token]);
    lastEnd = token.start + token.raw.length;
  }
  return runs;
}

/** A run without the words that are capitals by place or habit alone. */
function dropOpening(run: readonly Token[], isCapitalCheap: boolean): Token[] {
  const isCommon = ({ raw }: Token) => NOT_NAMES.has(raw.toLowerCase().replace(/['’]s$/u, ''));
  const from = run.findIndex((token) => !isCommon(token));
  const to = run.findLastIndex((token) => !isCommon(token));
  const words = from < 0 ? [] : run.slice(from, to + 1);
  if (isCapitalCheap) return words.filter(({ raw }) => ACRONYM.test(raw) || HANDLE.test(raw));
  const [first] = words;
  if (!first || ACRONYM.test(first.raw) || HANDLE.test(first.raw)) return words;
  // one capital at the start of a sentence says nothing; two in a row may be "John Smith" or "Ask Sarah"
  return first.isFirst ? words.slice(1) : words;
}
