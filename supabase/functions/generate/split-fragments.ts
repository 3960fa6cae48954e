import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { kindOfThing } from '@/shared/enhance/topic-nouns.ts';
import { kindOfClause } from './topic-clauses.ts';

export interface NamedTopic {
  /** What is wanted. */
  name: string;
  /** What is to be known of it. */
  remarks: string[];
}

const MOST = 12;
const MOST_WORDS = 40;
/** Of so few words none tells anything: `rain`, `sad and short`. */
const FEW_WORDS = 3;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A thing by its name, which nobody tells something of. */
const isThing = (part: string): boolean =>
  kindOfThing(part) !== undefined &&
  kindOfClause(part, false) === undefined &&
  !/,|^(?:the|our|their|his|her|this|that)(?!\p{L})/iu.test(part);

/**
 * `Poem. Sad. Rain.`, `Wedding speech for my sister. She marries Tom.`: a thing in a sentence of its own, then what is to be
 * known of it; undefined where nothing is named so, or something is asked.
 */
export function splitFragments(topic: string): NamedTopic | undefined {
  if (/[\n?:]/.test(topic)) return undefined;
  const parts = topic
    .split(/[.!;]+(?:\s+|$)/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MOST || parts.some((part) => wordsIn(part) > MOST_WORDS))
    return undefined;
  const isTerse = parts.every((part) => wordsIn(part) <= FEW_WORDS);
  const at = isTerse ? parts.findIndex(isThing) : isThing(parts[0] ?? '') ? 0 : -1;
  const name = parts[at];
  if (name === undefined || (wordsIn(name) > 1 && isImperative(name))) return undefined;
  return { name, remarks: parts.filter((_, index) => index !== at) };
}

const TO_SAY =
  /^(?:(.+?)(?:,|;|\.|,? and|,? so|,? but) )?(?:(?:i|we)(?:['’]?ve| have| need| want| am supposed|['’]?m supposed)(?: got)?|(?:i |we )?(?:was|were|got|been) asked) to (give|hold|deliver|make|say|read|do|prepare) (?:my )?([^,.;!?]+)[,.;!]*(.*)$/is;
const SAID = /^(?:something|a few words|some words)(?: nice| short)?(?= (?:at|for|to|about|on)\b)/i;

/** `My brother marries and I have to say something at the wedding, he is a firefighter`: words to be spoken, and what is told around. */
export function splitSpeech(topic: string): NamedTopic | undefined {
  if (/[\n?]/.test(topic)) return undefined;
  const [, given = '', verb = '', asked = '', told = ''] = TO_SAY.exec(topic) ?? [];
  const name = /^say$/i.test(verb) ? asked.replace(SAID, 'a short speech') : asked;
  const kind = kindOfThing(name);
  const isWanted = kind === 'writing' || kind === 'made' || kind === 'list';
  if (!isWanted || / (?:but|because|so|if|and (?:i|we))\b/i.test(name)) return undefined;
  const parts = told.trim().split(/[.!;]\s+/.test(told.trim()) ? /[.!;]+(?:\s+|$)/ : /,\s+/);
  const isList = parts.every((part) => !/^(?:and|or|but|which|who|because)\b/i.test(part));
  const remarks = [given, ...(isList ? parts : [told])]
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
  return remarks.length > 0 ? { name, remarks } : undefined;
}
