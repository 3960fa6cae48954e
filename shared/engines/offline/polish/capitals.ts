import { jargon, startsSmall } from '@/shared/engines/offline/lexicon/jargon.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { pluralBySingular } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { commonWords, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { isAbbreviation } from '@/shared/enhance/abbreviations.ts';
import type { Edit } from './edits.ts';
import { wordsOf } from './names.ts';
import { type Passage, type Pattern, pattern } from './pattern.ts';
import { properNouns, upperFirst } from './proper-names.ts';

/** Words that greet nobody but somebody of that name. */
const FIRST_NAMES = new Set('mark bill rose grace jack rob sue frank grant dean pat ray'.split(' '));
/** A word that is no other: "hi tom", not "hi all" or "hi chatgpt". */
const nameOf = ([, word = '']: readonly string[]): string | undefined =>
  !FIRST_NAMES.has(word) &&
  ([commonWords, functionWords, jargon, pluralBySingular].some((words) => words.has(word)) ||
    isAbbreviation(word) ||
    NO_NAME.test(word))
    ? undefined
    : upperFirst(word);
const NO_NAME =
  /^(?:all|team|everyone|everybody|folks|guys|gang|there|both|sir|madam|maam|mate|dude|bro|prof|doc|diary|editor|landlord|neighbou?rs?|man|babe|mom|mum|dad|chatgpt|gpt|claude|gemini|copilot|deepseek|bot|siri|alexa|assistant)$/;
