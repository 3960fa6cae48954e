/** Has work go on after the answer. The work handles its own failures. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** Keeps a process alive for work that goes on after the answer; the hosted service and our local host have a word for it. */
export const keepAlive: KeepAlive = (work) => {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };
  EdgeRuntime?.waitUntil(work);
};
