import { ratioOf } from './aspect-ratio.ts';
import { deniedBy } from './avoid.ts';
import { COLOUR, MATERIAL } from './facets.ts';
import { inEnglish, splitForeign } from './foreign-wishes.ts';
import { remarkFacet } from './peel.ts';
import { sayExchanges } from './say-exchanges.ts';
import { withoutFrame } from './wishes/frame.ts';

/** What is said to us around a wish. */
const LEAD =
  /^(?:(?:(?:the )?same(?: (?:picture|image|one|thing|scene))?(?=,? (?:but|only|just) )|and|also|then|now|ok(?:ay)?|great|nice|good|perfect|thanks|thank you|but|next|oh|m*h+m+|m+h+|no(?=[,!.…]|\s+(?:wait|sorry|i|make)(?![\p{L}])|$)|nope|nah|never ?mind(?=[,.!])|wait|sorry|oops|actually|well|yes|yeah|alright|cool|love it|on second thoughts?|i changed my mind)(?:[,!.… ]+|[-–—]+ ?|$))*(?:please )?/iu;
/** What a wish itself begins with. */
const OFFERED =
  /^(?:i (?:meant|mean|said) |i prefer (?:it )?(?=to|an?\b|if)|go (?:for|with) |try (?:to )?(?=\p{L}+ing|it|a|make)|maybe |perhaps |how about |what about |(?:keep|leave) it (?=without |with no )|keep (?:everything|all|the rest)(?: else)?(?: the same| as it is)?,? (?:but|and|only|just) )?(?:please )?/iu;
/** `The light: candles`, `change the style to oil`: a facet by its name. */
export const LABEL =
  /^(?!it )(?:change |set |make )?(?:the )?(\p{L}[\p{L} ]{1,23}?)(?:: ?| to | should be | must be )(?=\S)/iu;

/** A wish without what is said to us around it. */
export function withoutChatter(wish: string): string {
  return withoutFrame(wish.replace(LEAD, ''))
    .replace(OFFERED, '')
    .replace(/^((?:more|less|fewer) .+) again$/i, '$1')
    .replace(/,? (?:please|pls|thanks|thank you|then|tho(?:ugh)?|actually|after all|this time)$/i, '')
    .replace(/(?<=\S),? (?:there |here )?instead$|(?<=\S) in (?:its|his|her|their) place$/i, '')
    .trim();
}

export const BEGINS =
  "(?:also |then |please |maybe )?(?:make|it (?:should|must|is) |it[’']?s |i (?:want|need)|i[’']?d (?:like|prefer|rather) |i would (?:like|prefer) |add|remove|change|replace|put|give|use|no |never |without |don|do not|more |less |fewer |keep |leave |turn|take|get rid|swap|delete|include|go (?:for|with)|move|zoom|set |in the style|rather |as an? |the [\\p{L}]+ should|there (?:should|must|are|is|could) |(?:he|she|they) (?:should|must|needs? to|looks?|is|are) |tone (?:it|that) down|darker|brighter|warmer|cooler|closer)";
