import type { ImageBrief } from '@/shared/contracts/image-brief.ts';

const WISH =
  /^(?:colou?r (?:it|this)(?: in)?|add colou?rs?)$|^(?:(?:make|have|do|show|turn|paint|render) (?:it|this|everything|the (?:picture|image|photo))(?: all)? ?)?(?:back )?(?:now )?(?:in(?:to)? )?(?:full )?(?:colou?r|coloured|colored)(?: (?:photo|picture|version|image))?(?: again| back)?$/i;
const COLOURLESS =
  /(?:,? ?(?:and )?)?\b(?:in )?(?:black[- ]and[- ]white|black & white|b ?& ?w|monochrom(?:e|atic)|gr[ae]yscale|sepia)(?: tones?)?\b|(?<!\p{L})(?:(?:en |in )?(?:noir et blanc|blanco y negro|bianco e nero)|schwarz-?wei(?:ß|ss)-?(?=\p{L}|$))/giu;

const without = (remark: string) =>
  remark
    .replace(COLOURLESS, '')
    .replace(/\s+/g, ' ')
    .replace(/^[, ]+|[, ]+$/g, '');
const rests = (remarks: readonly string[]) => remarks.map(without).filter((rest) => rest !== '');

/** A brief after `in colour, please`: nothing in it says black and white any more. Undefined for any other wish. */
export function turnToColour(brief: ImageBrief, wish: string): ImageBrief | undefined {
  if (!WISH.test(wish)) return undefined;
  return {
    ...brief,
    subject: without(brief.subject) || brief.subject,
    details: rests(brief.details),
    style: rests(brief.style),
    palette: [...rests(brief.palette).filter((remark) => remark !== 'full colour'), 'full colour'],
  };
}
