import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { describeInBrief } from './change-words.ts';
import { facetOf, facetOfLabel } from './facets.ts';
import { nounPattern } from './noun-phrases.ts';

const KEEP =
  /^(?:keep|leave|retain) ((?:the|his|her|their|its|that|those|these) )?(.+?)(?: (?:as (?:it|they) (?:is|are|was|were)|as is|the same|unchanged|there|in(?: the (?:picture|image))?))?$/iu;
/** `No bowl, just the lemons`: what was in it stays. */
const JUST_WITHIN =
  /^(?:no|not|without|remove)(?: the| an?)? ([\p{L}-]+)(?:,| but) (?:just|only|keep)(?: the)? ([\p{L} -]+)$/iu;

const names = (brief: ImageBrief, thing: string): boolean => {
  const pattern = new RegExp(`(?<![\\p{L}-])${nounPattern(thing)}(?![\\p{L}-])`, 'iu');
  return [brief.subject, ...listedFacets.flatMap((facet) => (facet === 'avoid' ? [] : brief[facet]))].some(
    (remark) => pattern.test(remark),
  );
};

/** `The lemons` for `a bowl of lemons`; undefined where the one is not said to be in the other. */
function takeOut(brief: ImageBrief, vessel: string, thing: string): ImageBrief | undefined {
  const full = new RegExp(
    `(?:an? |the )?(?:[\\p{L}-]+ )?${nounPattern(vessel)} (?:of|full of|filled with|with) (?=(?:[\\p{L}-]+ )?${nounPattern(thing)})`,
    'iu',
  );
  if (!full.test(brief.subject)) return undefined;
  return { ...brief, subject: brief.subject.replace(full, ''), avoid: addRemark(brief.avoid, vessel) };
}

/** A brief after a wish that something stays, which else another wish might take away; undefined for any other. */
export function keepThing(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, vessel = '', content = ''] = JUST_WITHIN.exec(wish) ?? [];
  if (vessel) return takeOut(brief, vessel, content);
  const [, whose = '', thing = ''] = KEEP.exec(wish) ?? [];
  if (!thing) return undefined;
  if (facetOfLabel(thing) || facetOf(thing) || names(brief, thing)) return brief;
  const [, named = '', how = ''] = /^(.+) ([\p{L}-]+)$/u.exec(thing) ?? [];
  if (how === 'on') return { ...brief, details: addRemark(brief.details, `${whose}${named} switched on`) };
  // `Keep the croissants golden`
  if (named && names(brief, named)) return describeInBrief(brief, named, how) ?? brief;
  return { ...brief, details: addRemark(brief.details, `${whose}${thing}`) };
}
