import type { EngineTask } from '@/shared/contracts/task.ts';
import { detectLanguage } from '@/shared/enhance/language.ts';
import { headingsIn } from '@/shared/enhance/section-headings.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { findBrowserModel, type PromptOptions, toBrowserModelError } from './browser-model.ts';
import { assertFits, createBrowserSessions, type OpenedSession } from './browser-sessions.ts';
import type { Engine, EngineEvent, EngineRun } from './engine.ts';
import { createSectionReader, sectionsSchema } from './openai-compatible-sections.ts';
import { estimateTokens, type OutputLimit, outputLimit, repairLimit } from './output-limit.ts';
import { repairSectionsPrompt } from './prompts/repair-sections-prompt.ts';
import { buildTaskPrompt, comesInSections, promptOf } from './prompts/task-prompt.ts';

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

/** What an answer of the task will take at least: a text comes back about as long as it went. */
const answerTokens = ({ text }: EngineTask) => estimateTokens(text);

/** The model that came with the browser, on this device (design §1). Runs in extension pages and in the background. */
export function createBrowserEngine(find = findBrowserModel): Engine {
  const sessions = createBrowserSessions(find);

  async function* ask(
    opened: OpenedSession,
    options: PromptOptions,
    limit: OutputLimit,
  ): AsyncGenerator<string> {
    yield* readPieces(opened.session.promptStreaming(opened.question, options), limit.chars);
  }

  /** Text without a heading is put under headings by one more question; if that fails too, the raw text stands (faults N17). */
  async function repair(text: string, task: EngineTask, signal: AbortSignal): Promise<string> {
    let opened: OpenedSession | undefined;
    let repaired = '';
    try {
      const build = (boundary: string) => repairSectionsPrompt.build({ text }, boundary);
      opened = await sessions.open({ task: { ...task, text }, build, signal });
      for await (const piece of ask(opened, { signal }, repairLimit(text))) repaired += piece;
    } catch {
      signal.throwIfAborted();
      return text;
    } finally {
      opened?.session.destroy();
    }
    return parseSections(repaired).length > 0 ? repaired : text;
  }

  async function* run(task: EngineTask, { signal, onStarting }: EngineRun): AsyncGenerator<EngineEvent> {
    let opened: OpenedSession | undefined;
    let isTalking = false;
    const sectioned = comesInSections(task);
    const headings = headingsIn(detectLanguage(task.text));
    const options: PromptOptions = sectioned
      ? { signal, responseConstraint: sectionsSchema(headings) }
      : { signal };
    const build = (boundary: string) => buildTaskPrompt(task, sectioned ? 'json' : 'headings', boundary);
    try {
      onStarting?.();
      opened = await sessions.open({ task, build, signal });
      await assertFits(opened, options, answerTokens(task));
      yield { type: 'start', engine: 'browser', model: MODEL_NAME, prompt: promptOf(task) };
      const reader = sectioned ? createSectionReader() : undefined;
      let text = '';
      for await (const piece of ask(opened, options, outputLimit(task))) {
        isTalking = true;
        const readable = reader ? reader.push(piece) : piece;
        text += readable;
        if (readable) yield { type: 'delta', text: readable };
      }
      const whole = reader ? reader.end() : text;
      const needsRepair = sectioned && whole.trim() !== '' && parseSections(whole).length === 0;
      yield { type: 'done', text: needsRepair ? await repair(whole, task, signal) : whole };
    } catch (thrown) {
      signal.throwIfAborted();
      const error = toBrowserModelError(thrown);
      // A session that ends under its answer leaves a part of it.
      const wasCut = isTalking && error.code === 'engine_unavailable';
      throw wasCut ? new AppError('cut_off', { cause: thrown }) : error;
    } finally {
      opened?.session.destroy();
    }
  }

  return { id: 'browser', run };
}
