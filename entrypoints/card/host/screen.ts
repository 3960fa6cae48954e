import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';

const LINE_PX = 21;
const FIELD_PADDING_PX = 18;
const MIN_LINES = 2;
const MAX_LINES = 13;
/** What the headings of a reframed prompt and the room between its sections take. */
const HEADINGS_LINES = 6;
/** A shorter draft says one thing, mostly, and gets no headings. */
const ONE_THING_CHARS = 100;
const CHAR_PX = 7.3;
const FRAME_PX = 52;

/** A state as it travels to the frame: its sets as lists. */
export function encodeState(state: CardState): CardState {
  const { phase } = state;
  if (!('outcome' in phase)) return state;
  const { outcome } = phase;
  const { refused, appended, leftOut } = outcome;
  const listed = { ...outcome, refused: [...refused], appended: [...appended], leftOut: [...leftOut] };
  return { ...state, phase: { ...phase, outcome: listed as unknown as typeof outcome } };
}

/** The room a result of about this text will take; a reframed one is longer than its draft. */
export function reservedHeight(text: string, level: EnhanceLevel, cardWidthPx: number): number {
  const charsALine = (cardWidthPx - FRAME_PX) / CHAR_PX;
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / charsALine), 0);
  const spare = level === 'reframe' && text.length > ONE_THING_CHARS ? HEADINGS_LINES : 1;
  return Math.min(MAX_LINES, Math.max(MIN_LINES, lines + spare)) * LINE_PX + FIELD_PADDING_PX;
}
