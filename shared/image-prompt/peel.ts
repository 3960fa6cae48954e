import type { ListedFacet } from '@/shared/contracts/image-brief.ts';
import { facetOf, isColour, isShade } from './facets.ts';

/** A statement and the remarks that hung on it. */
export interface Peeled {
  rest: string;
  remarks: { facet: ListedFacet; text: string }[];
}

const MEDIUM =
  'photo(?:graph)?|painting|watercolou?r|drawing|illustration|sketch|render(?:ing)?|engraving|woodcut|linocut|etching|collage|mosaic|fresco|film still|snapshot|polaroid';
const VIEW =
  "close[ -]?up|macro shot|aerial view|aerial shot|wide shot|long shot|bird[’']s[- ]eye view|top view|overhead view|side view|panorama";
/** `An oil painting of a mill`: how, then what. */
const OPENING = new RegExp(
  `^(?:an? |the )?((?:[\\p{L}\\d'’-]+,? ){0,5}?(${MEDIUM}|${VIEW}))(?: shot| view)? (?:of|showing|depicting) (?=\\S)`,
  'iu',
);

const TIMES =
  '(?:golden|blue|magic) hour|sunset|sunrise|dusk|dawn|twilight|noon|midday|midnight|night|nightfall';
const PLACES =
  'beach|forest|woods?|city|cities|street|alley|desert|garden|park|snow|rain|fog|mist|storm|sea|ocean|lake|river|mountains?|meadow|field|kitchen|studio|room|bedroom|library|caf[eé]|bar|market|space|harbou?r|village|town|jungle|cave|castle|office|classroom|workshop|station|roof(?:top)?|balcony|valley|cliff|island|swamp|church|museum|background|backdrop';
const DESCRIBED = "(?:[\\p{L}\\d'’-]+ ){0,4}";

/** What hangs on the end of a statement, the outermost first. Each is one phrase up to the end. */
const tails: readonly (readonly [ListedFacet, RegExp])[] = [
  ['style', /^(.+?\S),? ((?:in|after) the (?:style|manner) of .+)$/iu],
  [
    'style',
    new RegExp(
      `^(.+?\\S),? ((?:in|as) (?:an? )?${DESCRIBED}(?:style|${MEDIUM}s?|pixel art|anime|comic|ukiyo-e|oils?|charcoal|pencil|ink|pastels?|gouache))$`,
      'iu',
    ),
  ],
  ['light', new RegExp(`^(.+?\\S),? ((?:at|during|by|in) (?:the )?(?:early |late )?(?:${TIMES}))$`, 'iu')],
  [
    'light',
    new RegExp(
      `^(.+?\\S),? ((?:in|with|under|by) (?:the )?${DESCRIBED}(?:light|lighting|sunlight|moonlight|candlelight|shadows|backlight))$`,
      'iu',
    ),
  ],
  [
    'lens',
    /^(.+?\S),? ((?:with|on|through|shot (?:on|with)) (?:an? )?(?:[\p{L}\d.-]+ ){0,3}(?:\d{2,4} ?mm(?: lens)?|lens|bokeh|depth of field))$/iu,
  ],
  [
    'composition',
    /^(.+?\S),? ((?:seen |shot |viewed )?from (?:above|below|behind|afar|the side|a low angle|a high angle))$/iu,
  ],
  [
    'palette',
    new RegExp(
      `^(.+?\\S),? (in (?:${DESCRIBED})(?:colou?rs|tones|hues|shades|palette|black[- ]and[- ]white))$`,
      'iu',
    ),
  ],
  [
    'setting',
    new RegExp(
      `^(.+?\\S),? ((?:in|on|at|near|inside|against|under|over|by) (?:an? |the )?${DESCRIBED}(?:${PLACES}))$`,
      'iu',
    ),
  ],
];

/** A longer end says more than one thing. */
const TOO_LONG = 9;

/** Takes the medium or the view off the front of a statement. */
function peelOpening(text: string): Peeled {
  const found = OPENING.exec(text);
  if (!found?.[1] || !found[2]) return { rest: text, remarks: [] };
  const rest = text.slice(found[0].length);
  const isView = new RegExp(`^(?:${VIEW})$`, 'i').test(found[2]);
  return { rest, remarks: [{ facet: isView ? 'composition' : 'style', text: found[1] }] };
}

function lastTail(text: string): { rest: string; facet: ListedFacet; text: string } | undefined {
  for (const [facet, tail] of tails) {
    const found = tail.exec(text);
    if (!found?.[1] || !found[2] || found[2].split(/\s+/).length > TOO_LONG) continue;
    // What is left must still name something.
    if (/\b(?:in|on|at|of|the|an?|with|and|by|like|as)$/i.test(found[1]) || /["“][^"”]*$/.test(found[1]))
      continue;
    return { rest: found[1].replace(/,$/, ''), facet, text: found[2] };
  }
  return undefined;
}

/**
 * Parts a statement from the remarks at its two ends on medium, light, place, lens and colours, so that each can be changed
 * by itself. Every word stays in one of them.
 */
export function peel(statement: string): Peeled {
  const opened = peelOpening(statement);
  const remarks = [...opened.remarks];
  let { rest } = opened;
  for (let tail = lastTail(rest); tail; tail = lastTail(rest)) {
    remarks.push({ facet: tail.facet, text: tail.text });
    rest = tail.rest;
  }
  return { rest, remarks };
}

/** A short remark's facet; a list of colours, with or without their shades, is a palette. */
export function remarkFacet(remark: string): ListedFacet | undefined {
  const words = remark
    .replace(/^(?:only|just) | only$/i, '')
    .split(/(?:, ?| and | )+/)
    .filter(Boolean);
  const areColours = words.some(isColour) && words.every((word) => isColour(word) || isShade(word));
  // `Sky blue` is a colour, `blue sky` is a sky.
  return areColours && isColour(words.at(-1) ?? '') && words.length > 1 ? 'palette' : facetOf(remark);
}