const LEADS_TO_DAY = /\b(?:on|by|from|until|till|since|of|to|before|after|the)\s+(?:the\s+)?\d+\s+$/;
/** Words that are names only in company: "may", "march", "polish" are words too. */
export const namesInCompany: readonly Pattern[] = [
  // "Ahmeds birthday"
  pattern(
    `(?<![\\p{L}'@#/_-])(?<!\\b(?:on|the|these|those|all|many|some) )(\\p{L}{3,}s)(?= (?:birthday|party|wedding|house|car|e-?mail|phone|number|desk|team|presentation|report|room|book|dog|cat|mother|father|mom|mum|dad|sister|brother|son|daughter|wife|husband|boss|office|job|opinion|idea|comment|name|place|flat|apartment|meeting|lecture|class|talk)\\b)`,
    ([, word = '']) =>
      properNouns.has(word.slice(0, -1)) && !properNouns.has(word)
        ? `${upperFirst(word.slice(0, -1))}'s`
        : undefined,
  ),
  pattern(
    `(?<=\\b(?:in|since|until|till|by|last|next|early|late|mid|this|of|from|before|during) )(march|may|august)(?= (?:\\d{1,4}|and|we|i|the|for|because|to|when|but|with|at|or|is|was)\\b|\\s*[.!?,]|$)(?<!\\bthis (?:may|march))(?<!\\bof may)`,
    ([, word = '']) => upperFirst(word),
  ),
  pattern(`(?<![\\p{L}'])(march|may|august)(?= \\d{1,2}(?:st|nd|rd|th)?\\b)`, ([, word = '']) =>
    upperFirst(word),
  ),
  pattern(
    `(?<=\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?)(march|may|august)(?![\\p{L}'])(?=(?: (\\p{L}+))?)`,
    ([, word = '', next = ''], before) =>
      // "dinner at 8 may work": unlike a day, an hour or a number that does something
      word === 'may' && verbs.byBase.has(next) && /\d\s+$/.test(before) && !LEADS_TO_DAY.test(before)
        ? undefined
        : upperFirst(word),
  ),
  pattern(
    `(?<=\\b(?:speak|speaks|speaking|learn|learning|in|into|to|from|study|fluent) )(french)(?= (?:and|class|language|teacher|lesson|course|exam|for|because|to|in|please|version)\\b|\\s*[.!?,]|$)`,
    'French',
  ),
  pattern(
    `(?<=\\b(?:in|to|from|of|visit|visiting) )(china|turkey|poland|greece|netherlands)(?= (?:and|for|in|next|last|with|because|to|this|or|we|i|is)\\b|\\s*[.!?,]|$)`,
    ([, word = '']) => upperFirst(word),
  ),
  // "ask mr kowalski"
  pattern(
    `(?<![\\p{L}'@#/_.-])(mr|mrs|ms|dr|prof)(?=\\.? (\\p{L}{3,}))`,
    ([, title = '', word = '']) => nameOf(['', word.toLowerCase()]) && upperFirst(title),
  ),
  pattern(`(?<=(?<![\\p{L}'@#/_.-])(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof)\\.? )(\\p{L}{3,})(?![\\p{L}_/-])`, nameOf),
  // whom a mail greets, and who signs it
  pattern(`(?<=^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)) )(\\p{L}{3,})(?=,)`, nameOf),
  pattern(
    `(?<=[.!?,\\n]\\s*(?:thanks|thank you|cheers|regards|best|(?:best|kind|warm) (?:regards|wishes)|sincerely|greetings|love),\\s+)(\\p{L}{3,})(?=\\s*$(?!\\n))`,
    nameOf,
  ),
  // "on sat", "10-24 mar"
  pattern(
    `(?<=\\b(?:on|by|next|this|last|until|till|every|from|before|after|day (?:and|or|to)|fri (?:and|or|to)|n) )(sat|wed|mon|tue|thu|sun)(?=\\s*[.,!?]|$| (?:at|and|or|n|morning|afternoon|evening|night|if|we|i|my|from|to|so|but|\\d+)\\b)|(?<![\\p{L}'-])(?<x>sat|wed|thu|tue)(?= (?:morning|afternoon|evening|night)\\b)`,
    ([whole = '']) => upperFirst(whole),
  ),
  pattern(
    `(?<=[\\d\\uFFFC](?:st|nd|rd|th)? )(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![\\p{L}'-])`,
    ([, word = '']) => upperFirst(word),
  ),
  pattern(`(?<=(?:^|[,.;] ))(march)(?= (?:should|was|will|had|is)\\b)`, 'March'),
  // a language among languages
  pattern(
    `(?<=\\b(?:in|into|translated? to) )(polish)(?=\\s*[.,!?]|$| (?:and|or|but|please|for|because|so|language)\\b)`,
    'Polish',
  ),
  pattern(
    `(?<=\\b(?:english|spanish|german|french|italian|russian|portuguese|ukrainian|dutch|speak|fluent in)(?:,| and|, and| or)? )(polish)(?![\\p{L}'-])`,
    'Polish',
  ),
  // I
  pattern(
    `(?<![\\p{L}\\d'’.\\-/_\\\\=<>+*\\[(]|\\b(?:for|int|let|var|index|variable|counter|element|item|option|part|phase|type|section|vitamin|press|key|letter|hit|type|called|named|loop|and j|appendix|row|column|dotless|dotted|lower-case|lowercase|[a-z], and|[a-z], or) )(i)(?=\\s+(?!(?:and|or|in|to|from) [jkn]\\b)(?:\\p{L}|\uFFFC|\\d)|'(?:m|ve|ll|d|s)\\b|\\s*[,.?!]*\\s*$|[,;:]? )(?! [-=<>+*/%] ?|\\. ?e\\b|, ?j\\b|\\))`,
    'I',
  ),
];

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.?g|i\.?e|etc|vs|approx|no|nr|dr|mr|mrs|ms|prof|fig|dept|est|inc|ltd|co|corp|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|resp|pl|sing|cf|al|incl|excl|max|min|ver|vol|eds?|pp?|ch|sec|art|par|tel|ext|ave|misc|viz|ca|seq|op|cit|fr|[a-z])\.$/i;

