const FORCE_AFTER_MS = 20_000;

/**
 * One signal for all the ways a run is asked to end: Ctrl+C (which comes twice, from the terminal and from the
 * bootstrap), SIGTERM, a closed terminal, or a bootstrap that died. Repeats change nothing.
 *
 * @param onAsked told once, with whether a person asked for it.
 */
export function listenForShutdown(onAsked: () => void): AbortSignal {
  const controller = new AbortController();
  const ask = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    onAsked();
    // The watchdog ends what is left should something refuse to.
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.channel) {
    process.on('disconnect', ask);
    process.channel.unref();
  }
  // A terminal that is gone must not turn our farewell into a crash.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return controller.signal;
}
