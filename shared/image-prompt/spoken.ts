import { withoutHedges } from '@/shared/enhance/hedges.ts';
import { COLOUR } from './facets.ts';

const THING = '(?:the |his |her |their )[\\p{L}-]+(?: [\\p{L}-]+)?';
/** What is said of the picture as it was; each in the order it is taken out or put plainly. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/,? (?:please|pls|plz)(?=,? (?:and|but|then)\b|[,.;!?]|$)/giu, ''],
  [/\b(?:kind|sort) of (?=\p{L})|\bkinda /giu, ''],
  // `like before but no birds`
  [
    /(?<=^|[.!?;,] )(?:(?:like|as|same as) (?:before|it was|that)|(?:that['’]?s|thats) (?:good|nice|great|better|fine)|(?:it )?look(?:s|ed) (?:good|nice|great))(?: now)?,? (?:but|just|only|and) /giu,
    '',
  ],
  // `remove it again, looked better without`
  [
    /,? (?:it |that )?(?:looked|looks|was|is) (?:better|nicer|prettier) (?:without|before)(?: (?:it|that|them))?(?=$|[.;!?])/giu,
    '',
  ],
  // `helmet off, i know thats not possible but still`
  [
    /,? (?:but )?i know (?:it|that|this)(?:['’]?s| is) (?:(?! but )[^,.!?;])+?(?: but (?:still|anyways?))?(?=$|[,.!?;]| but )/giu,
    '',
  ],
  // `the dog does not fit, take him out`
  [
    new RegExp(
      `(${THING}) (?:do(?:es)?(?: not|n['’]?t)|is|are|looks?) [^,.;!?]+[,.;]+ (?:so |and |please |just )*(?:take|remove|delete|drop|erase|lose|get rid of) (?:him|her|it|them)(?: out| away| off)?(?=$|[,.;!?])`,
      'giu',
    ),
    'remove $1',
  ],
  // `its too big make it tiny`: what follows says it
  [
    new RegExp(
      `(?:it['’]?s|it is|it looks|${THING} (?:is|are|looks?)) (?:way |far |a bit |much )?too \\p{L}+[, ]+(?:so |please )*(?=(?:make|have) (?:it|them|him|her|the) )`,
      'giu',
    ),
    '',
  ],
  // what it is done for is not seen
  [/,? so (?:that )?(?:you|we|i|one|people|they|kids) (?:have to|has to|need to|must) [^,.;!?]+/giu, ''],
  // `make the leaf blue instead of green`
  [
    new RegExp(
      `((?:make|paint|colou?r|turn) ${THING} (?:${COLOUR})|${THING} (?:should|must) be (?:${COLOUR}))(?: instead of|,? not| rather than) (?:${COLOUR})(?=$|[,.;!?])`,
      'giu',
    ),
    '$1',
  ],
  // `one dog instead of two`
  [
    /\b(?:just |only )?(one|a single) ([\p{L}-]+) (?:instead of|rather than|,? not) (?:two|three|four|five|\d{1,2})(?=$|[,.;!?])/giu,
    'just $1 $2',
  ],
  [
    new RegExp(
      `(${THING}) (?:should|must|can|could|needs to|has to) (?:be gone|go away|go|disappear|vanish)(?=$|[,.;!?])`,
      'giu',
    ),
    'remove $1',
  ],
  // `look at him not at the water`
  [/( (at|to|in|on|into|with|towards?) [^,.;!?]{2,40}?),? (?:and )?not \2 [^,.;!?]+/giu, '$1'],
  // `make them round and the book upside down`
  [
    /((?:make|paint) (?:it|him|her|them|(?:the|his|her|their) [\p{L}-]+) [^,.;!?]{2,40}?),? and ((?:the|his|her|their) [\p{L}-]+) ([\p{L}-]+(?: [\p{L}-]+)?)(?=$|[.;!?])/giu,
    '$1. $2 should be $3',
  ],
  // `him more to the left and the boat green`
  [
    /(?<=^|[.!?;,] )(him|her|them|it) ((?:more |further |a bit |a little )+to the [\p{L} ]+?),? and ((?:the|his|her|their) [\p{L}-]+) ([\p{L}-]+)(?=$|[.;!?])/giu,
    'move $1 $2. $3 should be $4',
  ],
  [/(?<=^|[.!?;,] )(him|her|them|it) (?=(?:more |further |a bit |a little )+to the )/giu, 'move $1 '],
];
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/g;
/** In the place of what is quoted: no letter, no mark. */
const HELD = '\uE000';

/** A message as it is meant, where it was typed as one speaks; what is quoted goes into the picture letter for letter. */
export function asMeant(request: string): string {
  const quotes = request.match(QUOTED) ?? [];
  const meant = SPOKEN.reduce(
    (text, [spoken, plain]) => text.replace(spoken, plain),
    withoutHedges(request.replace(QUOTED, HELD)),
  );
  // A quote that went with its clause would move the others.
  if (meant.split(HELD).length - 1 !== quotes.length) return request;
  let at = 0;
  return meant.replaceAll(HELD, () => quotes[at++] ?? '');
}
