import { SourceFault } from './source-fault.ts';

const WHY: Readonly<Record<SourceFault['status'], string>> = {
  blocked: 'it refused',
  quota: 'it gives no more for now',
  no_key: 'it asks for a key',
  timeout: 'it took too long',
  error: 'it failed',
};

/** What came of the parts of an answer: what was given, and the first fault of those that were not. */
export interface Settled<T> {
  given: T[];
  missed?: SourceFault;
  note?: string;
}

/**
 * Waits for every part of what a source is asked for (threads, videos, sites, pages). One that fails takes nothing from the others,
 * and is told: without that a source that refused half would look whole, or empty.
 * @param what the parts by name, as a note begins
 */
export async function settleParts<T>(parts: readonly Promise<T>[], what: string): Promise<Settled<T>> {
  const outcomes = await Promise.allSettled(parts);
  const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const thrown = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (thrown.length === 0) return { given };
  const missed = thrown.find((one) => one instanceof SourceFault);
  if (!missed) throw thrown[0];
  const note = `${what} that could not be read: ${thrown.length} of ${parts.length} (${WHY[missed.status]}).`;
  return { given, missed, note };
}

/** What a part holds, or nothing where the source says that there is nothing of it to read. @throws SourceFault for all else */
export async function orNothing<T>(part: Promise<T[]>, reasons: readonly string[]): Promise<T[]> {
  try {
    return await part;
  } catch (thrown) {
    if (thrown instanceof SourceFault && thrown.reason && reasons.includes(thrown.reason)) return [];
    throw thrown;
  }
}

/**
 * What of several looks is known to be gone. One that fails says nothing of its own posts, which are asked for at the next look.
 * @throws SourceFault where none answered
 */
export async function settleGone(looks: readonly Promise<string[]>[]): Promise<string[]> {
  const { given, missed } = await settleParts(looks, 'Posts');
  if (given.length === 0 && missed) throw missed;
  return given.flat();
}
