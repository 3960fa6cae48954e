import type { Task } from '@/shared/contracts/task.ts';
import { detectLanguage } from '@/shared/enhance/language.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import {
  type BrowserModel,
  findBrowserModel,
  type ModelOptions,
  type ModelSession,
  modelOptions,
  toBrowserModelError,
} from './browser-model.ts';
import type { Engine, EngineEvent, EngineRun } from './engine.ts';
import { newBoundary } from './prompts/message.ts';
import { buildTaskPrompt } from './prompts/task-prompt.ts';

/** The interface does not tell which model it is: Gemini Nano in Chrome, another one elsewhere. */
const MODEL_NAME = 'built-in model';
/** An answer grows to four times the draft, and to this many characters in any case; then it is cut off (faults N10). */
const MIN_OUTPUT_CHARS = 20_000;

/** The pieces of an answer, to their end or to the limit. */
async function* readPieces(stream: ReadableStream<string>, maxChars: number): AsyncGenerator<string> {
  const reader = stream.getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
      if (length > maxChars) throw new AppError('cut_off');
      if (value) yield value;
    }
  } finally {
    // A stream nobody reads any more keeps the model busy.
    void reader.cancel().catch(() => undefined);
  }
}

async function firstAvailable(
  model: BrowserModel,
  candidates: readonly ModelOptions[],
): Promise<ModelOptions | undefined> {
  for (const options of candidates) {
    if ((await model.availability(options)) === 'available') return options;
  }
  return undefined;
}

/** The model that came with the browser, on this device (design §1). Runs in extension pages and in the background. */
export function createBrowserEngine(find = findBrowserModel): Engine {
  async function openSession(task: Task, signal: AbortSignal): Promise<[ModelSession, string]> {
    const model = find();
    const language = detectLanguage(task.text);
    // A model that does not promise the draft's language may still know it.
    const options = model && (await firstAvailable(model, [modelOptions(language), modelOptions(undefined)]));
    // What is not there yet is fetched from the settings, where its progress is shown.
    if (!model || !options) throw new AppError('engine_not_ready');
    const messages = buildTaskPrompt(task, 'headings', newBoundary());
    const question = messages.at(-1)?.content ?? '';
    const session = await model.create({ ...options, initialPrompts: messages.slice(0, -1), signal });
    return [session, question];
  }

  async function* run(task: Task, { signal }: EngineRun): AsyncGenerator<EngineEvent> {
    let session: ModelSession | undefined;
    let isTalking = false;
    try {
      const [opened, question] = await openSession(task, signal);
      session = opened;
      yield { type: 'start', engine: 'browser', model: MODEL_NAME };
      let text = '';
      const maxChars = Math.max(MIN_OUTPUT_CHARS, task.text.length * 4);
      for await (const piece of readPieces(session.promptStreaming(question, { signal }), maxChars)) {
        isTalking = true;
        text += piece;
        yield { type: 'delta', text: piece };
      }
      yield { type: 'done', text };
    } catch (thrown) {
      signal.throwIfAborted();
      const error = toBrowserModelError(thrown);
      // A session that ends under its answer leaves a part of it.
      const wasCut = isTalking && error.code === 'engine_unavailable';
      throw wasCut ? new AppError('cut_off', { cause: thrown }) : error;
    } finally {
      session?.destroy();
    }
  }

  return { id: 'browser', run };
}
