import type { Phrase } from '@/shared/engines/offline/balanced/phrases.ts';
import { toOrder } from '@/shared/engines/offline/reframe/wish.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** Words that soften or swell and carry no requirement. What somebody only thinks or guesses stays a guess. */
export const shortPhrases: readonly Phrase[] = [
  {
    find: /^(?:so |and |also,? )?(?:i (?:just )?(?:have|had) a (?:quick )?question(?: for you)?|quick question)[:,.]\s*/gi,
    to: '',
  },
  {
    find: /^(?:i['’]m|i am|i was)(?: just| really)* (?:wondering|curious)(?: about)? (?=(?:what|how|why|when|where|who|which)\b)/gi,
    to: '',
  },
  {
    find: /^(?:i (?:would|['’]d) (?:like|love) to|i (?:just )?(?:want|wanted) to) (?:know|ask you|ask|find out) (?=(?:what|how|why|when|where|who|which)\b)/gi,
    to: '',
  },
  { find: /^(?:please )?(?:note|keep in mind|be aware) that\s+/gi, to: '' },
  {
    find: /^(?:(?:hi|hey|hello)[,!. ]+)?(?:i )?hope (?:you(?:['’]re| are)|all is) (?:doing )?well[.!]\s*/gi,
    to: '',
  },
  { find: /^(?:can|could) (?:you|u) (?:please )?help(?: me)?(?: out)?\?\s*/gi, to: '' },
  { find: /^(?:personally|of course|also|additionally|in addition|furthermore),?\s+(?=\p{L})/giu, to: '' },
  { find: /\b(?:please|kindly) (?=\p{Ll})/giu, to: '' },
  { find: /,? please(?=[.?!,]|\s*$)/gi, to: '' },
  {
    find: /\b(?:really|very|extremely|incredibly|super|quite|pretty|totally|absolutely|completely|truly|rather|fairly) (?=(?!much\b|few\b|many\b|little\b|well\b|often\b|soon\b|same\b|different\b)\p{Ll}{3,}(?<!ly)\b)/giu,
    to: '',
  },
  {
    find: /\b(?:at the end of the day|when all is said and done|for what it['’]s worth|if at all possible|if possible)\b,?\s*/gi,
    to: '',
  },
  {
    find: /\b(make|create|write|build|draft|generate|prepare|design|plan) me (?=(?:an?|the|some|\d+|\p{Ll}+)\b)/giu,
    to: '$1 ',
  },
  { find: /(?<=\b(?:make|create|write|plan|build|draft)\b[^.?!]{3,60}) for me(?=[.,!?]|$)/gi, to: '' },
  {
    find: /\b(give me|suggest|list|show me|tell me|come up with|propose|provide|recommend) some (?=\p{L})/giu,
    to: '$1 ',
  },
  {
    find: /\b((?:do not|don['’]?t|never|not) (?:use|include|mention|add|need|cover|write|change)) any (?=\p{L})/giu,
    to: '$1 ',
  },
  { find: /\b(?:a (?:complete|full|entire) list of|a list with) /gi, to: 'a list of ' },
  { find: /\bas well as\b/gi, to: 'and' },
  { find: /\band also\b/gi, to: 'and' },
  { find: /\b(?:don['’]?t forget|remember|make sure|be sure|feel free) to (?=\p{Ll})/giu, to: '' },
  {
    find: /\bmake sure (?:that )?you (?=(?:include|use|mention|add|keep|cover|explain|avoid|list)\b)/gi,
    to: '',
  },
  {
    find: /(?<=\p{L}{3} )(?:who|which|that) (?:is|are|was|were) (?![^.,;]* and \p{Ll}+s\b)(?=(?:based|called|named|located|made|written|used|older|younger|turning|living|working|looking|coming|running|taking)\b)/giu,
    to: '',
  },
];

const REMARK_MAX_WORDS = 12;
/** "It should be funny": a remark that needs no subject. */
const REMARKS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:it|they|this|the (?:text|post|answer|result|message|mail|e-?mail|article|story|poem|letter|speech)) (?:should|must|has to|needs? to) be (?=(?!able\b|possible\b|paid\b|done\b|sent\b|noted\b)\p{L})/iu,
    '',
  ],
  [/^(?:it|they|this) (?:should|must)(?: not|n['’]t) be (?=\p{L})/iu, 'not '],
  [
    /^the (tone|title|length|audience|budget|deadline|style|format|topic|language|genre|mood|target audience) (?:should be|must be|is|will be) (?=\S)/iu,
    '$1: ',
  ],
  [/^(?:it|they|this) (?:should|must) (?:include|contain|have) (?=\p{L}|\d)/iu, 'include '],
  [/^(?:it|they|this) (?:should|must) (?=(?:cover|mention|explain|use|return)\b)/iu, ''],
  [/^(?:i|we) (?:don['’]?t|do not) want (?:it to |any )(?=\p{L})/iu, 'no '],
];

/** What the writer means to do himself is no order to anybody. */
const OWN_WISH = /^(?:i|we)(?: \p{L}+)?(?: would|['’]d)? (?:want|need|have|like|love|wish|plan|hope) to\b/iu;

/** A masked sentence of a prompt in its shortest form; `isFirst` ones are the wish itself. */
export function shortenSentence(sentence: string, isFirst: boolean): string {
  const blanks = /\s*$/.exec(sentence)?.[0] ?? '';
  const body = sentence.trim();
  const { text, isWish } = OWN_WISH.test(body) ? { text: body, isWish: false } : toOrder(body);
  const ordered = isWish && wordsOf(text).length < wordsOf(body).length ? endLike(text, body) : body;
  const isMore =
    wordsOf(ordered).length > REMARK_MAX_WORDS ||
    /\band (?:not|should|must|use|have|include)\b/i.test(ordered);
  if (isFirst || isMore) return capitaliseLike(ordered, body) + blanks;
  const rule = REMARKS.find(([find]) => find.test(ordered));
  return capitaliseLike(rule ? ordered.replace(rule[0], rule[1]) : ordered, body) + blanks;
}

/** A point of a list of requirements without the subject that all of them share. */
export function shortenPoint(point: string): string {
  const bare = POINT_STARTS.reduce((text, [find, to]) => text.replace(find, to), point);
  return bare === point ? point : bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const POINT_STARTS: readonly (readonly [RegExp, string])[] = [
  [/^make sure (?:that )?(?:it|they) (?:is|are) (?=\p{Ll})/iu, ''],
  [/^(?:it|they|this) (?:should|must|has to|have to|needs? to) not be (?=\p{Ll})/iu, 'not '],
  [/^(?:it|they|this) (?:should|must|has to|have to|needs? to) be (?=\p{Ll})(?!able\b|possible\b)/iu, ''],
  [/^(?:it|they|this) (?:should|must|has to|have to|needs? to) (?!not\b|be\b|also\b)(?=\p{Ll})/iu, ''],
];

/** A masked text without sentences that say again what stands before them. */
export function dropRepeats(text: string): string {
  const said: Set<string>[] = [];
  return text
    .split('\n')
    .map((line) => {
      const sentences = splitSentences(line);
      const kept = sentences.filter((sentence) => {
        const words = new Set(
          wordsOf(sentence)
            .map(stem)
            .filter((word) => !SMALL.has(word)),
        );
        const isAgain =
          words.size > 0 &&
          said.some((before) => [...words].every((word) => before.has(word)) && sameNumbers(words, before));
        if (!isAgain) said.push(words);
        return !isAgain || words.size < 2;
      });
      return kept.length === sentences.length ? line : kept.join('').trimEnd();
    })
    .join('\n');
}

const SMALL = new Set(
  'a an the is are was were be been to of in on at for and or it this that i you we please should must will can so very really also'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d\uE000-\uF8FF][\p{L}\d'’-]*/gu) ?? [];
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L}{3})(?:s|ing|ed)$/u, '');
const sameNumbers = (words: Set<string>, before: Set<string>): boolean =>
  [...words].every((word) => !/\d|[\uE000-\uF8FF]/.test(word) || before.has(word));

function endLike(text: string, body: string): string {
  const mark = /[.?!]+$/.exec(body)?.[0] ?? '';
  return (
    text.replace(/[.?!]+$/, '') +
    (mark === ''
      ? ''
      : /^(?:what|how|why|when|where|who|which|is|are|do|does|did|should)\b/i.test(text)
        ? '?'
        : '.')
  );
}

function capitaliseLike(text: string, body: string): string {
  return /^\p{Lu}/u.test(body) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}
