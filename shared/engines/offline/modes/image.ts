import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** What a part of a picture's description is about, in the order of a prompt. */
const ASPECTS = ['subject', 'detail', 'setting', 'composition', 'light', 'style', 'limit'] as const;
type Aspect = (typeof ASPECTS)[number];

const SIGNS: readonly (readonly [Aspect, RegExp])[] = [
  ['limit', /^(?:no|without|not|never|don['’]?t|do not)\b|^\d+:\d+$|\baspect ratio\b/i],
  [
    'composition',
    /\b(?:close-?up|wide(?: shot| angle)?$|angle|shot|depth of field|foreground|cent(?:er|re)d|framing|aerial|macro|panorama|top view|bird['’]?s[- ]eye|from (?:above|below|behind)|side view|full body|composition)\b/i,
  ],
  [
    'style',
    /\b(?:style|photo(?:graph|realistic)?|\d+mm|film|painting|paint|watercolou?r|oil|illustration|sketch|drawing|render|3d|pixel art|anime|cartoon|comic|cinematic|vector|minimalist(?:ic)?|vintage|retro|realistic|modern|palette|colou?rs?|pastel|monochrome|black and white|bokeh)\b/i,
  ],
  [
    'light',
    /\b(?:light|lights|lighting|lit|golden hour|blue hour|sunset|sunrise|dusk|dawn|backlit|sunny|neon|shadows?|moonlight|candle\w*|lamp)\b/i,
  ],
  [
    'setting',
    /^(?:in|on|at|inside|under|near|by|behind|over|beside) \p{L}|\b(?:background|night|rain|rainy|snow|fog|foggy|sea|lake|forest|beach|city|street|mountains?|desert|garden|window|winter|summer|autumn|spring)\b/iu,
  ],
];
const LABELS: Partial<Record<Aspect, string>> = {
  setting: 'Setting',
  composition: 'Composition',
  light: 'Lighting',
  style: 'Style',
};
const LABEL_MAX_WORDS = 6;
const WRAPPER =
  /^(?:please )?(?:(?:can|could|would) you (?:please )?)?(?:create|make|generate|draw|design|give me|show me|i (?:want|need)|i['’]d like) (?:me )?(?:an? |the )?(?:image|picture|pic)(?: of| showing| with|:) ?/i;
const CONTINUES = /^(?:and|or|but|with|who|which|that|where|while|wearing|holding)\b/i;
const IS_CLAUSE =
  /^(?:i|we|it|he|she|they|there|the \p{L}+ (?:is|should|must)|make|use|keep|add|include|please|can|could|don['’]?t|do not)\b|\b(?:is|are|was|should|must|has|have|will|called)\b|[:;?]/iu;

const ASKS_FOR_TEXT =
  /^(?:please )?(?:write|suggest|tell|give|list|help|explain|first|summari[sz]e|translate|plan|compare|rate|quiz|come up|generate \d|what|how|why)\b/i;
const PICTURE = new Set<Aspect>(['composition', 'light', 'style']);

/** What one part of a description is about. */
export function aspectOf(part: string): Aspect {
  return SIGNS.find(([, sign]) => sign.test(part))?.[0] ?? 'detail';
}

/** Parts of a description in the order of a prompt; equals keep theirs. */
export function inAspectOrder(parts: readonly string[]): string[] {
  return parts
    .map((part) => ({ part, rank: ASPECTS.indexOf(aspectOf(part)) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ part }) => part);
}

/** Remarks on a picture with the aspect they are about in front, one line an aspect; sentences stay as they are. */
export function labelAspects(remarks: readonly string[]): string[] {
  const lines = new Map<string, string[]>();
  for (const remark of remarks) {
    const label = labelOf(remark);
    const text = label ? lowerFirst(remark.replace(label === 'Style' ? / style$/i : /$/, '')) : remark;
    lines.set(label ?? remark, [...(lines.get(label ?? remark) ?? []), text]);
  }
  return [...lines].map(([label, texts]) => (label === texts[0] ? label : `${label}: ${texts.join(', ')}`));
}

function labelOf(remark: string): string | undefined {
  const isRemark = !IS_CLAUSE.test(remark) && remark.split(/\s+/).length <= LABEL_MAX_WORDS;
  return isRemark ? LABELS[aspectOf(remark)] : undefined;
}

/**
 * A masked description as one prompt: the subject first, then details, setting, composition, light, style and what must
 * not be seen, in the writer's own words. Whole sentences stay where they are.
 */
export function orderDescription(text: string): string {
  const wrapped = text.replace(WRAPPER, 'Create an image of ');
  if (/\n/.test(wrapped.trim())) return wrapped;
  const body = wrapped.trim().replace(/[.!]+$/, '');
  if (ASKS_FOR_TEXT.test(body)) return wrapped;
  const sentences = splitSentences(body).map((sentence) => sentence.trim());
  if (sentences.some((sentence, index) => index > 0 && IS_CLAUSE.test(sentence))) return wrapped;
  const [first = '', ...rest] = sentences.flatMap((sentence) => splitParts(sentence.replace(/[.!]+$/, '')));
  if (rest.length < 2 || rest.some((part) => IS_CLAUSE.test(part))) return wrapped;
  if (![first, ...rest].some((part) => PICTURE.has(aspectOf(part)))) return wrapped;
  const ordered = [first, ...inAspectOrder(rest.map(lowerFirst))].join(', ');
  return ordered === body ? wrapped : ordered + (/[.!]$/.test(wrapped.trim()) ? '.' : '');
}

function splitParts(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/,\s+(?![^(]*\))/)) {
    if (parts.length > 0 && CONTINUES.test(part)) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

function lowerFirst(text: string): string {
  return /^(?:\p{Lu}[\p{Ll}-]+(?: \p{Ll}|$)|(?:No|Not|Without|With|In|On|At|Under|Near|Max)\b)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const DRAWN =
  /\b(?:images?|pictures?|pics?|photos?|photographs?|portraits?|landscapes?|paintings?|drawings?|sketch(?:es)?|illustrations?|posters?|logos?|icons?|wallpapers?|renders?|scenes?|backgrounds?|banners?|covers?|stickers?|mascots?|avatars?|thumbnails?|comics?|anime|cartoons?|pixel art|watercolou?rs?|silhouettes?|mood ?boards?|mock-?ups?)\b/i;
const TOLD = /\b(?:i|we|you|he|she|they|please|thanks?|could|would|should|must|need|asap|deadline)\b/i;
const PICTURE_MAX_WORDS = 120;

/** Whether a text says anything that could be seen: a picture is named, or it is a description without anybody speaking. */
export function describesPicture(text: string): boolean {
  if (looksLikeMail(text)) return false;
  const isWork = ASKS_FOR_TEXT.test(text.trim()) && !/^(?:please )?generate\b/i.test(text.trim());
  if (DRAWN.test(text)) return !isWork;
  if (isWork || TOLD.test(text) || /\?/.test(text)) return false;
  const parts = text.split(/[,.\n]+/).map((part) => part.trim());
  const isSeen = parts.some((part) => PICTURE.has(aspectOf(part)) || aspectOf(part) === 'setting');
  const count = text.split(/\s+/).length;
  return isSeen ? count < PICTURE_MAX_WORDS : count <= LABEL_MAX_WORDS;
}
