import type { EngineTask } from '@/shared/contracts/task.ts';
import { detectLanguage } from '@/shared/enhance/language.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import {
  type BrowserModel,
  findBrowserModel,
  type ModelOptions,
  type ModelSession,
  modelOptions,
  type PromptMessage,
  toBrowserModelError,
} from './browser-model.ts';
import type { Engine, EngineEvent, EngineRun } from './engine.ts';
import { outputLimit } from './output-limit.ts';
import { newBoundary } from './prompts/message.ts';
import { buildTaskPrompt } from './prompts/task-prompt.ts';

/** The interface does not tell which model it is: Gemini Nano in Chrome, another one elsewhere. */
const MODEL_NAME = 'built-in model';

/** The pieces of an answer, to their end or to the limit. */
async function* readPieces(stream: ReadableStream<string>, maxChars: number): AsyncGenerator<string> {
  const reader = stream.getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
      if (length > maxChars) throw new AppError('output_limit');
      if (value) yield value;
    }
  } finally {
    // A stream nobody reads any more keeps the model busy.
    void reader.cancel().catch(() => undefined);
  }
}

function withPictures(options: ModelOptions): ModelOptions {
  return { ...options, expectedInputs: [...(options.expectedInputs ?? []), { type: 'image' }] };
}

function withPicture(text: string, dataUrl: string): PromptMessage {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const picture = new Blob([bytes], { type: head.slice(5).replace(';base64', '') });
  return {
    role: 'user',
    content: [
      { type: 'text', value: text },
      { type: 'image', value: picture },
    ],
  };
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
  async function openSession(
    task: EngineTask,
    signal: AbortSignal,
  ): Promise<[ModelSession, string | PromptMessage[]]> {
    const model = find();
    const language = detectLanguage(task.text);
    // A model that does not promise the draft's language may still know it.
    const candidates = [modelOptions(language), modelOptions(undefined)];
    const ready = model && (await firstAvailable(model, candidates));
    // What is not there yet is fetched from the settings, where its progress is shown.
    if (!model || !ready) throw new AppError('engine_not_ready');
    const options = task.kind === 'image' ? await firstAvailable(model, candidates.map(withPictures)) : ready;
    if (!options) throw new AppError('picture_not_supported');
    const messages = buildTaskPrompt(task, 'headings', newBoundary());
    const { content = '', image } = messages.at(-1) ?? {};
    const initialPrompts = messages
      .slice(0, -1)
      .map((message) => ({ role: message.role, content: message.content }));
    const session = await model.create({ ...options, initialPrompts, signal });
    return [session, image === undefined ? content : [withPicture(content, image)]];
  }

  async function* run(task: EngineTask, { signal }: EngineRun): AsyncGenerator<EngineEvent> {
    let session: ModelSession | undefined;
    let isTalking = false;
    try {
      const [opened, question] = await openSession(task, signal);
      session = opened;
      yield { type: 'start', engine: 'browser', model: MODEL_NAME };
      let text = '';
      const maxChars = outputLimit(task).chars;
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
