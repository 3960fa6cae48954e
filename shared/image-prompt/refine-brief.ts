import type { ImageBrief, ListedFacet } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { findRatio, ratioBeside, ratioOf } from './aspect-ratio.ts';
import { deniedBy, REMOVE, splitDenied, withoutReason } from './avoid.ts';
import { becomeAnother, describe, dislike, recolour, resize } from './become.ts';
import { changeText } from './change-text.ts';
import { countInBrief, describeInBrief, removeFromBrief } from './change-words.ts';
import { compare } from './comparatives.ts';
import { changeConditions, conditionsBeside } from './conditions.ts';
import { praisesEarlier } from './earlier-way.ts';
import { facetOfLabel, isColour } from './facets.ts';
import { turnToColour } from './in-colour.ts';
import { keepThing } from './keep-thing.ts';
import { lessen, measuresOf, withoutQuality } from './measure.ts';
import { mergeDescription } from './merge-description.ts';
import { moveInFrame } from './move-in-frame.ts';
import { moveToPlace } from './move-to-place.ts';
import { remarkFacet } from './peel.ts';
import { changePerson } from './person.ts';
import { asPlainWish } from './plain-wish.ts';
import { readDescription } from './read-description.ts';
import { recall } from './recall.ts';
import { replaceThing } from './replacement-wishes.ts';
import { LABEL } from './split-wishes.ts';
import { asStatement } from './statements.ts';
import { describeOne, recolourOwn } from './such-one.ts';
import { isUnclear } from './unclear.ts';
import { readWishes } from './wishes/read-wishes.ts';
import { isWritten } from './written-facet.ts';

const ADD =
  /^(?:add|include|put in|put|draw|insert|give (?:it|him|her|them)|place|bring in|throw in|show) (.+)$/i;
