import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fallbackReasons } from '@/shared/errors/fallback-reasons.en.ts';

/** Where an engine works, to stand after a verb. */
const enginePlace = (engine: EngineId): string => engineKind(engine).texts.place;

/** What became of a draft, at the head of every rewrite: in the card and in the panel. */
export const doneLine = (engine: EngineId): string => `Sharpened ${enginePlace(engine)}`;

/** The same of another text that was asked for. */
export const madeLine = (engine: EngineId): string => `Done ${enginePlace(engine)}`;

/** While a rewrite is under way. */
export const runningLine = (engine: EngineId): string => `Sharpening ${enginePlace(engine)}…`;

/** While another text is under way. */
export const workingLine = (engine: EngineId): string => `Working ${enginePlace(engine)}…`;

/** Who answered, how long that took, and what it cost. */
export interface AnswerSummary {
  engine: EngineId;
  model: string;
  elapsedMs: number;
  /** Credits this answer cost, where somebody keeps count. */
  cost?: number | undefined;
  /** The balance after it; null where no account paid. */
  credits: number | null;
  /** How many addresses, numbers and keys were kept back. */
  redactions?: number | undefined;
  /** Set where another engine was asked first. */
  fallback?: Fallback | null | undefined;
}

const plural = (count: number, word: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? word : `${word}s`}`;

function price({ engine, cost, credits, fallback }: AnswerSummary): string {
  switch (engineKind(engine).cost) {
    case 'nobody': // The engine that failed may well have been sent the text.
      return fallback && engineKind(fallback.from).sendsText ? '' : 'Nothing left your device';
    case 'user_server':
      return 'Free';
    case 'provider':
      return 'Billed by your provider';
    case 'credits': {
      const left = credits === null ? '' : `${plural(credits, 'credit')} left`;
      return [cost === undefined ? '' : plural(cost, 'credit'), left].filter(Boolean).join(', ');
    }
  }
}

/** An answer's account in parts, to stand in a line between dots: where it was made stands above it already. */
export function summaryParts(summary: AnswerSummary): string[] {
  const { engine, model, elapsedMs, redactions = 0 } = summary;
  const seconds = `${(elapsedMs / 1_000).toFixed(elapsedMs < 10_000 ? 2 : 0)} s`;
  // Which checker and rules they are is for the log.
  const named = engine === 'offline' ? '' : model;
  const kept = redactions > 0 ? `${plural(redactions, 'detail')} hidden` : '';
  return [named, seconds, price(summary), kept].filter(Boolean);
}

/** A run that went on with the next engine. */
export interface Fallback {
  from: EngineId;
  to: EngineId;
  code: ErrorCode;
}

/** What is said of it, beside the answer. */
export function fallbackLine({ from, to, code }: Fallback): string {
  const subject = (id: EngineId) => engineKind(id).texts.subject;
  return `${subject(from)} ${fallbackReasons[code] ?? 'did not answer'}, so this was done ${enginePlace(to)}.`;
}
