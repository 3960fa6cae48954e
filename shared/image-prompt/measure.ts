import type { ImageBrief, ListedFacet } from '@/shared/contracts/image-brief.ts';
import { countInBrief, lessenInBrief } from './change-words.ts';
import { isColour } from './facets.ts';
import { looksPlural } from './noun-phrases.ts';
import { remarkFacet } from './peel.ts';

/** Where it is said, and how, that there is more or less of something. */
export function measuresOf(what: string): { facet: ListedFacet; more: string; less: string } {
  if (isColour(what))
    return { facet: 'palette', more: `strong ${what} tones`, less: `only a little ${what}` };
  const facet = remarkFacet(what);
  if (facet === undefined || facet === 'setting')
    return { facet: 'details', more: `more ${what}`, less: `less ${what}` };
  return { facet, more: `very ${what}`, less: `less ${what}` };
}

const FEWER =
  /^(?:(?:make it |with |a bit |a little |a lot |way |much )*)(?:less|fewer) (?:of )?(?:the )?([\p{L}-]+)$/iu;

/** `Fewer people`, of which there are lots; undefined where no such number is said. */
export function lessen(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const noun = FEWER.exec(wish)?.[1];
  if (!noun) return undefined;
  // A prompt has nothing to compare with: `fewer plants` are a few of them.
  return lessenInBrief(brief, noun) ?? (looksPlural(noun) ? countInBrief(brief, noun, 'a few') : undefined);
}

/** `Sad but hopeful`, of which less sadness is wanted, is hopeful; what it does not say stays as it is. */
export function withoutQuality(brief: ImageBrief, facet: ListedFacet, what: string): ImageBrief {
  const quality = new RegExp(
    `^(?:(?:very|so|quite) )?${what}(?:$|,? (?:but|and|yet) |, )|,? (?:but|and|yet) (?:(?:very|so|quite) )?${what}$`,
    'iu',
  );
  return {
    ...brief,
    [facet]: brief[facet].map((remark) => remark.replace(quality, '')).filter((remark) => remark !== ''),
  };
}
