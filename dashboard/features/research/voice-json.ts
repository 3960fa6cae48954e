import type { ImportedVoice } from '@/shared/contracts/analysis.ts';
import { toVoice } from './to-voice.ts';
import { partNamed } from './voice-heads.ts';

/** Answers lie as deep as people answered each other; beyond this nobody reads on. */
const MAX_DEPTH = 100;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field says: words, a figure, or of somebody's fields the name. */
function said(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim() || undefined;
  if (!isFields(value)) return undefined;
  const name = Object.entries(value).find(
    ([key, each]) => partNamed(key)?.part === 'author' && typeof each === 'string',
  );
  return name && said(name[1]);
}

/** What an object holds of a voice, each part out of the field that names it most exactly. */
function partsOf(fields: Fields): { voice: Partial<ImportedVoice>; textKey: string | undefined } {
  const voice: Partial<ImportedVoice> = {};
  const ranks = new Map<string, number>();
  let textKey: string | undefined;
  for (const [key, value] of Object.entries(fields)) {
    const named = partNamed(key);
    const words = said(value);
    if (!named || words === undefined || (named.part !== 'author' && isFields(value))) continue;
    if (named.rank >= (ranks.get(named.part) ?? Number.POSITIVE_INFINITY)) continue;
    ranks.set(named.part, named.rank);
    voice[named.part] = words;
    if (named.part === 'text') textKey = key;
  }
  return { voice, textKey };
}

interface Place {
  depth: number;
  /** Where one of several lies: what stands alone at the top tells of the file, not what somebody wrote. */
  isListed: boolean;
  /** The field the voice around it was read from: an answer to it is kept alike, a card of a link is not. */
  textKey: string | undefined;
}

/** Every voice below a value, answers behind what they answer. */
function voicesBelow(value: unknown, place: Place): ImportedVoice[] {
  if (place.depth > MAX_DEPTH) return [];
  const depth = place.depth + 1;
  if (Array.isArray(value))
    return value.flatMap((each) => voicesBelow(each, { ...place, depth, isListed: true }));
  if (!isFields(value)) return [];
  const { voice, textKey } = partsOf(value);
  const isVoice = place.isListed && textKey !== undefined && (place.textKey ?? textKey) === textKey;
  const below = { ...place, depth, textKey: isVoice ? textKey : place.textKey };
  return [
    ...(isVoice ? toVoice(voice) : []),
    ...Object.values(value).flatMap((each) => voicesBelow(each, below)),
  ];
}

/** The first list of bare texts in a value, looked for from the outside in. */
function listedTexts(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.some((each) => typeof each === 'string'))
    return value.filter((each) => typeof each === 'string');
  for (const each of Object.values(value)) {
    const texts = listedTexts(each, depth + 1);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** A line of JSON each, as exports of many rows come. @throws SyntaxError for what is none either */
const readLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));

/**
 * Voices of what a site or tool exports: a list of texts or of objects, answers in answers (Reddit's threads),
 * objects in objects (YouTube's comments), or an object a line.
 * @throws SyntaxError for what is no JSON
 */
export function voicesOfJson(text: string): ImportedVoice[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = readLines(text);
  }
  const voices = voicesBelow(parsed, { depth: 0, isListed: false, textKey: undefined });
  return voices.length > 0 ? voices : listedTexts(parsed).flatMap((each) => toVoice({ text: each }));
}
