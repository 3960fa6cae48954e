import type { Engine } from '@/shared/engines/engine.ts';
import { answerTokens, estimateTokens } from '@/shared/engines/output-limit.ts';
import { newBoundary } from '@/shared/engines/prompts/message.ts';
import { buildTaskPrompt, promptOf } from '@/shared/engines/prompts/task-prompt.ts';
import { temperatureOf } from '@/shared/engines/sampling.ts';
import { id } from '@/shared/enhance/engines/downloaded-model.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { AskModel, ModelQuestion } from './model-question.ts';

/** Loading half a gigabyte and reading a long draft takes a slow computer minutes; from then on words come steadily. */
const LIMITS = { firstTokenMs: 300_000, stallMs: 30_000 };
/** Where a task says nothing of it: an author's own prompt. */
const DEFAULT_TEMPERATURE = 0.7;

/** The model the user downloaded, on this device. */
export function createDownloadedEngine(ask: AskModel, readName: () => Promise<string>): Engine {
  // The same for all runs, so that the model need not read its instructions again; no text was there before it.
  const boundary = newBoundary();
  return {
    id,
    limits: LIMITS,
    async *run(task, { signal }) {
      if (task.kind === 'image') throw new AppError('picture_not_supported');
      const question: ModelQuestion = {
        type: 'start',
        messages: buildTaskPrompt(task, 'headings', boundary).map(({ role, content }) => ({ role, content })),
        temperature: temperatureOf(task) ?? DEFAULT_TEMPERATURE,
        leastTokens: Math.min(estimateTokens(task.text), answerTokens(task)),
        mostTokens: answerTokens(task),
      };
      yield { type: 'start', engine: id, model: await readName(), prompt: promptOf(task) };
      let text = '';
      for await (const piece of ask(question, signal)) {
        text += piece;
        yield { type: 'delta', text: piece };
      }
      yield { type: 'done', text };
    },
  };
}