const GIVE =
  /^give ((?:him|her|them)(?= (?:an?|the|some|two|three|\p{L}+er) )|(?:the |his |her |their )[\p{L} '-]+?) ((?:an? |the |some |two |three |\p{L}+er )\S.*)$/iu;
const NOMINATIVE: Record<string, string> = { him: 'he', her: 'she', them: 'they' };
const SOMEBODY =
  /^(?:\p{L}+ ){0,2}(?:persons?|people|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|figures?|couple)(?!\p{L})/iu;
const QUALITY =
  /^(?:(?:make|paint|colou?r|turn) (the .+?|his .+?|her .+?|their .+?) (?!(?:an?|the|look) )(?=[\p{L}-]+(?: [\p{L}-]+)?$)([\p{L}-]+(?: [\p{L}-]+)?)|(the [\p{L} '-]+?|his [\p{L} -]+?|her [\p{L} -]+?) (?:(?:should|must|needs to|has to) be|is|are) (?!(?:an?|the|more|less) |\p{L}+ing\b|(?!(?:leather|silver|copper|paper|amber|rubber|timber|clover|lavender|pewter)\b)\p{L}+er\b)([\p{L}-]+(?: [\p{L}-]+)?))$/iu;
const COUNT =
  /^(?:(?:make (?:it|them|that)|with|use|show|draw|have|i want|there should be) )?(?:just |only |exactly )?(one|an?|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|many|\d{1,3}) (\p{L}+)$/iu;
const LOOKS_LIKE =
  /^(?:(?:make|have|let|paint|draw|render|do) (?:it|this|everything) )?(?:looks? )?(like .+)$/i;
const CLOSE_TO = /^(?:zoom in on|(?:go |move )?closer? (?:up )?(?:on|to)|focus on) (.+)$/i;
const COLOURED = /^(?:the )?([\p{L}-]+) ([\p{L}-]+)$/iu;
const SOME_OF = /^(one|two|three|some|half|most)(?: of the)? (.+)$/i;
const AS =
  /^(?:(?:(?:make|do|render|draw|paint|show|turn|have|redo|restyle|use|try|with)(?!\p{L}))?(?: ?(?:it|this|that|everything|the (?:picture|image|whole thing))\b)?(?: ?look\b)?(?: ?(?:as(?! (?:if|though)\b)|like|into)\b)? ?)(?:an? )?(?=\S)/iu;
const MORE = /^(?:make it |with |use |give it |a bit |a little |much |lots )*(more|less) (.+)$/i;

const bareNoun = (thing: string) =>
  thing
    .replace(/^(?:the|an?|any|all|some|more|my|our|your|his|her|their|its) /i, '')
    .replace(/ (?:thing|part|stuff|again|after all|at all|whatsoever|any ?more|altogether|completely)$/i, '');
const isIn = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());
type Rule = (brief: ImageBrief, wish: string) => ImageBrief | undefined;
const append = (brief: ImageBrief, facet: ListedFacet, text: string): ImageBrief => ({
  ...brief,
  // `Red and white stripes` says `stripes`, too.
  [facet]: addRemark(
    brief[facet].filter((one) => !text.toLowerCase().endsWith(` ${one.toLowerCase()}`)),
    text,
  ),
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
  if (ratio) return { ...brief, aspectRatio: ratio };
  const beside = ratioBeside(wish);
  return beside && applyWish({ ...brief, aspectRatio: beside.ratio }, beside.rest);
};

const byRemoval: Rule = (brief, wish) => {
  const gone = deniedBy(wish) ?? REMOVE.exec(wish)?.[1];
  if (gone === undefined) return undefined;
  // "Delete him": what came last goes, and nothing of that name has to be kept out.
  if (/^(?:it|him|her|them|that|this)(?: again)?$/i.test(gone) && brief.details.length > 0)
    return { ...brief, details: brief.details.slice(0, -1) };
  return splitDenied(withoutReason(gone)).reduce((next, one) => {
    // What is fewer than before is still there.
    if (SOME_OF.test(one)) return append(next, 'details', one.replace(SOME_OF, '$1 $2 fewer'));
    const noun = bareNoun(one);
    return append(removeFromBrief(next, noun), 'avoid', noun);
  }, brief);
};

const byLabel: Rule = (brief, wish) => {
  const found = LABEL.exec(wish);
  const facet = found?.[1] && facetOfLabel(found[1]);
  const value = found ? wish.slice(found[0].length).trim() : '';
  if (!facet || !value) return undefined;
  if (facet === 'aspectRatio') return byRatio(brief, value);
  if (facet === 'subject') return { ...brief, subject: value };
  if (facet === 'avoid') return byRemoval(brief, `no ${value}`);
  // A bare colour says nothing without what has it.
  const has = facet === 'setting' && isColour(value.split(' ').at(-1) ?? '') ? `${value} background` : value;
  return { ...brief, [facet]: [has] };
};

const byMeasure: Rule = (brief, wish) => {
  const [, measure = '', what = ''] = MORE.exec(wish) ?? [];
  if (!what) return undefined;
  if (/^(?:like|of) /i.test(what)) return byRemark(brief, what.replace(/^of /i, ''));
  const { facet, more, less } = measuresOf(what);
  const [wanted, other] = measure.toLowerCase() === 'more' ? [more, less] : [less, more];
  const freed = measure.toLowerCase() === 'less' ? withoutQuality(brief, facet, what) : brief;
  // "less confetti" after "more confetti"
  return append({ ...freed, [facet]: freed[facet].filter((one) => one !== other) }, facet, wanted);
};

const byCount: Rule = (brief, wish) => {
  const [, count = '', noun = ''] = COUNT.exec(wish) ?? [];
  return count && noun ? countInBrief(brief, noun, count) : undefined;
};

const byQuality: Rule = (brief, wish) => {
  const [, made, how, named, be] = QUALITY.exec(wish) ?? [];
  const noun = made ?? named;
  const quality = how ?? be;
  return noun && quality ? describeInBrief(brief, noun, quality) : undefined;
};

const byAddition: Rule = (brief, wish) => {
  const [, who = '', thing = ''] = GIVE.exec(wish) ?? [];
  // `Her short silver hair` is all hers; `her hair a ribbon` is hair that gets one.
  if (thing && !isColour(thing.split(' ')[0] ?? ''))
    return append(
      brief,
      'details',
      asStatement(`${NOMINATIVE[who.toLowerCase()] ?? who} should have ${thing}`),
    );
  const what = ADD.exec(wish)?.[1];
  if (!what) return undefined;
  const noun = what.replace(/^(?:an?|the|some|more|his|her|their|two|three) /i, '');
  const allowed = {
    ...brief,
    // `Nobody in the boat` ends where somebody comes.
    details: SOMEBODY.test(noun)
      ? brief.details.filter((one) => !/^(?:nobody|no one)\b/i.test(one))
      : brief.details,
    avoid: brief.avoid.filter((one) => !isIn(one, noun)),
  };
  if (allowed.subject === '') return { ...allowed, subject: what };
  const facet = remarkFacet(what);
  return append(allowed, facet === 'setting' || facet === undefined ? 'details' : facet, what);
};

/** A remark takes the place of what was said on the same facet; what is on none joins the details. */
const byRemark: Rule = (brief, wish) => {
  if (praisesEarlier(wish)) return brief;
  const close = CLOSE_TO.exec(wish)?.[1];
  if (close) return { ...brief, composition: [`close-up of ${close}`] };
  const [, colour = '', thing = ''] = COLOURED.exec(wish) ?? [];
  const coloured = isColour(colour) && describeInBrief(brief, thing, colour);
  if (coloured) return coloured;
  const like = LOOKS_LIKE.exec(wish)?.[1];
  const remark = wish.replace(AS, '').replace(/,? (?:instead of|rather than) [^,]+$/i, '');
  const facet = remarkFacet(remark) ?? remarkFacet(wish);
  // Mint, cream and olives are colours, and things to eat.
  const isThing = facet === 'palette' && /^with \p{L}+$/iu.test(wish);
  if (facet && !isThing)
    return { ...brief, [facet]: [...conditionsBeside(brief[facet], remark), asStatement(remark)] };
  if (like) return { ...brief, style: [like] };
  if (brief.subject === '') return mergeDescription(brief, wish);
  const told = asStatement(wish);
  return isUnclear(told) ? brief : append(brief, 'details', told);
};

const rules: readonly Rule[] = [
  describeOne,
  recolourOwn,
  byParameters,
  byRatio,
  changeText,
  changeConditions,
  turnToColour,
  keepThing,
  changePerson,
  compare,
  dislike,
  becomeAnother,
  resize,
  recolour,
  describe,
  byRemoval,
  replaceThing,
  moveInFrame,
  moveToPlace,
  byLabel,
  lessen,
  byMeasure,
  byCount,
  byQuality,
  byAddition,
  byRemark,
];

function applyWish(brief: ImageBrief, given: string, earlier: readonly ImageBrief[] = []): ImageBrief {
  const wish = asPlainWish(given);
  const recalled = recall(brief, wish, earlier);
  if (recalled) return recalled;
  for (const rule of rules) {
    const next = rule(brief, wish);
    if (next) return next;
  }
  return append(brief, 'details', wish);
}

/**
 * A brief after what its author wants changed: each wish changes the facet it is about, or joins the details in its own words.
 * @param earlier the briefs before it, the oldest first, for wishes such as `undo that` or `bring back the bicycle`
 */
export function refineBrief(
  brief: ImageBrief,
  request: string,
  earlier: readonly ImageBrief[] = [],
): ImageBrief {
  const written = isWritten(request) ? byLabel(brief, request.replace(/[.!?]+$/, '')) : undefined;
  if (written) return written;
  return readWishes(request, brief).reduce((next, wish) => applyWish(next, wish, earlier), brief);
}

/** The wishes of a message that no rule understands: they change nothing, and whoever wished is told. */
export function unclearWishes(
  brief: ImageBrief,
  request: string,
  earlier: readonly ImageBrief[] = [],
): string[] {
  if (isWritten(request)) return [];
  let next = brief;
  return readWishes(request, brief).filter((wish) => {
    const before = next;
    next = applyWish(before, wish, earlier);
    return next === before && isUnclear(asStatement(asPlainWish(wish)));
  });
}
