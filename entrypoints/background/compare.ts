import { cleanTask } from '@/shared/enhance/clean-task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { AnswerPortEvent, AnswerStart } from '@/shared/extension/ports.ts';
import type { RequestLog } from '@/shared/extension/request-log.ts';
import { settingsItem } from '@/shared/extension/storage.ts';
import { assertAllowed } from '@/shared/extension/switches.ts';
import type { Engines } from './engines.ts';
import { rememberCredits } from './enhance.ts';
import { runLogged } from './run-logged.ts';

/** One prompt carried out, as the side panel sees it. Throws `AppError`. */
export type Answer = (start: AnswerStart, signal: AbortSignal) => AsyncIterable<AnswerPortEvent>;

/**
 * Carries prompts out on the engine that is on. Never on another one: two answers are compared only if the same model
 * gave both, and the user was told which one gets the texts.
 */
export function createAnswer(engines: Pick<Engines, 'choose'>, log: RequestLog): Answer {
  return async function* answer({ requestId, engine, text }, signal) {
    await assertAllowed(null);
    const chosen = await engines.choose();
    if (chosen.id !== engine) throw new AppError('engine_not_ready');
    const { redact: redacts } = await settingsItem.get();
    const clean = cleanTask({ kind: 'answer', text } as const);
    if (!clean.ok) throw new AppError(clean.error);
    const task = clean.value;
    for await (const event of runLogged(chosen, { log, task, requestId, signal, redacts })) {
      if (event.type === 'done') {
        await rememberCredits(event.credits);
        yield { type: 'done', text: event.text };
      } else yield event;
    }
  };
}
