import type { EngineId, EnhanceEvent } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fallReasons } from '@/shared/errors/fall-reasons.en.ts';
import type { FellDown } from './answer-account.ts';

/** The rungs from the top down (design §1). A run falls towards the end of this list, never towards its start. */
export const rungs: readonly EngineId[] = ['cloud', 'own-key', 'local', 'browser', 'offline'];

/** Whether a rung can be used in this browser, could be, or is not there at all. */
export type EngineReadiness = 'ready' | 'needs_setup' | 'absent';

/** Whether an engine's text leaves this browser: then it is redacted, and its host stands in the request log. */
export const sendsText: Readonly<Record<EngineId, boolean>> = {
  cloud: true,
  'own-key': true,
  local: true,
  browser: false,
  offline: false,
};

/** Whether a failure lets a run go one rung down. */
export function fallsOn(code: ErrorCode): boolean {
  return Object.hasOwn(fallReasons, code);
}

/** The rungs below one, the nearest first. */
export function rungsBelow(id: EngineId): readonly EngineId[] {
  return rungs.slice(rungs.indexOf(id) + 1);
}

/** What a climb down tells besides a run's own events: what came before it is void. */
export type Fell = FellDown & { type: 'fell' };

interface ClimbOptions<Rung, Event> {
  first: Rung;
  /** The rung to go to when the first fails; undefined where the user did not allow it, or there is none. */
  below(from: EngineId): Promise<Rung | undefined>;
  run(rung: Rung): AsyncIterable<Event>;
}

/** A run that goes down at most one rung. Its last event is `done` or `error`, as of any run. */
export async function* climb<Rung extends { readonly id: EngineId }, Event extends EnhanceEvent>({
  first,
  below,
  run,
}: ClimbOptions<Rung, Event>): AsyncGenerator<Event | Fell> {
  for await (const event of run(first)) {
    const next = event.type === 'error' && fallsOn(event.code) ? await below(first.id) : undefined;
    if (event.type !== 'error' || !next) {
      yield event;
      continue;
    }
    yield { type: 'fell', from: first.id, to: next.id, code: event.code };
    yield* run(next);
    return;
  }
}
