import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';

/** Where in the picture something is, which is no place of the scene. */
const IN_FRAME =
  /^(?:more |further |a bit |a little )*(?:to|on|in|at|into) the (?:far |very |(?:upper|lower|top|bottom) )?(?:left|right|top|bottom|cent(?:er|re)|middle|foreground)(?: (?:half|third|corner|side|edge))?$/i;
const MOVE =
  /^(?:put|move|place|shift) ((?:the |his |her |their |both )?[\p{L}’' -]+?) ((?:more |further |a bit |a little )*(?:to|on|in|at|into) the .+)$/iu;
const ANYTHING = /^(?:it|them|him|her|everything)$/i;

/** `Move the kids to the left`: where they stand in the picture; undefined for any other wish. */
export function moveInFrame(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, moved = '', where = ''] = MOVE.exec(wish) ?? [];
  if (!IN_FRAME.test(where)) return undefined;
  const who = ANYTHING.test(moved) ? 'the subject' : moved;
  return { ...brief, composition: addRemark(brief.composition, `${who} ${where}`) };
}
