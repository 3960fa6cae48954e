import type { EngineId, EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { byStrength } from '@/shared/enhance/engines/engines.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fallbackReasons } from '@/shared/errors/fallback-reasons.en.ts';
import type { Fallback } from './answer-summary.ts';

/** The fallback chain, the strongest engine first (design §1). A run only ever moves on to one further down. */
export const engineOrder: readonly EngineId[] = byStrength.map(({ id }) => id);

/** Whether a failure lets a run go on with the next engine. */
export function allowsFallback(code: ErrorCode): boolean {
  return Object.hasOwn(fallbackReasons, code);
}

/** The engines after one, the nearest first. */
export function enginesAfter(id: EngineId): readonly EngineId[] {
  return engineOrder.slice(engineOrder.indexOf(id) + 1);
}

/** What a fallback tells besides a run's own events: what came before it is void. */
export type FallbackEvent = Fallback & { type: 'fallback' };

interface FallbackOptions<Choice, Event> {
  first: Choice;
  /** The engine to go to when the first fails; undefined where the user did not allow it, or there is none. */
  fallbackFor(from: EngineId): Promise<Choice | undefined>;
  run(engine: Choice): AsyncIterable<Event>;
}

/** A run that falls back at most once. Its last event is `done` or `error`, as of any run. */
export async function* runWithFallback<Choice extends { readonly id: EngineId }, Event extends EnhanceEvent>({
  first,
  fallbackFor,
  run,
}: FallbackOptions<Choice, Event>): AsyncGenerator<Event | FallbackEvent> {
  for await (const event of run(first)) {
    const next =
      event.type === 'error' && allowsFallback(event.code) ? await fallbackFor(first.id) : undefined;
    if (event.type !== 'error' || !next) {
      yield event;
      continue;
    }
    yield { type: 'fallback', from: first.id, to: next.id, code: event.code };
    yield* run(next);
    return;
  }
}
