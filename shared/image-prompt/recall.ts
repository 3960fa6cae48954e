import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { changeConditions, isCondition } from './conditions.ts';
import { beforeLosing, names, remarksOf, takeEarlierWay } from './earlier-way.ts';
import { nounPattern } from './noun-phrases.ts';
import { readDescription } from './read-description.ts';

const UNDO =
  /^(?:undo|revert|(?:go )?(?:one|a) step back|go back|back|take (?:it|that) back|never ?mind|forget (?:it|that))(?: (?:that|it|this|the last (?:change|one)|one step|a step))?$/i;
const FIRST =
  /^(?:(?:go |let['’]?s go |take it )?back to|i (?:want|liked?|prefer(?:red)?)|use|show|give me) (?:the )?(?:very )?(?:first|original|initial)(?: (?:one|version|picture|image|prompt|idea))?(?: (?:back|better|again|more))?$|^the (?:very )?(?:first|original) (?:one|version|picture|image|prompt)$|^start (?:over|again)$/i;
const ANEW =
  /^(?:(?:start|begin) (?:over|again|fresh|anew|from scratch) (?:with|and (?:make|draw|show))|new (?:picture|image|idea|prompt):) (.+)$/i;
const VERSION =
  /^(?:(?:go |let['’]?s go )?back to|i (?:liked?|prefer(?:red)?)|use) (?:the )?(?:version with (?:the )?|one with (?:the )?)?([\p{L}’' -]+?)(?: (?:version|one|picture|image))(?: (?:better|again|more))?$/iu;
/** `Undo the pink sky`: what was said of it goes. */
const UNDO_THING = /^(?:undo|revert) (?:the |that |his |her |their )([\p{L} '’-]+)$/iu;
const VERSION_WITH =
  /^(?:(?:go |let['’]?s go )?back to|use|show) (?:the )?(?:version|one|picture|image) with (?:the |his |her |their )?([\p{L}’' -]+)$/iu;
const BRING =
  /^(?:(?:bring|put|add|give me|i want|take|get) (?:the |that |his |her |their |my )?([\p{L}’' -]+?) back(?: in| again)?|(?:bring|put|add|take) back (?:the |that |his |her |their |my )?([\p{L}’' -]+?)|(?:i )?(?:actually )?(?:liked?|prefer(?:red)?|miss(?:ed)?) (?:the |that |his |her |their )?([\p{L}’' -]+?)(?: (?:better|more|back))?|(?:the |his |her |their )?([\p{L}’' -]+?) (?:was|were|looked|looks) (?:nicer|better|prettier|cooler|best)|(?:show|restore|return(?: to)?|back to|go back to) (?:the |that )?([\p{L}’' -]+?)(?: again| back)?)$/iu;

/** A thing as an earlier brief had it, with the words that described it: `a red bicycle`. */
function asItWas(noun: string, earlier: readonly ImageBrief[]): string | undefined {
  const named = new RegExp(
    `(?:(?:an?|the|two|three|his|her|their|some) (?:(?!(?:and|or|with|of|on|in|at|to|by|as|a|an|the)\\s)[\\p{L}-]+ ){0,3})?(?<![\\p{L}-])${nounPattern(noun)}(?![\\p{L}-])`,
    'iu',
  );
  for (const brief of earlier.toReversed())
    for (const remark of remarksOf(brief)) {
      const [found] = named.exec(remark) ?? [];
      if (found) return found.toLowerCase() === noun.toLowerCase() ? noun : found;
    }
  return undefined;
}

/** Whether one brief says whatever another says is seen. */
function hasAllOf(one: ImageBrief, other: ImageBrief): boolean {
  const said = remarksOf(one)
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return remarksOf(other).every((remark) =>
    remark
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .every((word) => said.includes(word) || /^an?$/.test(word)),
  );
}

const isSame = (one: ImageBrief, other: ImageBrief) => JSON.stringify(one) === JSON.stringify(other);

/** The brief that a brief was first made from: a step back after a step back goes on, it does not come again. */
export function stepBefore(brief: ImageBrief, earlier: readonly ImageBrief[]): ImageBrief | undefined {
  const first = earlier.findIndex((one) => isSame(one, brief));
  return first < 0 ? earlier.at(-1) : earlier[first - 1];
}

/** Whether a brief is one of those before it as it stood: it was paid for when it was made. */
export const stoodBefore = (brief: ImageBrief, earlier: readonly ImageBrief[]): boolean =>
  earlier.includes(brief);

/** The brief without the remarks that have all of some words: `the sky is pink` has those of `pink sky`. */
function withoutRemark(brief: ImageBrief, words: string): ImageBrief | undefined {
  const parts = words
    .split(' ')
    .map((word) => new RegExp(`(?<![\\p{L}-])${nounPattern(word)}(?![\\p{L}-])`, 'iu'));
  const left: ImageBrief = { ...brief };
  for (const facet of listedFacets)
    left[facet] = brief[facet].filter((remark) => !parts.every((part) => part.test(remark)));
  return isSame(left, brief) ? undefined : left;
}

/**
 * A brief after a wish for what was there before: the turn before, the first one, the one with something, or a thing that was
 * taken out; undefined for any other wish.
 * @param earlier the briefs before this one, the oldest first
 */
export function recall(
  brief: ImageBrief,
  wish: string,
  earlier: readonly ImageBrief[],
): ImageBrief | undefined {
  if (UNDO.test(wish)) return stepBefore(brief, earlier) ?? brief;
  const undone = UNDO_THING.exec(wish)?.[1];
  if (undone) return withoutRemark(brief, undone);
  if (FIRST.test(wish)) return earlier[0] ?? brief;
  const anew = ANEW.exec(wish)?.[1];
  if (anew) return readDescription(anew);
  const version = VERSION.exec(wish)?.[1] ?? VERSION_WITH.exec(wish)?.[1];
  if (version) {
    const without = new RegExp(`^${nounPattern(version)}$`, 'iu');
    const isAvoided = (one: ImageBrief) => one.avoid.some((avoided) => without.test(avoided));
    if (isAvoided(brief)) return earlier.findLast((one) => !isAvoided(one)) ?? brief;
    const pattern = new RegExp(`(?<![\\p{L}-])${nounPattern(version)}(?![\\p{L}-])`, 'iu');
    const held = earlier.findLast((one) => remarksOf(one).some((remark) => pattern.test(remark)));
    if (held) return held;
    return isCondition(version) ? changeConditions(brief, version) : undefined;
  }
  const asBefore = takeEarlierWay(brief, wish, earlier);
  if (asBefore) return asBefore;
  const named = BRING.exec(wish)?.slice(1).find(Boolean);
  if (!named) return undefined;
  const [before, taken] = [earlier.at(-1), brief.avoid.at(-1)];
  // What was taken out a moment ago comes back as it was, in its place.
  if (/^(?:it|them|him|her|that|this)$/i.test(named)) {
    if (before && remarksOf(before).length > remarksOf(brief).length) return before;
    if (!taken) return undefined;
    if (before && !before.avoid.includes(taken)) return before;
  }
  const noun = /^(?:it|them|him|her|that|this)$/i.test(named) && taken ? taken : named;
  const avoid = brief.avoid.filter((one) => !new RegExp(`^${nounPattern(one)}$`, 'iu').test(noun));
  if (isCondition(noun)) return changeConditions({ ...brief, avoid }, noun);
  // In its place, as long as nothing else stands there now.
  const inPlace = beforeLosing(noun, brief, earlier);
  if (inPlace && hasAllOf(inPlace, brief))
    return { ...inPlace, avoid: inPlace.avoid.filter((one) => avoid.includes(one)) };
  const was = asItWas(noun, earlier);
  // It is there.
  if (avoid.length === brief.avoid.length && names(brief, noun)) return brief;
  if (!was && avoid.length === brief.avoid.length) return undefined;
  return { ...brief, avoid, details: addRemark(brief.details, was ?? noun) };
}
