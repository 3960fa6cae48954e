import { reportError } from './report-error.ts';

/**
 * Reports what nobody caught in this context, as long as it lives. Not for a script in somebody's page, which would hear of
 * the page's own failures.
 * @param context names the place: `panel` reports as `panel.uncaught`
 */
export function reportUncaught(context: string, scope: EventTarget = globalThis): void {
  scope.addEventListener('error', (event) => reportError(`${context}.uncaught`, (event as ErrorEvent).error));
  scope.addEventListener('unhandledrejection', (event) =>
    reportError(`${context}.uncaught`, (event as PromiseRejectionEvent).reason),
  );
}
