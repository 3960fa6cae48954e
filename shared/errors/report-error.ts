import { type AppError, toAppError } from './app-error.ts';
import { catalogue } from './catalogue.ts';
import { causesOf } from './causes.ts';
import type { ErrorReport } from './error-report.ts';

type ReportSink = (report: ErrorReport) => void;

/** The console, where whoever opens it finds them; the website has no other place. */
let sink: ReportSink = ({ place, code, causes }) => console.error(`[${place}] ${code}`, causes);

/** Says where else this context's failures are written; an entry file calls it once. */
export function sendReportsTo(next: ReportSink): void {
  sink = next;
}

/** A failure and what lies below it; `error` where an operator should hear of it, by the catalogue. */
export function describeFailure(place: string, error: AppError): ErrorReport {
  const level = catalogue[error.code].report ? 'error' : 'info';
  // What nobody foresaw is wrapped on the way here; the wrapper says nothing its cause does not.
  return {
    level,
    place,
    code: error.code,
    causes: causesOf(error.code === 'internal' ? (error.cause ?? error) : error),
  };
}

/**
 * Turns whatever was thrown into an AppError, as `toAppError` does, and writes down why. For the borders, where a failure
 * becomes a code. What the user stopped is not a failure.
 */
export function reportError(place: string, thrown: unknown): AppError {
  const error = toAppError(thrown);
  if (error.code !== 'aborted') sink(describeFailure(place, error));
  return error;
}

/** Hands on a report that came from another context, a worker's for example. */
export function passReport(report: ErrorReport): void {
  sink(report);
}
