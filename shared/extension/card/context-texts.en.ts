import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { Turn } from '@/shared/enhance/context.ts';
import { MAX_CONTEXT_CHARS } from '@/shared/enhance/context.ts';
import { RULES_ENGINE } from '@/shared/enhance/engines/engine-ids.ts';

/** The words around the earlier turns, as the card's frame draws them. */
export const contextTexts = {
  add: 'Add context',
  title: 'Earlier messages',
  keep: 'Keep for this page',
  run: 'Run with context',
  remove: 'Leave out',
} as const;

/** Whose turn it is. */
export const speaker = (who: Turn['who']) => (who === 'user' ? 'You' : 'Assistant');

export const NO_TURNS = 'No earlier messages could be read here. Nothing is sent along.';

const number = (count: number) => count.toLocaleString('en');
const plural = (count: number, word: string) => `${number(count)} ${count === 1 ? word : `${word}s`}`;

const sizeOf = (text: string) => plural(text.length, 'character');

/** What does not go along of a turn that is sent. `kept` null: it was taken out. */
export function turnSize({ text }: Turn, kept: number | null): string {
  if (kept === 0) return `${sizeOf(text)} · does not fit`;
  return kept !== null && kept < text.length ? `${number(kept)} of ${sizeOf(text)}` : '';
}

interface Chosen {
  text: string;
  /** How many turns are in, and how many of them are cut or left out. */
  turns: number;
  cut: number;
}

/** What the next run sends along, all in all. */
export function totalLine({ text, turns, cut }: Chosen): string {
  if (turns === 0) return 'Nothing is sent along.';
  const limit = cut > 0 ? ` Older messages are cut to fit ${number(MAX_CONTEXT_CHARS)} characters.` : '';
  return `With the next run: ${plural(turns, 'message')}, ${sizeOf(text)}.${limit}`;
}

/** What became of it in the run that is done. Rules have no use for other texts. */
export function sentLine({ text, turns }: Chosen, engine: EngineId): string {
  if (engine === RULES_ENGINE) return 'Earlier messages need an AI model.';
  return `Sent along: ${plural(turns, 'message')}, ${sizeOf(text)}.`;
}
