/** What shows that somebody writes as on a phone. */
const SHORTENED =
  /(?<![\p{L}\d])(?:u|ur|pls|plz|thx|tmrw|yday|tix|wk|4got|tho|lmk|bc|ppl|lol|omw|smth|idk|rly|2nite|gonna|wanna|r u|asap|btw|b4|gr8|im|dont|cant)(?![\p{L}\d])/iu;

/** Digits that stand for words in company alone: "need 2 tell", "4 my pic". */
export const digitWords: readonly (readonly [RegExp, string])[] = [
  // no number stands before an article or a pronoun
  [
    /(?<=\p{L} )2(?= (?:the|my|your|our|his|her|their|an?|me|u|us|him|it|them|be|see|do|get|go|come|make|meet|buy|tell|say|know|ask|give|help|write|send|call|talk|work|school|bed|reschedule|cancel|book|move|pick|bring)\b)/giu,
    'to',
  ],
  [
    /(?<=\b(?:not|way|far) )2(?= (?:\p{L}+y|long|late|much|many|big|soon|bad|formal|hard|far)\b(?! of\b))/giu,
    'too',
  ],
  [/(?<=\p{L} )4(?= \p{L}+(?:'s)? (?:bday|birthday|wedding|party)\b)/giu, 'for'],
  [
    /(?<=\p{L} )4(?= (?:my|me|you|your|u|ur|the|a|an|us|our|him|her|it|this|that|all|now|dinner|lunch|free|real)\b)/giu,
    'for',
  ],
  [
    /(?<=\b(?:need|want|have|got|going|like|love|try|trying|nice|able|has|talk|how|listen|go|come|back|about) )2(?= (?:\p{Ll}{2,}|u|me)\b)(?! (?:\p{Ll}+s|more|other|new|different|copies|people|of|or|and|big|small|children|kids)\b)/giu,
    'to',
  ],
];

/** Whether a text is written in the short forms of a phone; one of figures or code has single letters of its own. */
export const isShortened = (text: string): boolean => SHORTENED.test(text);
