import abbreviations from './abbreviations.json' with { type: 'json' };

const FULL = new Map<string, string>(Object.entries(abbreviations));
const FIND = new RegExp(
  `(?<![\\p{L}\\d@#/._-])(?:${[...FULL.keys()].map((short) => short.replace(/[/.]/g, '\\$&')).join('|')})(?![\\p{L}\\d@/_-]|\\.\\p{L})`,
  'giu',
);

/** What shows that somebody writes as on a phone. */
const SHORTENED =
  /(?<![\p{L}\d])(?:u|ur|pls|plz|thx|tmrw|lmk|bc|ppl|lol|omw|smth|idk|rly|2nite|gonna|wanna|r u|asap|btw|b4|gr8|im|dont|cant)(?![\p{L}\d])/iu;
/** Letters and digits that stand for words in company alone: "r u", "need 2 tell", "4 my pic". */
const IN_COMPANY: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d'’./-])r(?= (?:you|we|they|u|there|the)\b)/giu, 'are'],
  [/(?<=\b(?:you|we|they|u) )r(?= \p{L})/giu, 'are'],
  [
    /(?<=\p{L} )4(?= (?:my|me|you|your|u|ur|the|a|an|us|our|him|her|it|this|that|all|now|dinner|lunch|free|real)\b)/giu,
    'for',
  ],
  [
    /(?<=\b(?:need|want|have|got|going|like|love|try|trying|nice|able|has|talk|how|listen|go|come|back|about) )2(?= (?:\p{Ll}{2,}|u|me)\b)(?! (?:\p{Ll}+s|more|other|new|different|copies|people|of|or|and|big|small|children|kids)\b)/giu,
    'to',
  ],
  [/(?<=\p{L}{2} )n(?= (?:\p{Ll}{3,}|i|u|my|a)\b)/giu, 'and'],
];

/** Words shortened as on a phone, written out: "pls" → "please". Shouted ones are names of something. */
export function writeOut(text: string): string {
  // a text of figures or code has single letters of its own
  const plain = SHORTENED.test(text)
    ? IN_COMPANY.reduce((current, [find, full]) => current.replace(find, full), text)
    : text;
  return plain.replace(FIND, (short, at: number) => {
    const full = FULL.get(short.toLowerCase());
    if (full === undefined || (short.length > 1 && short === short.toUpperCase())) return short;
    const opens = /(?:^|[.!?\n]\s*)$/.test(plain.slice(0, at)) || /^\p{Lu}/u.test(short);
    return opens ? full.charAt(0).toUpperCase() + full.slice(1) : full;
  });
}
