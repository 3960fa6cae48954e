/** What shows that somebody writes as on a phone. */
const SHORTENED =
  /(?<![\p{L}\d])(?:u|ur|pls|plz|thx|tmrw|lmk|bc|ppl|lol|omw|smth|idk|rly|2nite|gonna|wanna|r u|asap|btw|b4|gr8|im|dont|cant)(?![\p{L}\d])/iu;

/** Digits that stand for words in company alone: "need 2 tell", "4 my pic". */
export const digitWords: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\p{L} )4(?= (?:my|me|you|your|u|ur|the|a|an|us|our|him|her|it|this|that|all|now|dinner|lunch|free|real)\b)/giu,
    'for',
  ],
  [
    /(?<=\b(?:need|want|have|got|going|like|love|try|trying|nice|able|has|talk|how|listen|go|come|back|about) )2(?= (?:\p{Ll}{2,}|u|me)\b)(?! (?:\p{Ll}+s|more|other|new|different|copies|people|of|or|and|big|small|children|kids)\b)/giu,
    'to',
  ],
];

const TONIGHT = /(?<![\p{L}\d])2(?=(?:nite|night|day|moro|morrow)(?!\p{L}))/giu;

/** Whether a text is written in the short forms of a phone; one of figures or code has single letters of its own. */
export const isShortened = (text: string): boolean => SHORTENED.test(text);

/** The text with digits that stand for words blanked: they count nothing. Of the same length. */
export const withoutDigitWords = (text: string): string =>
  isShortened(text)
    ? digitWords.reduce((current, [find]) => current.replace(find, ' '), text.replace(TONIGHT, ' '))
    : text;
