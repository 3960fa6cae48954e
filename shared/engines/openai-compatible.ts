import type { EngineTask } from '@/shared/contracts/task.ts';
import { detectLanguage } from '@/shared/enhance/language.ts';
import { headingsIn } from '@/shared/enhance/section-headings.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { Engine, EngineEvent, EngineRun } from './engine.ts';
import {
  type ChatClient,
  type Completion,
  createCompleter,
  type LimitName,
  type OpenAICompatibleOptions,
} from './openai-compatible-completion.ts';
import { isRequestRefused, toModelError } from './openai-compatible-errors.ts';
import { expectedFeatures, withoutRefused } from './openai-compatible-features.ts';
import { createSectionReader } from './openai-compatible-sections.ts';
import { outputLimit, repairLimit } from './output-limit.ts';
import { newBoundary } from './prompts/message.ts';
import { repairSectionsPrompt } from './prompts/repair-sections-prompt.ts';
import { buildTaskPrompt, comesInSections, promptOf } from './prompts/task-prompt.ts';
import { samplingOf } from './sampling.ts';

/** The raw text is worth more than a late repair. */
const REPAIR_MS = 10_000;

/**
 * An engine behind any server that speaks OpenAI's chat completions. Runs in Deno, Node and a service worker.
 * A reframe asks for structured output, and for headings from a server that does not know it.
 */
export function createOpenAICompatibleEngine(options: OpenAICompatibleOptions, client: ChatClient): Engine {
  const complete = createCompleter(options, client);
  let features = expectedFeatures(options.baseUrl);
  const tried = new Set<LimitName | 'temperature' | 'effort'>();

  /** The task's completion; a server that refuses what is asked beyond text is asked for less, now and from then on. */
  async function* completeTask(task: EngineTask, run: EngineRun): AsyncGenerator<string | undefined> {
    for (;;) {
      const structured = comesInSections(task) && features.schemas;
      const headings = structured ? headingsIn(detectLanguage(task.text)) : undefined;
      const completion: Completion = {
        messages: buildTaskPrompt(task, structured ? 'json' : 'headings', newBoundary()),
        headings,
        sampling: samplingOf(task, features.samples),
        limit: outputLimit(task),
        limitName: features.limitName,
      };
      try {
        yield* complete(completion, run);
        return;
      } catch (thrown) {
        const less = isRequestRefused(thrown) && withoutRefused(features, thrown, { structured, tried });
        if (!less) throw toModelError(thrown, false);
        features = less;
      }
    }
  }

  async function* completeWithPicture(task: EngineTask, run: EngineRun) {
    try {
      yield* completeTask(task, run);
    } catch (thrown) {
      throw thrown instanceof AppError && isRequestRefused(thrown.cause)
        ? new AppError('picture_not_supported', { cause: thrown })
        : thrown;
    }
  }

  /** Text without a heading is put under headings by one more call; if that fails too, the raw text stands (faults N17). */
  async function repair(text: string, { signal, onUsage }: EngineRun): Promise<string> {
    const messages = repairSectionsPrompt.build({ text }, newBoundary());
    const { limitName } = features;
    const completion = { messages, limit: repairLimit(text), limitName };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(REPAIR_MS)]);
    let repaired = '';
    try {
      for await (const piece of complete(completion, { signal: limit, ...(onUsage && { onUsage }) }))
        repaired += piece ?? '';
    } catch {
      signal.throwIfAborted();
      return text;
    }
    return parseSections(repaired).length > 0 ? repaired : text;
  }

  async function* run(task: EngineTask, engineRun: EngineRun): AsyncGenerator<EngineEvent> {
    const reader = comesInSections(task) ? createSectionReader() : undefined;
    let text = '';
    const pieces =
      task.kind === 'image' ? completeWithPicture(task, engineRun) : completeTask(task, engineRun);
    for await (const piece of pieces) {
      if (piece === undefined) {
        yield { type: 'start', engine: options.id, model: options.model, prompt: promptOf(task) };
        continue;
      }
      const readable = reader ? reader.push(piece) : piece;
      text += readable;
      if (readable) yield { type: 'delta', text: readable };
    }
    const whole = reader ? reader.end() : text;
    const needsRepair = reader && whole.trim() !== '' && parseSections(whole).length === 0;
    yield { type: 'done', text: needsRepair ? await repair(whole, engineRun) : whole };
  }

  return { id: options.id, run };
}
