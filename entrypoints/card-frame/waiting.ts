import type { CardState } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';

/** A start that takes longer than these says so: a checker or a model is read in for the first time, or nobody answers. */
const SLOW_MS = 3_000;
const SILENT_MS = 15_000;

/** What is said of a run of which nothing was heard yet, the longer it takes. */
export function createWaiting(say: (line: string) => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let line = '';
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
    line = '';
  };
  const sayLater = (later: string, ms: number) =>
    setTimeout(() => {
      line = later;
      say(later);
    }, ms);
  return {
    /** Null where something else is to be said. */
    lineFor({ phase, note }: CardState): string | null {
      const isWaiting = phase.name === 'running' && phase.engine === null;
      if (!isWaiting) stop();
      else if (timers.length === 0)
        timers = [sayLater(texts.gettingReady, SLOW_MS), sayLater(texts.stillWaiting, SILENT_MS)];
      return note === null && line !== '' ? line : null;
    },
  };
}