/** Whether a line ends with its sentence: not with "(i.e." or "…", behind which it goes on. */
export const endsSentence = (masked: string, line: string): boolean =>
  /\p{L}.*[.!?]["”')]*\s*$/u.test(masked) && !/\.{2,}\s*$/.test(line) && !ABBREVIATION.test(line.trimEnd());

/** What dictionaries say of words, lower case. */
export interface KnownWords {
  /** Words none of them knows: they may be commands or brands and stay small. */
  unknown: ReadonlySet<string>;
  isSpelling: (word: string) => boolean;
}

/** What a family name begins with, small even where a line begins: "de Vries". */
const PARTICLE =
  /^(?:de|van|von|der|den|di|da|du|ter|ten|zu|bin|ibn|al|el|la|le)(?: (?:de|den|der|het|la|las|los|'t))? \p{Lu}/u;

/**
 * A capital where a sentence begins inside a passage: after ". ", "! ", "? ". The first word of the passage gets one
 * only if `opensText`.
 */
export function sentenceCapitals(
  { text, masked }: Passage,
  opensText: boolean,
  { unknown, isSpelling }: KnownWords,
): Edit[] {
  return wordsOf(masked).flatMap(({ text: word, lower, start }) => {
    if (word.charAt(0) === word.charAt(0).toUpperCase() || PARTICLE.test(masked.slice(start))) return [];
    // "make it shorter" is an order, `make install` a command
    if (startsSmall.has(lower) && !SHORTENED.test(lower) && !ORDERS.test(masked.slice(start))) return [];
    const isShort = SHORTENED.test(lower);
    if ((unknown.has(lower) && !isShort) || STARTS_CHAT.test(lower)) return [];
    const before = masked.slice(0, start);
    if (before.trim() === '' || /^\s*["“(]$/.test(before)) {
      if (!opensText || !isPlainStart(word, masked.slice(start + word.length))) return [];
    } else {
      if (!mayFollowEnd(masked, start)) return [];
      // Not after ".)", which may end an abbreviation, nor after a mark that belongs to a shielded token.
      const end = /[\p{L}\d%€£\uFFFC)"”'\]+](?<!(?:^|[\n(:;.!?]\s*)\d)([.!?]+)["”']*\s+["“]?$/u.exec(
        before,
      )?.[1];
      if (
        !end ||
        /^\.{2,}$/.test(end) ||
        (end === '.' &&
          ABBREVIATION.test(
            text
              .slice(0, start)
              .trimEnd()
              .replace(/["”')\]]+$/, ''),
          ) &&
          !MEASURED.test(before))
      )
        return [];
      // A command or a brand keeps its small letter; so many that only a known word is sure to be none.
      if (jargon.has(lower) && !isShort) return [];
      const isWord = lower.length >= PLAIN_CHARS || opensProse(masked.slice(start));
      if (!isShort && !likelyWords.has(lower) && !(isWord && isSpelling(lower))) return [];
    }
    return [{ start, end: start + 1, text: text.charAt(start).toUpperCase() }];
  });
}

/** Whether an end mark can stand before a word: most words are told by the one character before them. */
function mayFollowEnd(masked: string, start: number): boolean {
  let at = start - 1;
  if ('"“'.includes(masked.charAt(at))) at -= 1;
  while (/\s/.test(masked.charAt(at))) at -= 1;
  return '.!?"”\''.includes(masked.charAt(at));
}

/** "above 50 m. We did", "80 words max. Use": a unit or a small month ends the sentence where a number stands before it. */
const MEASURED =
  /\d(?: ?(?:m|g|l|s|h|b|km|min|max|sec)| \p{Ll}+ max|(?:st|nd|rd|th)? (?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec))\.\s+$/u;
/** "mate says", "hubby starts", "poor me": one who does something, no command and what it is given. */
function opensProse(rest: string): boolean {
  const next = /^\p{L}{3,} (\p{Ll}+)(?![\p{L}_=/.-])/u.exec(rest)?.[1];
  return next !== undefined && (functionWords.has(next) || verbs.byThird.has(next));
}
/** Commands that are words, too, are shorter. */
const PLAIN_CHARS = 6;
const ORDERS =
  /^(?:make|go|find) (?:the|a|an|it|this|that|these|my|your|our|me|us|sure|to|for|them|him|her|\d+|some|more|\p{L}+ (?:\p{L}+ )?(?:for|from|about|out|of|with|that|in|on))\b/iu;
/** No command and no brand, short as they are. */
const SHORTENED = /^(?:pls|plz|max|min|cant|dont|u)$/;
/** Openings of chats, small on purpose. */
const STARTS_CHAT =
  /^(?:lol|btw|thx|tbh|imo|imho|fyi|afaik|iirc|idk|omg|brb|tldr|tl|nvm|ngl|fwiw|yo|haha+|hmm+|lmao|rofl|ty|asap|eta|ps)$/;

/** Not `name: value`, `key=value`, `call(`, `npm install`, and not a lone letter that is a list mark. */
function isPlainStart(word: string, after: string): boolean {
  return !/^(?:[=(_/\\]|:\S|\.\w|-\w)/.test(after) && !(word.length === 1 && /^[).:]/.test(after));
}
