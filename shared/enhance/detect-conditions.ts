import { contentStems, isSameStem } from './content-words.ts';

/** A word group that limits what a sentence says, by the class it belongs to. */
interface LimitClass {
  /** Classes of one family exclude each other. */
  family: 'bound' | 'condition' | 'time';
  name: string;
  words: RegExp;
}

const CLASSES: readonly LimitClass[] = [
  {
    family: 'bound',
    name: 'least',
    words:
      /\b(?:at least|no (?:less|fewer) than|not (?:be )?(?:less|fewer) than|(?:a )?minimum(?: of)?|min\.?(?= \d)|(?<!\b(?:no|not) )more than|(?:over|above)(?= (?:\d|(?:an?|half|two|three|four|five|six|ten)\b))|(?<=\d ?[\p{L}%]{0,10} )or more)|(?<=\d)\+|>=?(?= ?\d)/giu,
  },
  {
    family: 'bound',
    name: 'most',
    words:
      /\b(?:at most|no (?:more|longer|later) than|not (?:be )?(?:more|longer|later) than|(?:a )?maximum(?: of)?|max\.?(?=\W|$)|up to(?= \d| \p{L}+ )|(?<!\b(?:no|not) )(?:less|fewer) than|(?:under|below|within)(?= (?:\d|(?:an?|half|two|three|four|five|six|ten)\b))|limited to|(?<=\d ?[\p{L}%]{0,10} )or (?:less|fewer))\b|<=?(?= ?\d)/giu,
  },
  {
    family: 'condition',
    name: 'only if',
    words:
      /\b(?:only (?:if|when|after|once|with|where)|if and only if|provided(?: that)?|providing|as long as|on (?:the )?condition that|on condition)\b/giu,
  },
  {
    family: 'condition',
    name: 'unless',
    words:
      /\b(?:unless|except (?:if|when)|if not|other than if|if (?:\p{L}+ (?:do|does|did|is|are|has|have)(?:n['’]?t| not)|(?:i|it|he|she|we|you|they) not))\b/giu,
  },
  {
    family: 'condition',
    name: 'except',
    words: /\b(?:except(?: for| that)?|apart from|excluding|other than|but not|save for|all but)\b/giu,
  },
  {
    family: 'condition',
    name: 'even if',
    words: /\b(?:even (?:if|when|though)|whether or not|regardless)\b/giu,
  },
  {
    family: 'condition',
    name: 'if',
    words:
      /\b(?:if|in case|in the event that|when(?:ever)?|assuming|should (?<!\b(?:what|which|where|when|why|who|how)\b[^.!?,;\n]{0,40}should )(?:you|he|she|it|they|we|i))\b/giu,
  },
  {
    family: 'time',
    name: 'before',
    words:
      /\b(?:before|prior to|ahead of|earlier than|in advance of|until|till|by(?= (?:\d|mon|tue|wed|thu|fri|sat|sun|noon|midnight|end|tomorrow|tonight|next|the end)))\b|(?<=\b)by(?= \p{L}+day)/giu,
  },
  {
    family: 'time',
    name: 'after',
    words:
      /\b(?:after|following(?= the)|(?<!\b(?:than|at|only|just|all at|for|exactly|not) )once(?! (?:an?|per|every|more|again|only)\b|\s*(?:[.,;!?)]|$))|since(?! (?:\d|an?\b|one\b|two\b|three\b|four\b|five\b|\p{L}+ (?:days?|weeks?|months?|years?|hours?)\b))|later than|subsequent to|as soon as|from(?= (?:mon|tue|wed|thu|fri|sat|sun)))\b/giu,
  },
];
/** In what a class may be worded again. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  least: ['least'],
  most: ['most'],
  'only if': ['only if'],
  unless: ['unless', 'except'],
  except: ['except', 'unless'],
  'even if': ['even if'],
  if: ['if', 'only if'],
  before: ['before'],
  after: ['after'],
};
const MAX_SCOPE = 5;
/** Beyond, it is a page of material rather than something said. */
const MAX_TURNED_CHARS = 8_000;
/** "if you could", "if possible", "wondering if": how one asks, no condition of what is asked. */
const MANNER =
  /^(?:if|when(?:ever)?) (?:(?:can|could|would|might) you\b|you (?:can|could|would|might|have|want|need|like|don['’]?t mind|get)\b|possible|needed|necessary|(?:it|that|this)(?:['’]s| is| would be| makes)? (?:at all )?(?:possible|ok|okay|alright|fine|sense)|there(?:['’]s| is) (?:a|any) (?:way|chance))/i;
const ASKING =
  /\b(?:wonder\w*|ask(?:ing)?|know|see|check(?:ing)?(?: in)?|tell me|sure|explain|appreciate it|great|nice|helpful|useful|is) $/i;

interface Limit {
  name: string;
  family: LimitClass['family'];
  start: number;
  raw: string;
  scope: string[];
}

function findLimits(text: string): Limit[] {
  const found: Limit[] = [];
  const taken: { start: number; end: number }[] = [];
  for (const { family, name, words } of CLASSES)
    for (const match of text.matchAll(words)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.some((other) => start < other.end && end > other.start)) continue;
      taken.push({ start, end });
      const behind = /^[^.!?\n;]*/u.exec(text.slice(end, end + 120))?.[0] ?? '';
      const near = family === 'bound' ? /^[^,]*/.exec(behind)?.[0] : behind;
      const own = contentStems(near ?? '').slice(0, MAX_SCOPE);
      const ahead = contentStems(
        /[^.!?\n;]*$/u.exec(text.slice(Math.max(0, start - 120), start))?.[0] ?? '',
      ).slice(name === 'if' ? -1 : -2);
      const scope = own.length > 0 || family === 'bound' ? own : ahead;
      const isManner = name === 'if' && (MANNER.test(match[0] + behind) || ASKING.test(text.slice(0, start)));
      if (scope.length > 0 && !isManner)
        found.push({
          name,
          family,
          start,
          scope,
          raw: (match[0] + behind.split(/\s+/).slice(0, 6).join(' ')).trim(),
        });
    }
  return found.sort((left, right) => left.start - right.start);
}

/** How much of a scope another one has. */
const share = (scope: readonly string[], other: readonly string[]): number =>
  scope.filter((one) => other.some((two) => isSameStem(one, two))).length / scope.length;

/**
 * Limits of the draft ("only if", "unless", "at least", "before") that the result words as something else, or leaves out
 * though it still says what they limit. What is gone as a whole is found by `droppedParts`.
 */
export function changedLimits(draft: string, result: string): { raw: string }[] {
  if (draft.length > MAX_TURNED_CHARS) return [];
  const before = findLimits(draft);
  const after = findLimits(result);
  const words = contentStems(result);
  const free = [...after];
  return before.filter((limit) => {
    const isAbout = (other: Limit) =>
      share(limit.scope.slice(0, 3), other.scope) >= 0.5 ||
      share(other.scope.slice(0, 3), limit.scope) >= 0.5;
    const kept = free.findIndex((other) => ALLOWED[limit.name]?.includes(other.name) && isAbout(other));
    if (kept >= 0) {
      free.splice(kept, 1);
      return false;
    }
    const turned = after.some(
      (other) =>
        other.family === limit.family &&
        !ALLOWED[limit.name]?.includes(other.name) &&
        isAbout(other) &&
        !before.some((own) => own.name === other.name && share(own.scope, other.scope) >= 0.5),
    );
    if (turned) return true;
    // "if you can" and "when you have time" are manners
    if (limit.name === 'if' && limit.scope.length < 2) return false;
    const isStillSaid = share(limit.scope.slice(0, 3), words) >= 0.99;
    const isGone =
      limit.family === 'condition' && share(limit.scope, words) === 0 && after.length < before.length;
    if (isGone) return true;
    const isSaidDifferently =
      after.filter(({ name }) => ALLOWED[limit.name]?.includes(name)).length >=
      before.filter(({ name }) => name === limit.name).length;
    return isStillSaid && !isSaidDifferently;
  });
}

const ONLY =
  /\b(?:only|solely|exclusively|alone|sole|just|except|unless|no (?:one|body) but|nobody but|nothing but|at most|limited to)\b/giu;

const ONLY_LIKE =
  /\b(?:only|onl?y|olny|solely|exclusively|alone|sole|just|except|unless|but|at most|max\w*|limited|nothing|no|not|never|without|\w+n['’]?t|cant|wont)\b/iu;

/** "Only Ana may", without the word that keeps all others out. */
export function lostOnly(draft: string, result: string): { raw: string }[] {
  const said = [
    ...draft.matchAll(
      /(?<!\bnot )\bonly\b(?! (?:if|when|after|once|with|where|wanted|problem|thing))[^.,!?\n]{0,40}/giu,
    ),
  ];
  const kept = result.match(ONLY)?.length ?? 0;
  if (said.length > kept) return said.slice(0, 1).map(([raw]) => ({ raw }));
  // one that keeps others out nobody said
  const [added] = result.match(/\bonly\b[^.,!?\n]{0,40}/iu) ?? [];
  return added !== undefined && !ONLY_LIKE.test(draft) ? [{ raw: added }] : [];
}

/** Words whose exchange turns a statement round. */
const OPPOSITES: readonly (readonly [string, string])[] =
  'more less|more fewer|increase decrease|increase reduce|raise lower|higher lower|high low|include exclude|accept reject|accept decline|approve reject|approve decline|allow forbid|allow ban|buy sell|open close|add remove|enable disable|early late|earlier later|shorter longer|short long|formal informal|must may|must should|must can|must could|must might|max min|newest oldest|newer older|existing new|except including|excluding including|leave_out include|latest earliest|from until|he she|his her|required optional|best worst|cheap expensive|cheaper pricier|old new|first last|left right|up down|on off|true false|win lose|agree disagree|agrees disagrees|support oppose|supports opposes|public private|internal external|inside outside|top bottom|largest smallest|bigger smaller|faster slower|fast slow|hot cold|light dark|same different|start stop|begin end|import export|send receive|sent received|lend borrow|gain loss|profit loss|rise fall|rose fell|grew shrank|likes dislikes|love hate|easy hard|morning evening|morning afternoon|daily weekly|weekly monthly|monthly yearly|pass fail|passed failed|male female|import export|upload download|ascending descending|minimum maximum|least most|paid unpaid|possible impossible|legal illegal|safe dangerous|safe unsafe|credit debit|teacher student|buyer seller|employer employee|parent child|sender receiver|landlord tenant'
    .split('|')
    .map((pair) => pair.split(' ').map((words) => words.replaceAll('_', ' ')) as [string, string]);

/** How much of something, grade by grade: a word of another grade says something else. */
const GRADES: readonly (readonly string[])[] = [
  ['none', 'never'],
  ['few', 'rarely', 'seldom'],
  ['some', 'several', 'sometimes', 'occasionally'],
  ['many', 'often', 'frequently'],
  ['most', 'mostly', 'usually'],
  ['all', 'every', 'always'],
];
const EXCLUDING: readonly (readonly [string, string])[] = [
  ...OPPOSITES,
  ...GRADES.flatMap((grade, index) =>
    grade.flatMap((word) =>
      GRADES.slice(index + 1)
        .flat()
        .map((other) => [word, other] as const),
    ),
  ),
];

/** Whether a text says the opposite of a word: "short" for long, "informal" for formal. */
export function saysOpposite(word: string, text: string): boolean {
  const others = OPPOSITES.flatMap(([left, right]) =>
    left === word ? [right] : right === word ? [left] : [],
  );
  return [...others, `(?:in|un|im|ir|il|non-?|dis)${word}`].some((other) =>
    new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, 'iu').test(text),
  );
}

/** Words of the draft in whose place the result says the opposite. */
export function turnedWords(draft: string, result: string): { raw: string }[] {
  const count = (text: string, word: string) =>
    text.match(new RegExp(`(?<![\\p{L}'’-])${word}(?![\\p{L}'’-])`, 'giu'))?.length ?? 0;
  if (draft.length > MAX_TURNED_CHARS) return [];
  return EXCLUDING.flatMap(([left, right]) =>
    [
      [left, right],
      [right, left],
    ].flatMap(([said = '', opposite = '']) => {
      // "not too long" made "short" says the same
      const isNegated =
        said !== 'except' &&
        new RegExp(`(?:\\b(?:no|not|never|without)|n['’]?t)\\b[^.,!?\\n]{0,30}\\b${said}\\b`, 'iu').test(
          draft,
        );
      const isTurned =
        !isNegated &&
        count(draft, said) > count(result, said) &&
        count(result, opposite) > count(draft, opposite);
      return isTurned ? [{ raw: said }] : [];
    }),
  );
}
