import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fallbackReasons } from '@/shared/errors/fallback-reasons.en.ts';

const places: Record<EngineId, string> = {
  offline: 'on this device',
  browser: 'in this browser',
  local: 'on your own server',
  'own-key': 'with your key',
  cloud: 'in the cloud',
};

const names: Record<EngineId, string> = {
  offline: 'This device',
  browser: 'The browser’s model',
  local: 'Your server',
  'own-key': 'Your provider',
  cloud: 'The cloud',
};

/** Where an engine works, to stand after a verb. */
export const enginePlace = (engine: EngineId): string => places[engine];

/** Who answered, how long it took, and what it cost. */
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
  // The engine that failed may well have been sent the text.
  const isSent = fallback && fallback.from !== 'browser' && fallback.from !== 'offline';
  if (engine === 'offline' || engine === 'browser') return isSent ? '' : 'Nothing left this device';
  if (engine === 'local') return 'Free';
  if (engine === 'own-key') return 'Billed by your provider';
  const left = credits === null ? '' : `${plural(credits, 'credit')} left`;
  return [cost === undefined ? '' : plural(cost, 'credit'), left].filter(Boolean).join(', ');
}

/** An answer's account in parts, to stand in a line between dots. */
export function summaryParts(summary: AnswerSummary): string[] {
  const { engine, model, elapsedMs, redactions = 0 } = summary;
  const seconds = `${(elapsedMs / 1_000).toFixed(elapsedMs < 10_000 ? 2 : 0)} s`;
  const kept = redactions > 0 ? `${plural(redactions, 'detail')} kept back` : '';
  return [`Done ${places[engine]}`, model, seconds, price(summary), kept].filter(Boolean);
}

/** A run that went on with the next engine. */
export interface Fallback {
  from: EngineId;
  to: EngineId;
  code: ErrorCode;
}

/** What is said of it, beside the answer. */
export function fallbackLine({ from, to, code }: Fallback): string {
  const reason = fallbackReasons[code];
  return `${names[from]} did not answer${reason ? `: ${reason}` : ''}. This comes from ${lowerFirst(names[to])}.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
