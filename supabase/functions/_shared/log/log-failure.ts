import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorReport } from '@/shared/errors/error-report.ts';
import { describeFailure } from '@/shared/errors/report-error.ts';
import type { Log } from './log.ts';

/** Errors the runtime words itself. Anybody else's message may quote a caller's text, and is left out. */
const WORDED_BY_RUNTIME = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** A failure's line: `error` is what an operator should look at, by the catalogue. */
export function logReport(log: Log, { level, place, code, causes }: ErrorReport, requestId?: string): void {
  const below = causes.map(({ name, code: causeCode, message, frames }) =>
    [name, causeCode, WORDED_BY_RUNTIME.has(name) && message, frames[0]].filter(Boolean).join(' '),
  );
  log('failure', { level, requestId, place, code, causes: below.join(' ← ') });
}

/** Writes down why something failed: names and codes of the causes and where they were thrown, never a text. */
export function logFailure(
  log: Log,
  { place, thrown, requestId }: { place: string; thrown: unknown; requestId: string },
): void {
  logReport(log, describeFailure(place, toAppError(thrown)), requestId);
}
