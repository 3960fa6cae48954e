/** What shows that somebody writes as on a phone. */
const SHORTENED =
  /(?<![\p{L}\d])(?:u|ur|pls|plz|thx|tmrw|yday|tix|wk|4got|tho|lmk|bc|ppl|lol|omw|smth|idk|rly|2nite|gonna|wanna|gotta|lemme|gimme|btwn|gf|nvm|abt|cuz|coz|sry|r u|asap|btw|b4|gr8|im|dont|cant|thats|ive)(?![\p{L}\d])/iu;
/** "wat do i wear", which is no temple's. */
export const ASKED_WHAT =
  "(?<![\\p{L}\\d@#/._'’-])(?<!\\b(?:angkor|wat|the|a|this|khmer|thai|of|visit|near|at) )w[ao]t(?=s? (?:do|does|did|is|are|r|should|shud|can|could|would|will|qs|kind|time|day|to|else|about|abt|if|i|u|you|we|they|he|she|it|the|an?|ur)\\b)";
const WHAT = new RegExp(ASKED_WHAT, 'u');
const SHORTENED_SMALL = /(?<![\p{L}\d'’-])wut(?![\p{L}\d'’-])/u;
/** Letters and digits that are a variable or an amount alone, and the phone's where two kinds of them meet. */
const SHORTENED_TOGETHER = [
  /(?<=\p{L}{2} )n (?!(?:be|is|are|items|times)\b)(?=(?:\p{Ll}{2,}|a|i|u)\b)/u,
  /(?<=\p{L} )(?<!\b(?:and|or|let|of) )w (?!(?:be|is|are)\b)(?=\p{L}{2}|[au]\b|\d+ \p{L})/u,
  /(?<=\p{L} )4 (?=(?:an?|the|my|u|me)\b)/iu,
  /(?<=\p{L} )2 (?=(?:the|my|u|me|do|get|go|make|buy|tell)\b)/iu,
  /(?<![\p{L}\d'])(?:r|c|u) (?=(?:u|you|there|they|we)\b)/u,
  /(?<![\p{L}\d'])(?:nr|prob|ta|yo|nah|w\/|w\/o)(?![\p{L}\d])/u,
];

/** What is counted: "question 4 the answer is missing". */
const NUMBERED =
  '(?<!\\b(?:part|step|question|room|page|chapter|option|unit|table|phase|number|no|level|version|day|week|exercise|task|figure|fig|section|item|line|row|column|gate|platform|bus|route|group|team|year|grade|class|q|nr|act|scene|season|episode|volume|lesson|module|slide|the|these|those|last|first|next|only|top|all) )';

/** Digits that stand for words in company alone: "need 2 tell", "4 my pic". */
export const digitWords: readonly (readonly [RegExp, string])[] = [
  // no number stands before an article or a pronoun
  [
    new RegExp(
      `(?<=\\p{L} )${NUMBERED}2(?= (?:the|my|your|our|his|her|their|an?|me|u|us|him|it|them|be|see|do|get|go|come|make|meet|buy|tell|say|know|ask|give|help|write|send|call|talk|work|school|bed|reschedule|cancel|book|move|pick|bring)\\b)`,
      'giu',
    ),
    'to',
  ],
  [
    /(?<=\b(?:not|way|far) )2(?= (?:\p{L}+y|long|late|much|many|big|soon|bad|formal|hard|far)\b(?! of\b))/giu,
    'too',
  ],
  [/(?<=\p{L} )4(?= \p{L}+'?s (?:bday|birthday|wedding|party|bdays)\b)/giu, 'for'],
  [
    new RegExp(
      `(?<=\\p{L} )${NUMBERED}4(?= (?:my|me|you|your|u|ur|the|a|an|us|our|him|her|it|this|that|all|now|dinner|lunch|free|real)\\b)`,
      'giu',
    ),
    'for',
  ],
  [
    /(?<=\b(?:need|want|have|got|how|way|going|like|love|try|trying|nice|able|has|talk|how|listen|go|come|back|about) )2(?= (?:\p{Ll}{2,}|u|me)\b)(?! (?:\p{Ll}+s|more|other|new|different|copies|people|of|or|and|big|small|children|kids|men|women)\b)/giu,
    'to',
  ],
];

/** Whether a text is written in the short forms of a phone; one of figures or code has single letters of its own. */
export const isShortened = (text: string): boolean =>
  SHORTENED.test(text) ||
  SHORTENED_SMALL.test(text) ||
  WHAT.test(text) ||
  SHORTENED_TOGETHER.filter((sign) => sign.test(text)).length > 1;

/** "multiply x by w": a text with letters that stand for numbers. */
export const isFormula = (text: string): boolean =>
  /(?<![\p{L}\d'’.])(?:[e-hj-mpstvyz]|x(?!\s*$))(?![\p{L}\d'’.])/u.test(text);

/** Phones type small: a capital letter within a sentence, or shouted ones, are a name's ("George W Bush", "the TA"). */
export const isTyped = (short: string, before: string): boolean =>
  !/\p{Lu}/u.test(short) ||
  (short.length === 1 ? /(?:^|[.!?\n]\s*)$/.test(before) : short !== short.toUpperCase());
