import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { withArticles } from './noun-phrases.ts';

type Graded = 'light' | 'lens' | 'palette' | 'composition' | 'mood' | 'style' | 'details';

/** What a wish for more or less of something becomes: a prompt has nothing to compare with, so it says the end of the scale. */
interface Grade {
  wish: RegExp;
  facet: Graded;
  says: string;
  /** What it takes the place of. */
  opposite?: RegExp;
}

const BLURRED = '(?:blur(?:red|ry|rier)?|defocus(?:ed)?|out of focus|unsharp|less sharp|softer|soft|soften)';
const SHARP = '(?:sharp(?:er|en)?|crisp(?:er)?|in focus|less blurr(?:y|ed))';
/** A word for the background before or behind it, with nothing else between. */
const ofBackground = (how: string) =>
  new RegExp(
    `\\b${how} (?:the |a |its )?background\\b|\\bbackground (?:(?:to be|should be|is|a bit|a little|more|much|very|slightly) )*${how}(?!\\p{L})`,
    'iu',
  );

const grades: readonly Grade[] = [
  {
    wish: ofBackground(BLURRED),
    facet: 'lens',
    says: 'shallow depth of field, blurred background',
    opposite: /sharp|deep focus/i,
  },
  {
    wish: ofBackground(SHARP),
    facet: 'lens',
    says: 'deep focus, sharp background',
    opposite: /blur|shallow|bokeh/i,
  },
  {
    wish: /\b(?:darker|more dark|less (?:bright|light)|too bright|darken|dim(?:mer)?)\b/i,
    facet: 'light',
    says: 'dark, low-key light',
    opposite: /bright|high-key/i,
  },
  {
    wish: /\b(?:brighter|lighter|(?:more|some|extra)(?: more)? light|less dark|too dark|brighten|lighten)\b/i,
    facet: 'light',
    says: 'bright, high-key light',
    opposite: /dark|low-key/i,
  },
  { wish: /\b(?:some|more) sun(?:light|shine)?\b/i, facet: 'light', says: 'sunlight' },
  {
    wish: /\b(?:softer|more diffuse)(?: light(?:ing)?| shadows)?$/i,
    facet: 'light',
    says: 'soft, diffuse light',
    opposite: /hard/i,
  },
  {
    wish: /\b(?:harsher|harder)(?: light(?:ing)?| shadows)?$/i,
    facet: 'light',
    says: 'hard light with crisp shadows',
    opposite: /soft/i,
  },
  {
    wish: /\b(?:more contrast|contrastier|higher contrast)\b/i,
    facet: 'light',
    says: 'high contrast',
    opposite: /low contrast/i,
  },
  {
    wish: /\b(?:less contrast|lower contrast)\b/i,
    facet: 'light',
    says: 'low contrast',
    opposite: /high contrast/i,
  },
  { wish: /\bwarmer\b/i, facet: 'palette', says: 'warm tones', opposite: /cool tones/i },
  { wish: /\b(?:cooler|colder)\b/i, facet: 'palette', says: 'cool tones', opposite: /warm tones/i },
  {
    wish: /\b(?:less (?:saturat\w+|colou?rful|vivid)|more muted|desaturate\w*)\b/i,
    facet: 'palette',
    says: 'muted, desaturated colours',
    opposite: /vivid|saturated/i,
  },
  {
    wish: /\b(?:more (?:saturat\w+|colou?rful|vivid|colou?rs?)|less muted)\b/i,
    facet: 'palette',
    says: 'vivid, saturated colours',
    opposite: /muted|desaturated/i,
  },
  {
    wish: /\b(?:closer|less (?:far|distant)|too far|zoom(?:ed)? in|nearer|tighter)\b/i,
    facet: 'composition',
    says: 'close-up',
    opposite: /wide|from afar|distan/i,
  },
  {
    wish: /\b(?:further|farther|less close|too close|zoom(?:ed)? out|more distant|pull back|wider(?: (?:shot|view|angle))?)\b/i,
    facet: 'composition',
    says: 'wide shot',
    opposite: /close/i,
  },
  {
    wish: /\b(?:more realistic|less (?:cartoon\w*|stylised|stylized|like a cartoon))\b/i,
    facet: 'style',
    says: 'realistic',
    opposite: /cartoon|anime|stylis|stylize/i,
  },
  {
    wish: /\b(?:simpler|less (?:busy|cluttered|detail(?:ed)?)|cleaner)\b/i,
    facet: 'composition',
    says: 'simple, uncluttered',
    opposite: /busy|intricate/i,
  },
  {
    wish: /\b(?:more detail(?:ed|s)?|busier)\b/i,
    facet: 'style',
    says: 'intricate detail',
    opposite: /simple|uncluttered/i,
  },
];

/** What may stand around a comparative and is not said of the picture. */
const AROUND =
  /\b(?:please|make|let|bring|get|give|add|keep|have|need|needs|some|it|the|picture|image|scene|shot|whole|thing|camera|everything|much|bit|little|lot|a|an|even|slightly|far|way|too|get|go|move|should|be|look|looks|is|its|can|you|more|less|in|out|of|to|into|and|still|light(?:ing)?|colou?rs?|shadows|view|angle|up|back|away)\b/gi;

/** `The forge from further away`: what is seen so is named. */
function frameThing(brief: ImageBrief, wish: string, grade: Grade): ImageBrief | undefined {
  const thing =
    /^(?:(?:see|show) )?((?:the|his|her) [\p{L}-]+) from (?:a (?:bit|little) |much )?\S+(?: away)?$/iu.exec(
      wish,
    )?.[1];
  return thing ? { ...brief, composition: [`${grade.says} of ${thing}`] } : undefined;
}

/** `Too bright`, of a bright kitchen: the word itself was wrong. */
function withoutWord(brief: ImageBrief, wish: string): ImageBrief {
  const wrong = /\b(?:too|less) (\p{L}+)/iu.exec(wish)?.[1];
  if (!wrong) return brief;
  const said = new RegExp(`(?<![\\p{L}-])${wrong} (?=\\p{L})`, 'iu');
  const without = (remark: string) => withArticles(remark.replace(said, ''), remark);
  return { ...brief, subject: without(brief.subject), details: brief.details.map(without) };
}

/**
 * A brief after a wish that compares, such as `darker` or `closer`; undefined for any other wish, and for one that says more
 * than that. Wished for again, it is said with more weight.
 */
export function compare(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const grade = grades.find((one) => one.wish.test(wish));
  if (!grade) return undefined;
  const left = wish
    .replace(grade.wish, ' ')
    .replace(AROUND, ' ')
    .replace(/[^\p{L}\d]+/gu, '');
  if (left !== '') return grade.facet === 'composition' ? frameThing(brief, wish, grade) : undefined;
  const kept = brief[grade.facet].filter((remark) => !grade.opposite?.test(remark));
  const stronger = `very ${grade.says}`;
  const isSaid = kept.includes(grade.says) || kept.includes(stronger);
  const rest = kept.filter((remark) => remark !== grade.says && remark !== stronger);
  return withoutWord({ ...brief, [grade.facet]: [...rest, isSaid ? stronger : grade.says] }, wish);
}
