import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { describeInBrief } from './change-words.ts';
import { isColour } from './facets.ts';

/** Whose the thing is, and its colour: `she should wear a green hat`, where the hat is there already. */
const OWNS =
  /^(?:.+ (?:should |must )?(?:wear|have|hold|carry)s? |give .+? )?(?:an? )([\p{L}-]+) ([\p{L}-]+)$/iu;
/** `A black one`: how the one thing there is should be. */
const A_SUCH_ONE = /^(?:an? |the )?([\p{L}-]+) one$/iu;

/** Another colour of what somebody has already takes the place of the first. */
export function recolourOwn(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, colour = '', thing = ''] = OWNS.exec(wish) ?? [];
  return /^(?:give|.+ (?:wear|have|hold|carry))/i.test(wish) && isColour(colour)
    ? describeInBrief(brief, thing, colour)
    : undefined;
}

/** `A black one` of the one thing there is. */
export function describeOne(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, how = ''] = A_SUCH_ONE.exec(wish) ?? [];
  const words = brief.subject.split(' ');
  return how && words.length < 4 ? describeInBrief(brief, words.at(-1) ?? '', how) : undefined;
}
