import { beginsOrder } from './wishes/order-verbs.ts';

/** What is said to us before the thing that is wanted. */
const WANTED =
  /^(?:(?:(?:the )?same(?: (?:thing|picture|image|one|scene))?|oh|no|nope|wait|sorry|actually|well|please|hmm|ok(?:ay)?|but|and|so|i|['’]d|would|rather|have|want(?:ed)?|like|prefer|meant|mean|said|make|it|use|show|with|draw|should|be|is|to|go|for|put|give|me|let['’]?s|try|in|do|how|about|maybe|perhaps)(?:[,.!… ]+|$))+(?=\S)/iu;
const NAME = "[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,4}?";

/** Ways to say `this, not that`, in the order they are tried; the first group of each is what is wanted. */
const PAIRS: readonly { said: RegExp; wanted: 1 | 2; old: 1 | 2 }[] = [
  // `moss → sand`
  { said: new RegExp(`^(${NAME}) ?(?:→|-+>|=+>|⇒) ?(${NAME})$`, 'iu'), wanted: 2, old: 1 },
  // `instead of banana do avocado`
  {
    said: new RegExp(`^instead of (${NAME}),? (?:do|use|put|show|have|make it|draw|take) (${NAME})$`, 'iu'),
    wanted: 2,
    old: 1,
  },
  { said: new RegExp(`^(.+?),? (?:instead of|rather than|in place of) (${NAME})$`, 'iu'), wanted: 1, old: 2 },
  { said: new RegExp(`^(?:.*\\brather have )(${NAME}) than (${NAME})$`, 'iu'), wanted: 1, old: 2 },
  { said: new RegExp(`^(?:.*\\bprefer )(${NAME}) (?:to|over) (${NAME})$`, 'iu'), wanted: 1, old: 2 },
  {
    said: new RegExp(`^(?!.*\\bnot (?:so|too|that|as|only|quite)\\b)(.+?), (?:and )?not (${NAME})$`, 'iu'),
    wanted: 1,
    old: 2,
  },
  // `white roses not red ones`: names alone, no order and no statement
  {
    said: new RegExp(
      `^((?:(?!(?:make|paint|colou?r|turn|move|change|put|keep|why|how|if|it|is|are|was|were|am|do|does|did|should|must|can|could|will|would|may|might|has|have|i|you|we|he|she|they|that|this|but|and|or)\\b)[\\p{L}’'-]+ ){0,4}[\\p{L}’'-]+) not (?!(?:so|too|that|as|only|quite|on|in|at|to|by|near|under|beside)\\b)(${NAME})$`,
      'iu',
    ),
    wanted: 1,
    old: 2,
  },
  // `not on stones, on sand`
  {
    said: new RegExp(
      `^not (?:on|in|at|by|near|under|beside) (?:the |an? )?(${NAME}), (?:on|in|at|by|near|under|beside) (${NAME})$`,
      'iu',
    ),
    wanted: 2,
    old: 1,
  },
  {
    said: new RegExp(
      `^(?:.*\\b)?not (?!so |too |that |as |only |quite )(${NAME})(?:, but |,? but rather |, | but )(?:rather )?(${NAME})$`,
      'iu',
    ),
    wanted: 2,
    old: 1,
  },
];
/** `I meant a guitarist`, `a dog instead`: the thing itself is another one. */
const MEANT = /^(?:.*\b)?i (?:meant|mean|said|was thinking of) (an? .+)$/iu;
const ALONE_INSTEAD = /^(?:.*[,.] )?(?:make it |use )?(an? [^,]+?) instead$/iu;

/** `Red ones` beside `white roses` are red roses. */
const namedAs = (thing: string, other: string): string =>
  other.includes(' ') ? thing.replace(/(?<= )ones?$/i, other.split(' ').at(-1) ?? '') : thing;

function sayExchange(given: string): string {
  const sentence = given.replace(/^i (?:said|meant|mean) (?!an? )/i, '');
  for (const { said, wanted, old } of PAIRS) {
    const found = said.exec(sentence);
    const thing = found?.[wanted]?.replace(WANTED, '').trim();
    const gone = found?.[old];
    // A picture is no thing in it, and a list is no single one.
    if (thing && gone && !beginsOrder(thing) && !/[,:"“«]/.test(thing) && thing.split(' ').length <= 6)
      return `replace ${namedAs(gone, thing)} with ${namedAs(thing, gone)}`;
  }
  const another = MEANT.exec(sentence)?.[1] ?? ALONE_INSTEAD.exec(sentence)?.[1];
  return another ? `make it ${another}` : sentence;
}

/** A message with each sentence that wants one thing for another said in one way: `replace noon with sunrise`. */
export const sayExchanges = (request: string): string =>
  request.replace(/[^.!?;\n]+/g, (sentence) => {
    const [lead = ''] = /^\s*/.exec(sentence) ?? [];
    return lead + sayExchange(sentence.trim().replace(/,? (?:please|pls|thanks)$/i, ''));
  });
