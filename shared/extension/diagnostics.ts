import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type ErrorReport, errorReport } from '@/shared/errors/error-report.ts';
import { sendReportsTo } from '@/shared/errors/report-error.ts';
import { reportUncaught } from '@/shared/errors/report-uncaught.ts';
import { type RequestLine, requestLogItem } from './request-log.ts';
import { settingsItem } from './storage.ts';
import { storedItem } from './stored-item.ts';

/** One failure of this session, with when it was, in milliseconds since 1970. */
export const diagnosticLine = z.extend(errorReport, { at: z.int() });
export type DiagnosticLine = z.infer<typeof diagnosticLine>;

/** Older lines make room for newer ones. */
export const MAX_DIAGNOSTIC_LINES = 200;
const MAX_RUNS_TOLD = 20;

const lines = z.pipe(
  z.array(z.unknown()),
  // A damaged line costs only itself.
  z.transform((all) =>
    all.flatMap((line) => {
      const parsed = diagnosticLine.safeParse(line);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
);

/** The failures of this browser session, newest first; gone when the browser ends. */
export const diagnosticsItem = storedItem<DiagnosticLine[]>('diagnostics', {
  area: 'session',
  schema: lines,
  fallback: [],
});

/** Keeps a failure, one after another over all windows of the extension. */
export async function keepReport(report: ErrorReport): Promise<void> {
  if (import.meta.env.DEV) console.error(`[${report.place}] ${report.code}`, report.causes);
  const line: DiagnosticLine = { ...report, at: Date.now() };
  await navigator.locks.request('diagnostics', async () =>
    diagnosticsItem.set([line, ...(await diagnosticsItem.get())].slice(0, MAX_DIAGNOSTIC_LINES)),
  );
}

/**
 * Keeps the failures of this context, and those nobody caught, as long as it lives. For the background and the extension's
 * own pages, each in its first turn; what cannot reach the session's storage tells the background (`tell-failures.ts`).
 */
export function keepReports(context: string, scope: EventTarget = globalThis): void {
  // Nothing is left to tell of a report that cannot be kept.
  sendReportsTo((report) => void keepReport(report).catch(() => undefined));
  reportUncaught(context, scope);
}

/** What *Copy diagnostics* puts on the clipboard: versions, the engine chosen, the last runs and the session's failures. */
export async function readDiagnostics(): Promise<string> {
  const { version, name } = browser.runtime.getManifest();
  const [failures, runs, settings] = await Promise.all([
    diagnosticsItem.get(),
    requestLogItem.get(),
    settingsItem.get(),
  ]);
  return [
    `${name} ${version}`,
    navigator.userAgent,
    `Engine: ${settings.engine}; falls back: ${settings.fallBack}; hides details: ${settings.redact}`,
    `Last runs: ${runs.length === 0 ? 'none' : ''}`,
    ...runs.slice(0, MAX_RUNS_TOLD).map(writeRun),
    `Failures this session: ${failures.length}`,
    ...failures.map(writeFailure),
  ].join('\n');
}

const timeOf = (at: number) => new Date(at).toISOString();

function writeRun({ at, engine, chars, elapsedMs, outcome }: RequestLine): string {
  return `${timeOf(at)} ${engine} ${chars} characters ${elapsedMs} ms ${outcome}`;
}

function writeFailure({ at, level, place, code, causes }: DiagnosticLine): string {
  const below = causes.flatMap(({ name, code: causeCode, message, frames }) => [
    `  ${[name, causeCode, message].filter(Boolean).join(' ')}`,
    ...frames.map((frame) => `    ${frame}`),
  ]);
  return [`${timeOf(at)} ${level} ${place} ${code}`, ...below].join('\n');
}
