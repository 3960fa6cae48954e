import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { headOf } from './become.ts';
import { countInBrief, describeInBrief } from './change-words.ts';
import { isColour } from './facets.ts';
import { pluralOf } from './noun-phrases.ts';

/** Whose the thing is, and its colour: `she should wear a green hat`, where the hat is there already. */
const OWNS =
  /^(?:.+ (?:should |must )?(?:wear|have|hold|carry)s? |give .+? )?(?:an? )([\p{L}-]+) ([\p{L}-]+)$/iu;
/** `A black one`: how the one thing there is should be. */
const A_SUCH_ONE =
  /^(?:an? |the )?(?!(?:other|same|last|first|second|new|better|nicer|previous|old|wrong|right)\b)([\p{L}-]+) one$/iu;
const SO_MANY =
  /^(?:make (?:it )?|add |draw |show )?(two|three|four|five|six|seven|eight|nine|ten|several|\d{1,2}) of (?:them|it|these|those)$/i;

/** Another colour of what somebody has already takes the place of the first. */
export function recolourOwn(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, colour = '', thing = ''] = OWNS.exec(wish) ?? [];
  return /^(?:give|.+ (?:wear|have|hold|carry))/i.test(wish) && isColour(colour)
    ? describeInBrief(brief, thing, colour)
    : undefined;
}

/** `A black one`, `three of them`: how or how many the thing is that the picture is about. */
export function describeOne(brief: ImageBrief, wish: string): ImageBrief | undefined {
  // Of `a bottle of perfume` either may be meant.
  const head = / of /i.test(brief.subject) ? undefined : headOf(brief.subject);
  const how = A_SUCH_ONE.exec(wish)?.[1];
  const count = SO_MANY.exec(wish)?.[1];
  if (head && count) {
    const counted = countInBrief(brief, head, count);
    const one = new RegExp(`(?<=^${count} (?:[\\p{L}-]+ )*?)${head}(?![\\p{L}-])`, 'iu');
    return counted && { ...counted, subject: counted.subject.replace(one, pluralOf) };
  }
  return head && how ? describeInBrief(brief, head, how) : undefined;
}
