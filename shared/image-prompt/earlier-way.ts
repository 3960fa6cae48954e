import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { isCondition } from './conditions.ts';
import { facetOf, facetOfLabel, isColour } from './facets.ts';
import { nounPattern } from './noun-phrases.ts';
import { findStep, reverseStep, stepOf } from './reverse-step.ts';

const FIRST = 'first|original|initial';
const ORDER = `(?:(?<order>${FIRST}|old|previous|last|earlier|other) )?`;
const WHAT = `(?:the |that |those |his |her |their )?${ORDER}(?<what>[\\p{L}’' -]+?)`;
const BEFORE =
  '(?:(?:from |like |as )?(?:before|earlier|at first|in the beginning|it was|they were)|you had|we had)';
const BETTER =
  '(?:much |way |a lot |far )?(?:nicer|better|prettier|cooler|stronger|cuter|funnier|best|more \\p{L}+|good|great|fine|cool|nice|perfect)';
/** `If the dog was nicer`, `as if it was better`: what is not there yet. */
const NOT_WISHED = '(?!.*\\b(?:if|like|as|though|wish)\\b)';

/** `Red dress again`: a thing, where `colour again` names no way it had. */
const ONCE_MORE = new RegExp(`^(?:with )?${WHAT} (?:again|back)$`, 'iu');
/** Ways to say that something was right as it was. */
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^${NOT_WISHED}${WHAT}(?: (?:version|one))? (?:was|were|looked) ${BETTER}(?: ${BEFORE})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:i (?:liked|loved|preferred|prefer|missed|miss)|(?:go |let['’]?s go |switch )?back to|return to|restore|revert to) ${WHAT}(?: (?:better|more|back|again))?(?: ${BEFORE})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:i (?:like|want)|use|take|give me|keep|have|with|make) )?${WHAT}(?: (?:back|again))? ${BEFORE}$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:i (?:like|want)|use|take|give me|with) )?(?:the |his |her |their )?(?<order>${FIRST}|previous|earlier|old) (?<what>[\\p{L}’' -]+?)(?: (?:back|again|better|more))?$`,
    'iu',
  ),
  ONCE_MORE,
];

/** Whether a wish only praises what was there before: it is no remark on what is to be seen. */
export const praisesEarlier = (wish: string): boolean =>
  WAYS[0]?.test(wish) === true || /^i (?:liked|loved|preferred|missed|miss) /i.test(wish);

/** All that is said of what is seen. */
export const remarksOf = (brief: ImageBrief): string[] => [
  brief.subject,
  ...listedFacets.flatMap((facet) => (facet === 'avoid' || facet === 'parameters' ? [] : brief[facet])),
];

const coloursOf = (brief: ImageBrief): string =>
  remarksOf(brief)
    .flatMap((remark) => remark.split(/[^\p{L}]+/u))
    .filter(isColour)
    .join(' ');

/** A facet as it was: in the beginning, or before it was changed last; undefined where it never changed. */
function facetBefore(
  named: { facet: (typeof listedFacets)[number]; isFirst: boolean },
  brief: ImageBrief,
  earlier: readonly ImageBrief[],
): ImageBrief | undefined {
  const { facet, isFirst } = named;
  const step = stepOf(facet, { brief, earlier });
  if (step) return { ...brief, [facet]: (isFirst ? (earlier[0] ?? step.before) : step.before)[facet] };
  if (facet !== 'palette') return undefined;
  // Colours are said of things, too.
  const coloured = findStep(brief, earlier, ({ before, after }) => coloursOf(before) !== coloursOf(after));
  return coloured && reverseStep(brief, coloured);
}

/** Whether one remark of a brief has all words of a name, each in either number: `warm light` is named by `warm lamp light`. */
export function names(brief: ImageBrief, thing: string): boolean {
  const words = thing
    .split(' ')
    .map((word) => new RegExp(`(?<![\\p{L}-])${nounPattern(word)}(?![\\p{L}-])`, 'iu'));
  return remarksOf(brief).some((remark) => words.every((word) => word.test(remark)));
}

/** A brief without the step that took something away; undefined where none did, or what came since hangs on it. */
export function beforeLosing(
  thing: string,
  brief: ImageBrief,
  earlier: readonly ImageBrief[],
): ImageBrief | undefined {
  const step = findStep(brief, earlier, ({ before, after }) => names(before, thing) && !names(after, thing));
  return step && !names(brief, thing) ? reverseStep(brief, step) : undefined;
}

/**
 * A brief after a wish for one thing as an earlier brief had it, all else as it is now: `the first colours were nicer`, `the pencil
 * was better`; undefined for any other wish.
 */
export function takeEarlierWay(
  brief: ImageBrief,
  wish: string,
  earlier: readonly ImageBrief[],
): ImageBrief | undefined {
  for (const way of WAYS) {
    const { order = '', what = '' } = way.exec(wish)?.groups ?? {};
    if (!what || isCondition(what)) continue;
    // `The view from the top`, `the sofa colour`: a facet is named before or behind what it is of.
    const [label = ''] = what.split(/ (?:of|from|with|at|in) /i);
    const isThing = way === ONCE_MORE;
    const facet = listedFacets.find(
      (one) => one === facetOfLabel(label) || one === facetOfLabel(label.split(' ').at(-1) ?? ''),
    );
    const isFirst = new RegExp(`^(?:${FIRST})$`, 'i').test(order);
    const kind = isThing ? undefined : facetOf(what);
    const taken =
      facet && !isThing
        ? facetBefore({ facet, isFirst }, brief, earlier)
        : (beforeLosing(what.replace(/ ones?$/i, ''), brief, earlier) ??
          (kind && kind !== 'setting' && facetBefore({ facet: kind, isFirst }, brief, earlier)));
    if (taken) return taken;
  }
  return undefined;
}