/** Taking one thing out and putting another in is one wish. */
const SWAPPED =
  /\b(?:remove|delete|drop|take out|get rid of|lose|no) ((?:the |an? |his |her |their )?[\p{L}’' -]{2,40}?)(?:,| and|, and|;) (?:put|add|use|show|have|draw|place|give me|make it) (?:in )?((?:an? |the |some |two |three )[^,.;!?]+?)(?: instead| there| in (?:its|his|her|their) place)+(?=$|[,.;!?])/giu;
/** `No snow, autumn leaves instead`, where the verb is left out, too. */
const NOT_THIS =
  /(?<=^|[.!?;] )(?:but )?(?:no|without) ((?:the |an? |his |her |their )?[\p{L}’' -]{2,40}?)(?:,| but| and|, but|;) (?!(?:no|not|make|without)\b)([^,.;!?]+?)(?: instead| in (?:its|his|her|their) place)(?=$|[.;!?])/giu;
/** `No loft bed, a sofa bed`: with its article it is no second thing to leave out. */
const NOT_THIS_A =
  /(?<=^|[.!?;] )(?:but )?(?:no|without) ((?:the |his |her |their )?[\p{L}’' -]{2,40}?)(?:,| but) (?:just |only |use |put |rather )*(an? [^,.;!?]+?)(?: there| instead| in (?:its|his|her|their) place)?(?=$|[.;!?])/giu;
/** `No earth, take mars`. */
const NOT_THIS_TAKE =
  /(?<=^|[.!?;] )(?:but )?(?:no|without) ((?:the |his |her |their )?[\p{L}’' -]{2,40}?),? (?:but )?(?:take|use|have) (?!(?:out|away|off|it)\b)([^,.;!?]+?)(?: instead)?(?=$|[.;!?])/giu;
/** `The sofa should be red and the rug blue`: the second colour is wished for as the first is. */
const COLOUR_TOO = new RegExp(
  `((?:should|must) be [\\p{L} -]+?|(?:make|change) (?:the|his|her|their) [\\p{L} -]+?),? (?:and|but) (the |his |her |their |)((?!(?:${COLOUR}|dark|light|pale|bright|deep|soft|warm|sky|forest)\\b)[\\p{L}-]+) (${COLOUR}|${MATERIAL})(?=$|[,.;!?])`,
  'giu',
);
/** `Wider, so we see the forest`: what a change is for is to be seen. */
const SO_THAT =
  /,? so (?:that )?(?:(?:we|you|i|one|they) (?:can |could )?(?:also )?see (.+?)|(.+?) (?:is|are|becomes?|can be) (?:visible|seen))(?=$|[.;!?])/giu;
/** `Keep the comic style but in colour`: what stays, then what does not. */
const KEPT_BUT = /(?<=^|[.!?;] )((?:keep|leave) [^,.;!?]+?),? but (?=\S)/giu;
const INSTEAD_OF =
  /\binstead of ((?:the |an? |his |her |their )?[\p{L}’' -]{2,40}?), (?:put|add|use|show|have|draw|make it|i want)?\s*([^,.;!?]+)/giu;

/** `Remove the robot add a cat`: an order behind another, without a mark. */
const RUN_ON =
  /(?<=\p{L})(?<!\b(?:you|please|pls|not|never|ever|without|don|do|does|did|must|cannot|['’]t|dont|to|and|also|just|then|or|but|i|we|can|could|would|should|maybe|me|let|now|so)) (?=(?:add|remove|replace) (?:an?|the|some|two|three|his|her|their)\b)/giu;

const KEEPS =
  /^(?:keep|leave) (?:it|that|this|them|those|these|everything|all|the rest)(?: else)?(?: (?:the same|as it is|as is|like (?:that|this)|unchanged))?$/i;
/** `Two dogs instead of one`: how many there are now is no thing to leave out. */
const COUNT_INSTEAD =
  /\b((?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) [\p{L}-]+) (?:instead of|rather than|not) (?:just |only )?(?:one|two|three|four|five|\d{1,2})(?=$|[,.;!?])/giu;
/** `He looks too shocked, tone it down`: the second half only says that the first is to be followed. */
const FOLLOW_IT =
  /^(?:tone|turn) (?:it|that) down(?: a (?:bit|little|notch))?$|^(?:fix|change|correct) (?:it|that)$/i;
/** `It is too dark, brighter` says one thing twice. */
const isSaidBy = (wish: string, next = '') =>
  /\btoo \p{L}+(?: now)?$/iu.test(wish) && /^(?:make it |a bit )?\p{L}+er$/iu.test(next);

/** Wishes in one message: sentences, and what `and`, `but` or a comma parts where a new wish begins. */
export function splitWishes(request: string): string[] {
  // Two things are named: what comes instead takes the other's place, not the whole picture's.
  const told = request
    .replace(/ \+ (?=[^"“«]*(?:$|["“«][^"”»]*["”»]))/gu, ', ')
    .replace(COUNT_INSTEAD, '$1')
    .replace(SWAPPED, 'replace $1 with $2')
    .replace(NOT_THIS, 'replace $1 with $2')
    .replace(NOT_THIS_TAKE, 'replace $1 with $2')
    .replace(NOT_THIS_A, 'replace $1 with $2');
  return sayExchanges(told)
    .replace(COLOUR_TOO, '$1. $2$3 should be $4')
    .replace(KEPT_BUT, '$1. ')
    .replace(/\b((?:more|less|fewer) [\p{L}-]+) (?=(?:more|less|fewer) [\p{L}-]+)/giu, '$1, ')
    .replace(SO_THAT, '. Show $1$2')
    .replace(INSTEAD_OF, 'replace $1 with $2')
    .replace(RUN_ON, '. ')
    .split(new RegExp(`[.!?;\\n]+(?=\\s|$)|,? (?:and|but|then) (?=${BEGINS})|, (?=${BEGINS})`, 'iu'))
    .map((wish) => withoutChatter(wish.trim().replace(/[.!?,;]+$/, '')))
    .flatMap(splitForeign)
    .flatMap(splitAtFacets)
    .map(withoutChatter)
    .filter(
      (wish, index, all) =>
        /[\p{L}\d]/u.test(wish) &&
        !KEEPS.test(wish) &&
        !(index > 0 && FOLLOW_IT.test(wish)) &&
        !isSaidBy(wish, all[index + 1]),
    );
}

/** A list of remarks on several facets is as many wishes: `a watercolour, at dusk, 16:9`. */
function splitAtFacets(wish: string): string[] {
  if (LABEL.test(wish) || /["“«]/.test(wish)) return [wish];
  const wishes: string[] = [];
  for (const part of wish.split(/,\s+/)) {
    const before = wishes.at(-1);
    if (before === undefined || beginsWish(part, before)) wishes.push(...splitFormat(part));
    else wishes[wishes.length - 1] = `${before}, ${part}`;
  }
  return wishes;
}

/** `Evening light and square`: a light, and a format. */
function splitFormat(part: string): string[] {
  const [, rest = '', format = ''] = /^(.+?),? and (\S+(?: \S+)?)$/i.exec(part) ?? [];
  if (rest && ratioOf(format, true)) return [rest, format];
  const [, first = '', beside = ''] =
    /^(?:it (?:should|must) be (?:in )?|make it )?(.+?),? (?:with|and) (.+)$/i.exec(part) ?? [];
  return beside && ratioOf(first, true) ? [first, beside] : [part];
}

/** `Three kids`, `smaller dragon`: whole wishes, whatever follows. */
const WHOLE_WISH =
  /^(?:(?:just |only )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) [\p{L}-]+|(?:an? |the )?(?:bigg|larg|small|tall|old|young|thinn|fatt|long|short|wid)er [\p{L}-]+)$/iu;

/** `No storm, calm sea`: what is there where the other is not. */
const LEFT_BY_IT = /^(?:calm|clear|still|quiet|empty|plain|clean|smooth|sunny|bright|open) \p{L}+$/iu;

function beginsWish(part: string, before: string): boolean {
  if (deniedBy(before) !== undefined && LEFT_BY_IT.test(part)) return true;
  if (WHOLE_WISH.test(before)) return true;
  if (ratioOf(part, true) !== undefined || ratioOf(before, true) !== undefined) return true;
  if (deniedBy(part) !== undefined || inEnglish(part) !== part) return true;
  const facet = remarkFacet(part);
  return facet !== undefined && facet !== remarkFacet(before);
}
