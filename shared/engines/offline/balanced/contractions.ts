type Pair = readonly [RegExp, string];

const PRONOUN = '(i|you|we|they|he|she|it|that|there|what|who)';

/** "do not" → "don't", where a word follows and nothing is stressed by capitals. */
const CONTRACT: readonly Pair[] = [
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Cc]ould|[Ww]ould|[Ss]hould) not(?= \p{Ll})/gu,
    "$1n't",
  ],
  [/\b([Cc]an)(?: ?not)(?= \p{Ll})/gu, "$1't"],
  [/\b([Ww])ill not(?= \p{Ll})/gu, "$1on't"],
  [/\bI am(?= \p{Ll})/gu, "I'm"],
  [/\b([Ww]e|[Yy]ou|[Tt]hey) are(?= \p{Ll})/gu, "$1're"],
  [/\b(I|[Ww]e|[Yy]ou|[Tt]hey) will(?= \p{Ll})/gu, "$1'll"],
  [
    /\b([Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Tt]here) is(?= (?:a|an|the|not|very|so|too|really|my|your|our|going|called|important|possible|good|hard|easy|still|only|about|great|fine|ready|late|because|better)\b)/gu,
    "$1's",
  ],
  [
    /\b(I|[Ww]e|[Yy]ou|[Tt]hey) have(?= (?:been|got|had|done|seen|tried|made|never|already|always|asked|decided|finished|started|launched|attached|noticed|found|lost|bought|heard)\b)/gu,
    "$1've",
  ],
  [
    /\b(I|[Ww]e|[Yy]ou|[Tt]hey) have(?= \p{Ll}{3,}ed (?:me|us|you|him|her|them|it|the|my|our|your|an?|for|since|to|from|all|this|that)\b)/gu,
    "$1've",
  ],
  [/\b([Ll])et us(?= \p{Ll})/gu, "$1et's"],
];

const EXPAND: readonly Pair[] = [
  [new RegExp(`\\b${PRONOUN}['’]re\\b`, 'gi'), '$1 are'],
  [new RegExp(`\\b${PRONOUN}['’]ll\\b`, 'gi'), '$1 will'],
  [new RegExp(`\\b${PRONOUN}['’]ve\\b`, 'gi'), '$1 have'],
  [/\bI['’]m\b/g, 'I am'],
  [/\bI['’]d (?=(?:like|love|prefer|appreciate|want)\b)/g, 'I would '],
  [/\b(it|that|there|he|she|what) ?['’]s (?=(?:been|got|had)\b)/gi, '$1 has '],
  [
    /\b(it|that|there|he|she)['’]s (?=(?:a|an|the|not|very|so|too|my|your|our|going|only|still|also|too|important|possible|in|on|for|under|at|due)\b)/gi,
    '$1 is ',
  ],
];
/** Not before a pronoun ("don't you") nor at the head of a question, where the long form turns the words round. */
const EXPAND_NOT: readonly Pair[] = [
  [/\b(c)an['’]t\b(?! (?:you|we|they|i|he|she|it|the)\b)/gi, '$1annot'],
  [/\b(w)on['’]t\b(?! (?:you|we|they|i|he|she|it|the)\b)/gi, '$1ill not'],
  [
    /\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t\b(?! (?:you|we|they|i|he|she|it|the|my|your|this|that)\b)/gi,
    '$1 not',
  ],
];

const WH_IS = /^([Ww]hat|[Ww]ho|[Ww]here) is(?= (?:the|an?|your|my|our)\b)/;
const isQuotedError = (sentence: string): boolean => /\b\p{L}*(?:Error|Exception)\b/u.test(sentence);

/** What follows a colon may be somebody else's words. */
function beforeColon(sentence: string, change: (text: string) => string): string {
  const [, head = sentence, rest = ''] = /^([^:]*:\s)(.*\s.*)$/s.exec(sentence) ?? [];
  return change(head) + rest;
}

/** The sentence with the short forms people speak in. */
export function contract(sentence: string): string {
  // "is it not": a question turns on the word order
  if (/\?\s*$/.test(sentence)) return sentence.replace(WH_IS, "$1's");
  return isQuotedError(sentence) ? sentence : beforeColon(sentence, (text) => apply(text, CONTRACT));
}

/** The sentence with short forms written out. */
export function expandContractions(sentence: string): string {
  if (isQuotedError(sentence)) return sentence;
  return beforeColon(sentence, expandAll);
}

function expandAll(sentence: string): string {
  const expanded = apply(sentence, EXPAND);
  const asks = /\?\s*$/.test(sentence) || /\b(?:why|how come|what|who|which|when|where)\b/i.test(sentence);
  return asks ? expanded : apply(expanded, EXPAND_NOT);
}

function apply(sentence: string, pairs: readonly Pair[]): string {
  return pairs.reduce((text, [find, to]) => text.replace(find, to), sentence);
}
