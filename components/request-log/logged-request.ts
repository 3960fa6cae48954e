import { formatHeading } from '@/components/dates.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { requestLogEnglish } from '@/shared/texts/request-log.en.ts';
import { say } from './say.ts';

/** A line of the request log, as `shared/extension/request-log.ts` keeps it. */
export interface LoggedRequest {
  id: string;
  at: number;
  engine: EngineId;
  host: string | null;
  chars: number;
  redactions: number;
  imageBytes?: number | undefined;
  credits: number | null;
  elapsedMs: number;
  outcome: 'done' | 'running' | ErrorCode;
}

type EndKey = Extract<keyof typeof requestLogEnglish, `ended_${string}`>;

const isEndKey = (key: string): key is EndKey => key in requestLogEnglish;

/** What became of a call, in a word or two. */
export function outcomeText(outcome: LoggedRequest['outcome']): string {
  const key = `ended_${outcome}`;
  return isEndKey(key) ? say(key) : say('ended');
}

/** How many hosts texts went to, and how many characters: the proof that nothing was sent, where nothing was. */
export function logSummary(lines: readonly LoggedRequest[]): string {
  const sent = lines.filter(({ host }) => host !== null);
  const hosts = new Set(sent.map(({ host }) => host)).size;
  const runs = lines.length;
  if (hosts === 0) return say('sentNothing', { runs });
  const chars = sent.reduce((sum, line) => sum + line.chars, 0);
  return say('sent', { runs, sent: sent.length, chars, hosts });
}

export interface LoggedDay {
  /** `Today`, `Yesterday`, or the date. */
  name: string;
  lines: LoggedRequest[];
}

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);

function dayName(day: number, today: number): string {
  // A day of a changed clock has an hour more or less.
  const ago = Math.round((today - day) / DAY_MS);
  if (ago === 0) return say('today');
  if (ago === 1) return say('yesterday');
  return formatHeading(day);
}

/** The newest lines, `most` of them, by the day they were written on. */
export function byDay(lines: readonly LoggedRequest[], now: Date, most = lines.length): LoggedDay[] {
  const days = new Map<number, LoggedRequest[]>();
  for (const line of [...lines].sort((left, right) => right.at - left.at).slice(0, most)) {
    const day = dayOf(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  const today = dayOf(now.getTime());
  return [...days].map(([day, ofDay]) => ({ name: dayName(day, today), lines: ofDay }));
}

/** The log as a file: a version, and the lines as they are kept. */
export function exportLog(lines: readonly LoggedRequest[], now: Date): string {
  return `${JSON.stringify({ format: 'whetstone-request-log', version: 1, exportedAt: now.toISOString(), lines }, null, 2)}\n`;
}
