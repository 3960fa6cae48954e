import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';
import { nounPattern } from './noun-phrases.ts';

/** Where in the picture something is, which is no place of the scene. */
const FRAMED =
  '(?:more |further |a bit |a little )*(?:to|on|in|at|into) the (?:far |very |(?:upper|lower|top|bottom) )?(?:left|right|top|bottom|cent(?:er|re)|middle|foreground|(?:north|south)?(?:east|west)|north|south)(?: (?:half|third|corner|side|edge))?';
const IN_FRAME = new RegExp(`^${FRAMED}$`, 'i');
/** `Chopsticks on the left`, `move the kids to the left`. */
const STANDS = new RegExp(
  `^(put |move |place |shift |have )?((?:the |his |her |their |both )?[\\p{L}’' -]+?) (?:(?:is|are|should be|must be) )?(${FRAMED})$`,
  'iu',
);
const ANYTHING = /^(?:it|them|him|her|everything)$/i;

/** `Chopsticks on the right`, of those on the left: they stand in one place. Undefined where nobody said where they stand. */
function standElsewhere(brief: ImageBrief, thing: string, where: string): ImageBrief | undefined {
  const stands = new RegExp(`(?<![\\p{L}-])(${nounPattern(thing)}) ${FRAMED}(?![\\p{L}-])`, 'iu');
  const remarks = [brief.subject, ...brief.details];
  if (!remarks.some((remark) => stands.test(remark))) return undefined;
  const move = (remark: string) => remark.replace(stands, `$1 ${where}`);
  return { ...brief, subject: move(brief.subject), details: brief.details.map(move) };
}

/** A brief after a wish for where something stands in the picture; undefined for any other. */
export function moveInFrame(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, moved, thing = '', where = ''] = STANDS.exec(wish) ?? [];
  if (!IN_FRAME.test(where)) return undefined;
  const elsewhere = standElsewhere(brief, thing, where);
  if (elsewhere || !moved) return elsewhere;
  const who = ANYTHING.test(thing) ? 'the subject' : thing;
  return { ...brief, composition: addRemark(brief.composition, `${who} ${where}`) };
}
