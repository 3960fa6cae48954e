import { browser } from 'wxt/browser';
import type { AskModel } from '@/shared/engines/downloaded/model-question.ts';
import { MODEL_PORT, modelEvent } from '@/shared/engines/downloaded/model-question.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readDownloadedModel } from '@/shared/extension/downloaded-model.ts';
import { portEvents } from '@/shared/extension/port-events.ts';
import { say } from './say.ts';

/** The page that runs the model: a background may start no worker of its own, and is ended when it is idle. */
const HOST_PAGE = '/model-host.html';

let opening: Promise<void> | undefined;

/** Opens the page, where it is not open. */
async function openHost(): Promise<void> {
  const contexts = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  if (contexts.length > 0) return;
  await browser.offscreen.createDocument({
    url: HOST_PAGE,
    reasons: ['WORKERS'],
    justification: say('modelHost'),
  });
}

/** Asks the model in its page. See `AskModel`. */
export const askModelHost: AskModel = async function* (question, signal) {
  const model = await readDownloadedModel();
  if (!model?.isReady) throw new AppError('engine_not_ready');
  opening ??= openHost().finally(() => {
    opening = undefined;
  });
  await opening;
  signal.throwIfAborted();
  let isDone = false;
  for await (const event of portEvents({ name: MODEL_PORT, start: question, schema: modelEvent }, signal)) {
    if (event.type === 'piece') yield event.text;
    if (event.type === 'error') throw new AppError(event.code);
    if (event.type === 'done') isDone = true;
  }
  signal.throwIfAborted();
  // The page was closed under its answer.
  if (!isDone) throw new AppError('engine_unavailable');
};
