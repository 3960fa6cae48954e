import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { nearestRatio } from './aspect-ratio.ts';
import { type Dialect, type DialectForm, dialects } from './dialects.ts';
import { facetNames } from './facets.ts';

/** A prompt as one image model takes it. */
export interface WrittenPrompt {
  /** What is pasted into the model's prompt box. */
  prompt: string;
  /** What is pasted into its second box; null where it has none. */
  negative: string | null;
  /** What is set beside the prompt: the format, where the prompt itself cannot say it. */
  settings: string[];
}

/** Stands where nobody has said yet what the picture shows. */
export const NO_SUBJECT = '[say what the picture shows]';

const bare = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '');
const quoted = (texts: readonly string[]) => texts.map((text) => `“${bare(text)}”`).join(', ');
const subjectOf = ({ subject }: ImageBrief) => bare(subject) || NO_SUBJECT;

/** Everything that is to be seen, in the order models weigh it: what, where, from where, in which light, how. */
function seenParts(brief: ImageBrief): string[] {
  const { details, setting, composition, lens, light, style, palette, mood } = brief;
  return [
    subjectOf(brief),
    ...[...details, ...setting, ...composition, ...lens, ...light, ...style, ...palette, ...mood].map(bare),
  ];
}

function asTags(brief: ImageBrief): string {
  const text = brief.text.length > 0 ? [`with the text ${quoted(brief.text).replaceAll(/[“”]/g, '"')}`] : [];
  return [...seenParts(brief), ...text].join(', ');
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;

/** "in the snow", "at dawn": said where and when of the subject, in its own sentence. */
const IS_PLACE =
  /^(?:in|on|at|under|by|near|beside|behind|inside|outside|over|above|below|against|among|between|along|across|through|during|before|after|beneath|atop|amid)\s/i;
const MAX_OPENING_CHARS = 160;

/** What the picture shows, with where and when as far as they were said so, and what is left of both. */
function openingOf(brief: ImageBrief): { opening: string; rest: ImageBrief } {
  const subject = subjectOf(brief);
  const places = [...brief.setting, ...brief.light].map(bare).filter((part) => IS_PLACE.test(part));
  const opening = [subject, ...places].join(' ');
  if (/[.!?…,:\]]$/.test(subject) || opening.length > MAX_OPENING_CHARS)
    return { opening: subject, rest: brief };
  const left = (parts: readonly string[]) => parts.filter((part) => !IS_PLACE.test(bare(part)));
  return { opening, rest: { ...brief, setting: left(brief.setting), light: left(brief.light) } };
}

/** Sentences, what is no part of the first each under its name: so models that read prose keep apart what belongs together. */
function asSentences(brief: ImageBrief, { negation }: DialectForm): string {
  const { opening, rest } = openingOf(brief);
  const lines = [sentence(opening), ...brief.details.map((detail) => sentence(bare(detail)))];
  for (const facet of ['setting', 'composition', 'lens', 'light', 'style', 'palette', 'mood'] as const)
    if (rest[facet].length > 0)
      lines.push(sentence(`${facetNames[facet]}: ${rest[facet].map(bare).join(', ')}`));
  if (brief.text.length > 0) lines.push(`Text in the picture, letter for letter: ${quoted(brief.text)}.`);
  if (brief.avoid.length > 0) lines.push(sentence(`${negation} ${brief.avoid.map(bare).join(', ')}`));
  return lines.join(' ');
}

/** Pixels of a picture of about a million, in steps of 64, as diffusion models were trained on. */
export function pixelsOf(ratio: string): string {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = Math.sqrt(1_048_576 / (width * height));
  const side = (length: number) => Math.max(64, Math.round((length * scale) / 64) * 64);
  return `${side(width)} × ${side(height)} pixels`;
}

function formatSettings(ratio: string | null, { ratios, inPrompt }: DialectForm): string[] {
  if (!ratio || inPrompt.includes('ratio')) return [];
  if (!ratios) return [`Size: ${pixelsOf(ratio)} (${ratio})`];
  const nearest = nearestRatio(ratio, ratios);
  return [`Aspect ratio: ${nearest}${nearest === ratio ? '' : ` (nearest to ${ratio})`}`];
}

/** A brief as one model's prompt: every remark of it stands in the prompt, in its second box or among its settings. */
export function writePrompt(brief: ImageBrief, dialect: Dialect): WrittenPrompt {
  const form: DialectForm = dialects[dialect];
  const { aspectRatio, avoid } = brief;
  const settings = formatSettings(aspectRatio, form);
  if (dialect === 'midjourney') {
    const parameters = [
      ...(aspectRatio ? [`--ar ${aspectRatio}`] : []),
      ...(avoid.length > 0 ? [`--no ${avoid.map(bare).join(', ')}`] : []),
      ...brief.parameters,
    ];
    // Two dashes begin a parameter, and would end the description.
    return {
      prompt: [asTags(brief).replaceAll('--', '—'), ...parameters].join(' '),
      negative: null,
      settings,
    };
  }
  if (brief.parameters.length > 0) settings.push(`Only for Midjourney: ${brief.parameters.join(' ')}`);
  if (form.hasNegative) {
    const negative = avoid.length > 0 ? avoid.map(bare).join(', ') : null;
    return {
      prompt: form.isProse ? asSentences({ ...brief, avoid: [] }, form) : asTags(brief),
      negative,
      settings,
    };
  }
  const format = aspectRatio && form.inPrompt.includes('ratio') ? ` Format: ${aspectRatio}.` : '';
  return { prompt: asSentences(brief, form) + format, negative: null, settings };
}

/** All of a written prompt as one text, as it is copied. */
export function wholePrompt({ prompt, negative, settings }: WrittenPrompt): string {
  return [prompt, ...(negative ? [`Negative prompt: ${negative}`] : []), ...settings].join('\n\n');
}
