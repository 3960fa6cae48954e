import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { withoutReason } from './avoid.ts';
import { describeInBrief } from './change-words.ts';
import { changeConditions, isCondition } from './conditions.ts';
import { names, remarksOf } from './earlier-way.ts';
import { exchangeInBrief } from './exchange.ts';
import { facetOfLabel, isColour, MATERIAL } from './facets.ts';
import { nounPattern } from './noun-phrases.ts';
import { remarkFacet } from './peel.ts';
import { withPronouns } from './person.ts';
import { asStatement } from './statements.ts';

const REPLACE = /^(?:replace|swap|exchange|substitute|change|turn) (.+?) (?:with|by|for|to|into) (.+)$/i;
const BECOMES =
  /^(?:(?:make|turn) ((?:the|his|her|their) .+?)(?: into)? (an? (?!(?:bit|little|lot|touch|tad) ).+)|((?:the|his|her|their) .+?) (?:should|must|needs to|has to) be (an? .+))$/iu;
const WHOLE = /^(?:it|this|that|everything|all|the (?:picture|image|scene|whole thing))$/i;
/** What something is made of or painted in: it describes, and takes nothing's place. */
const MADE_OF = new RegExp(`^(?!an? |the )(?:[\\p{L}-]+ )?(?:${MATERIAL})$`, 'iu');
/** A thing with what it is made of: `the wooden floor`. */
const OF_MATERIAL = new RegExp(
  `^((?:the|an?|my|our|your|his|her|their|its) )?(?:${MATERIAL}) ([\\p{L}-]+)$`,
  'iu',
);

const bare = (thing: string) =>
  thing.replace(/^(?:the|an?|any|all|some|my|our|your|his|her|their|its) /i, '');
const isIn = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());
const isThing = (named: string) => !WHOLE.test(named) && !facetOfLabel(bare(named));

/** The raincoat that `coat` stands for. */
function compoundOf(brief: ImageBrief, noun: string): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}-])\\p{L}{3,}${nounPattern(noun)}(?![\\p{L}-])`, 'iu');
  return noun.length < 4 || /^hair$/i.test(noun) || names(brief, noun)
    ? undefined
    : pattern.exec(remarksOf(brief).join('. '))?.[0];
}

/** `Photo realistic` for `crayon` in `a crayon drawing`: the style is another one as a whole. */
function styleFor(brief: ImageBrief, old: string, next: string): ImageBrief | undefined {
  const named = new RegExp(`(?<![\\p{L}-])${nounPattern(old)}(?![\\p{L}-])`, 'iu');
  if (remarkFacet(next) !== 'style' || !brief.style.some((remark) => named.test(remark))) return undefined;
  return { ...brief, style: [...brief.style.filter((remark) => !named.test(remark)), bare(next)] };
}

/** Whoever came in the subject is spoken of as they are: `a woman walking her dog`. */
const sameSex = (brief: ImageBrief, { subject }: ImageBrief, next: string): string =>
  subject === brief.subject ? subject : withPronouns(subject, next);

/** One thing for another; where the one is not named, the other is there and it is not. */
function exchange(brief: ImageBrief, old: string, next: string): ImageBrief {
  const timed = isCondition(next) ? changeConditions(brief, next) : undefined;
  if (timed) return timed;
  const allowed = { ...brief, avoid: brief.avoid.filter((one) => !isIn(one, next)) };
  const [, , made = ''] = MADE_OF.test(next) ? (OF_MATERIAL.exec(old) ?? []) : [];
  const remade = made && exchangeInBrief(allowed, bare(old), `${next} ${made}`);
  if (remade) return remade;
  const [, colour = '', coloured = ''] = /^(\p{L}+) (\p{L}+)$/u.exec(bare(next)) ?? [];
  // `A blue teacup, not green`
  const repainted = isColour(bare(old)) && isColour(colour) && describeInBrief(allowed, coloured, colour);
  if (repainted) return repainted;
  const isQuality = isColour(bare(old)) || MADE_OF.test(bare(old));
  const style = styleFor(allowed, old, next);
  if (style) return style;
  const described = MADE_OF.test(next) && !isQuality ? describeInBrief(brief, old, next) : undefined;
  const compound = isColour(next) && !isQuality ? compoundOf(brief, bare(old)) : undefined;
  if (compound) return describeInBrief(brief, compound, next) ?? brief;
  const changed = described ?? exchangeInBrief(allowed, old, next);
  if (changed) return { ...changed, subject: sameSex(brief, changed, next) };
  // `Change the boots to red`, of which nobody spoke: what has the colour is there.
  if (isColour(next) && !isQuality)
    return { ...allowed, details: addRemark(allowed.details, asStatement(`${old} should be ${next}`)) };
  // `A photo instead of a cartoon`, where nobody spoke of a cartoon.
  const facet = remarkFacet(next);
  if (facet && facet !== 'setting' && remarkFacet(old) === facet) return { ...brief, [facet]: [bare(next)] };
  return {
    ...allowed,
    details: addRemark(allowed.details, next),
    avoid: addRemark(allowed.avoid, bare(old)),
  };
}

/** A brief after a wish for one thing in another's place, as `sayExchanges` says it too; undefined for any other wish. */
export function replaceThing(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, old = '', given = ''] = REPLACE.exec(wish) ?? [];
  const next = withoutReason(given);
  if (old && next && isThing(old)) return exchange(brief, old, next);
  const [, made, as, thing, be] = BECOMES.exec(wish) ?? [];
  const named = made ?? thing;
  const another = as ?? be;
  // Only what stands there can become another; and a colour is no thing.
  if (!named || !another || !isThing(named) || isColour(another.split(' ').at(-1) ?? '')) return undefined;
  return exchangeInBrief(brief, named, another);
}
