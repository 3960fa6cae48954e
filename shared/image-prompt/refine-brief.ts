import type { ImageBrief, ListedFacet } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { findRatio, ratioOf } from './aspect-ratio.ts';
import { deniedBy, splitDenied } from './avoid.ts';
import { describeInBrief, removeFromBrief, replaceInBrief } from './change-words.ts';
import { compare } from './comparatives.ts';
import { facetOfLabel, isColour } from './facets.ts';
import { remarkFacet } from './peel.ts';
import { readDescription } from './read-description.ts';

/** What is said to us around a wish. */
const LEAD =
  /^(?:(?:and|also|then|now|ok(?:ay)?|great|nice|good|perfect|thanks|thank you|but|next|oh|hmm|actually)[,! ]+)*(?:please )?(?:(?:can|could|would|will) you (?:please )?|i(?:['’]d| would) (?:like|prefer|love)(?: it)?(?: to be| if)? |i prefer (?:it )?|(?:can|could|may) (?:we|i) (?:see|have|get) |i (?:want|need|think) (?:it )?(?:to be )?|let['’]s |try (?:to )?(?=\p{L}+ing|it|a|make)|maybe |perhaps |how about |what about )?(?:please )?/iu;
const REMOVE =
  /^(?:remove|delete|drop|erase|lose|take (?:away|out|off)|get rid of|cut(?: out)?|leave out|omit|skip|hide|ditch|take) (.+?)(?: (?:out|away|off))?(?: (?:of|from) (?:it|the (?:picture|image|scene)|there))?$/i;
const ADD = /^(?:add|include|put in|insert|give (?:it|him|her|them)|place|bring in|throw in|show) (.+)$/i;
const REPLACE = /^(?:replace|swap|exchange|substitute|change|turn) (.+?) (?:with|by|for|to|into) (.+)$/i;
const INSTEAD = /^(.+?) instead of (.+)$/i;
const QUALITY =
  /^(?:(?:make|paint|colou?r|turn) (the .+?|his .+?|her .+?|their .+?) (?=[\p{L}-]+(?: [\p{L}-]+)?$)([\p{L}-]+(?: [\p{L}-]+)?)|(the [\p{L} '-]+?|his [\p{L} -]+?|her [\p{L} -]+?) (?:should|must|needs to|has to) be ([\p{L}-]+(?: [\p{L}-]+)?))$/iu;
const PLACE =
  /^(?:(?:put|move|place|set|have|shoot) (?:it|them|him|her|everything|the (?:scene|whole thing)) |(?:change the )?(?:setting|background|location)(?: should be| to|:)? )(.+)$/i;
const AS =
  /^(?:(?:make|do|render|draw|paint|show|turn|have|redo|restyle|use|try|with)?(?: ?(?:it|this|that|everything|the (?:picture|image|whole thing))\b)?(?: ?look\b)?(?: ?(?:as|like|into)\b)? ?)(?:an? )?(?=\S)/i;
const LABEL =
  /^(?:change |set |make )?(?:the )?(\p{L}[\p{L} ]{1,23}?)(?:: ?| to | should be | must be )(?=\S)/iu;
const MORE = /^(?:make it |with |use |give it |a bit |a little |much |lots )*(more|less) (.+)$/i;
const TEXT = /\b(?:text|words?|sign|caption|title|lettering|headline|slogan|label)\b/i;
const QUOTE = /["“«]([^"“”«»]{1,200})["”»]/;

/** Wishes in one message: sentences, and what `and`, `but` or a comma parts where a new wish begins. */
export function splitWishes(request: string): string[] {
  const BEGINS =
    '(?:also |then |please |maybe )?(?:make|add|remove|change|replace|put|give|use|no |without |don|do not|more |less |turn|take|get rid|swap|delete|include|move|zoom|set |in the style|as an? |the [\\p{L}]+ should|darker|brighter|warmer|cooler|closer)';
  return request
    .split(new RegExp(`[.!?;\\n]+(?=\\s|$)|,? (?:and|but|then) (?=${BEGINS})|, (?=${BEGINS})`, 'iu'))
    .map((wish) =>
      wish
        .trim()
        .replace(/[.!?,;]+$/, '')
        .replace(/,? (?:please|pls|thanks|thank you)$/i, ''),
    )
    .filter(Boolean)
    .flatMap(splitAtFacets);
}

/** A list of remarks on several facets is as many wishes: `a watercolour, at dusk, 16:9`. */
function splitAtFacets(wish: string): string[] {
  if (LABEL.test(wish) || /["“«]/.test(wish)) return [wish];
  const wishes: string[] = [];
  for (const part of wish.split(/,\s+/)) {
    const before = wishes.at(-1);
    if (before === undefined || beginsWish(part, before)) wishes.push(part);
    else wishes[wishes.length - 1] = `${before}, ${part}`;
  }
  return wishes;
}

function beginsWish(part: string, before: string): boolean {
  if (ratioOf(part, true) !== undefined || deniedBy(part) !== undefined) return true;
  const facet = remarkFacet(part);
  return facet !== undefined && facet !== remarkFacet(before);
}

type Rule = (brief: ImageBrief, wish: string) => ImageBrief | undefined;
const append = (brief: ImageBrief, facet: ListedFacet, text: string): ImageBrief => ({
  ...brief,
  [facet]: addRemark(brief[facet], text),
});

const byParameters: Rule = (brief, wish) => {
  if (!/(?:^|\s)--[a-z]/i.test(wish)) return undefined;
  const read = readDescription(wish);
  let next: ImageBrief = { ...brief, aspectRatio: read.aspectRatio ?? brief.aspectRatio };
  for (const one of read.avoid) next = append(removeFromBrief(next, one), 'avoid', one);
  for (const one of read.parameters) next = append(next, 'parameters', one);
  return read.subject ? applyWish(next, read.subject) : next;
};

const byRatio: Rule = (brief, wish) => {
  const ratio =
    ratioOf(wish, true) ?? (/\b(?:aspect|ratio|format)\b/i.test(wish) ? findRatio(wish) : undefined);
  return ratio ? { ...brief, aspectRatio: ratio } : undefined;
};

const byText: Rule = (brief, wish) => {
  const words = QUOTE.exec(wish)?.[1];
  if (!TEXT.test(wish)) return undefined;
  if (words === undefined)
    return REMOVE.test(wish) || deniedBy(wish) ? append({ ...brief, text: [] }, 'avoid', 'text') : undefined;
  const [old] = brief.text;
  const changed = old === undefined ? brief : (replaceInBrief({ ...brief, text: [] }, old, words) ?? brief);
  const place = wish.split(QUOTE)[2]?.trim();
  return {
    ...changed,
    text: /\badd\b/i.test(wish) ? [...brief.text, words] : [words],
    // Where the words stand is said beside them.
    details: place ? [...changed.details, `“${words}” ${place}`] : changed.details,
    avoid: brief.avoid.filter((one) => one !== 'text'),
  };
};

const byRemoval: Rule = (brief, wish) => {
  const gone = deniedBy(wish) ?? REMOVE.exec(wish)?.[1];
  if (gone === undefined) return undefined;
  return splitDenied(gone).reduce((next, one) => {
    const noun = one.replace(/^(?:the|an?|any|all|some|his|her|their|its) /i, '');
    return append(removeFromBrief(next, noun), 'avoid', noun);
  }, brief);
};

const byReplacement: Rule = (brief, wish) => {
  const swapped = REPLACE.exec(wish);
  if (swapped?.[1] && swapped[2] && !facetOfLabel(swapped[1].replace(/^the /i, '')))
    return replaceInBrief(brief, swapped[1], swapped[2]);
  const [, next, old] = INSTEAD.exec(wish) ?? [];
  if (!next || !old) return undefined;
  return replaceInBrief(brief, old, next.replace(/^(?:make it |use |show |have )/i, ''));
};

const byLabel: Rule = (brief, wish) => {
  const found = LABEL.exec(wish);
  const facet = found?.[1] && facetOfLabel(found[1]);
  const value = found ? wish.slice(found[0].length).trim() : '';
  if (!facet || !value) return undefined;
  if (facet === 'aspectRatio') return byRatio(brief, value);
  if (facet === 'subject') return { ...brief, subject: value };
  return facet === 'avoid' ? byRemoval(brief, `no ${value}`) : { ...brief, [facet]: [value] };
};

const byMeasure: Rule = (brief, wish) => {
  const [, measure = '', what = ''] = MORE.exec(wish) ?? [];
  if (!what) return undefined;
  if (/^(?:like|of) /i.test(what)) return byRemark(brief, what.replace(/^of /i, ''));
  const isMore = measure.toLowerCase() === 'more';
  if (isColour(what))
    return append(brief, 'palette', isMore ? `strong ${what} tones` : `only a little ${what}`);
  const facet = remarkFacet(what);
  if (facet === undefined || facet === 'setting')
    return append(brief, 'details', `${measure.toLowerCase()} ${what}`);
  return append(brief, facet, isMore ? `very ${what}` : `less ${what}`);
};

const byQuality: Rule = (brief, wish) => {
  const [, made, how, named, be] = QUALITY.exec(wish) ?? [];
  const noun = made ?? named;
  const quality = how ?? be;
  return noun && quality ? describeInBrief(brief, noun, quality) : undefined;
};

const byPlace: Rule = (brief, wish) => {
  const place = PLACE.exec(wish)?.[1];
  return place ? { ...brief, setting: [place] } : undefined;
};

const byAddition: Rule = (brief, wish) => {
  const what = ADD.exec(wish)?.[1];
  if (!what) return undefined;
  const noun = what.replace(/^(?:an?|the|some|more|his|her|their|two|three) /i, '');
  const allowed = {
    ...brief,
    avoid: brief.avoid.filter((one) => !noun.toLowerCase().includes(one.toLowerCase())),
  };
  if (allowed.subject === '') return { ...allowed, subject: what };
  const facet = remarkFacet(what);
  return append(allowed, facet === 'setting' || facet === undefined ? 'details' : facet, what);
};

/** A remark takes the place of what was said on the same facet; what is on none joins the details. */
const byRemark: Rule = (brief, wish) => {
  const remark = wish.replace(AS, '');
  const facet = remarkFacet(remark) ?? remarkFacet(wish);
  if (facet) return { ...brief, [facet]: [remark] };
  if (brief.subject === '') return mergeDescription(brief, wish);
  return append(brief, 'details', asStatement(wish));
};

const MADE = /^make (it|her|him|them|the .+?|his .+?|her .+?|their .+?) ((?:very |more )?[\p{L}-]+)$/iu;
const PRONOUNS: Record<string, string> = { her: 'she is', him: 'he is', them: 'they are' };

/** An order as what is seen once it was followed: `make the sky pink` as `the sky is pink`. */
function asStatement(wish: string): string {
  const [, what = '', how = ''] = MADE.exec(wish) ?? [];
  if (!what) return wish;
  if (what.toLowerCase() === 'it') return how;
  const pronoun = PRONOUNS[what.toLowerCase()];
  if (pronoun) return `${pronoun} ${how}`;
  // An adjective is said of it; what may be a verb is left as it stands.
  return isColour(how) || /(?:er|y|ful|less|ous|ed|ing|ish)$/i.test(how)
    ? `${what} is ${how}`
    : `${what}: ${how}`;
}

/** What was said before its subject stays; what the description says takes its place. */
function mergeDescription(brief: ImageBrief, description: string): ImageBrief {
  const read = readDescription(description);
  const next: ImageBrief = {
    ...brief,
    subject: read.subject,
    aspectRatio: read.aspectRatio ?? brief.aspectRatio,
  };
  for (const facet of [
    'details',
    'setting',
    'composition',
    'lens',
    'light',
    'style',
    'palette',
    'mood',
    'text',
  ] as const)
    if (read[facet].length > 0) next[facet] = read[facet];
  return { ...next, avoid: [...new Set([...brief.avoid, ...read.avoid])] };
}

const rules: readonly Rule[] = [
  byParameters,
  byRatio,
  byText,
  compare,
  byRemoval,
  byReplacement,
  byPlace,
  byLabel,
  byMeasure,
  byQuality,
  byAddition,
  byRemark,
];

function applyWish(brief: ImageBrief, given: string): ImageBrief {
  const told = given.replace(LEAD, '').trim() || given;
  // `not so dark` wants less of it; left out can only be what is seen.
  const wish = told.replace(/^(?:but )?not (?:so|too|that|as|quite so) (\S+)$/i, 'less $1');
  for (const rule of rules) {
    const next = rule(brief, wish);
    if (next) return next;
  }
  return append(brief, 'details', wish);
}

/** A brief after what its author wants changed: each wish changes the facet it is about, or joins the details in its own words. */
export function refineBrief(brief: ImageBrief, request: string): ImageBrief {
  return splitWishes(request).reduce(applyWish, brief);
}
