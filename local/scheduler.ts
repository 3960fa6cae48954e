export interface SchedulerOptions {
  apiUrl: string;
  serviceRoleKey: string;
  log: (line: string) => void;
}

const EVERY_MS = 60_000;
const CALL_TIMEOUT_MS = 30_000;
/** What the hosted project's cron calls: the database's due work, the mails that tell old addresses of their change. */
const WORK = [
  '/rest/v1/rpc/run_scheduled_work',
  '/functions/v1/account/email-change-notices',
  '/functions/v1/analysis/work',
  '/rest/v1/rpc/purge_analyses',
];

/** @returns a function that stops it and waits for a run under way. */
export function startScheduler({ apiUrl, serviceRoleKey, log }: SchedulerOptions): () => Promise<void> {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  const call = async (path: string) => {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { apikey: serviceRoleKey, 'Content-Type': 'application/json' },
      body: '{}',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  };
  const run = async () => {
    for (const path of WORK) {
      await call(path).catch((error: unknown) => {
        if (!stopped.signal.aborted)
          log(`Scheduled work failed (${path}): ${error instanceof Error ? error.message : error}`);
      });
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}
