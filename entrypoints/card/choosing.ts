import { toAppError } from '@/shared/errors/app-error.ts';
import type { CardChoice } from '@/shared/extension/card/card-job.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import type { NamedRecord } from '@/shared/extension/named-record.ts';
import { ask } from './ask.ts';
import type { CardController } from './card-controller.ts';
import { rememberLanguage, rememberPersona, rememberPreference } from './preferences.ts';

export interface Choosing {
  /** Another level, mode or action; a level or mode ends what an action began. */
  choose(choice: CardChoice): void;
  setPersona(persona: NamedRecord | null): Promise<void>;
  translateInto(language: string): void;
  setShowChanges(showChanges: boolean): void;
  /** Ends the pause that was met, and goes on with what was asked for. */
  resume(): Promise<void>;
}

interface Runs {
  retry(): void;
  stop(): void;
  start(): void;
  /** Runs once no other choice follows. */
  startSoon(choice: Partial<CardState>): void;
}

/** What the user chooses in one card; the next card opens with it. */
export function createChoosing(controller: CardController, runs: Runs): Choosing {
  return {
    choose(choice) {
      // An action is for once: the next card rewrites.
      if (!('job' in choice)) rememberPreference(choice);
      runs.startSoon({ job: null, ...choice });
    },
    async setPersona(persona) {
      const wasAsking = controller.state().phase.name === 'asking';
      runs.stop();
      controller.update({ persona });
      try {
        await rememberPersona(persona);
      } catch (thrown) {
        return controller.fail(toAppError(thrown).code);
      }
      if (!controller.signal.aborted && !wasAsking) runs.startSoon({ persona });
    },
    translateInto(language) {
      rememberLanguage(language);
      controller.update({ language });
      runs.start();
    },
    setShowChanges: (showChanges) => controller.update({ showChanges }),
    async resume() {
      try {
        await ask('pause.end', {});
      } catch (thrown) {
        return controller.fail(toAppError(thrown).code);
      }
      if (!controller.signal.aborted) runs.retry();
    },
  };
}
