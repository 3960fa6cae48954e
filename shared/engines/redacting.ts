import type { EngineTask } from '@/shared/contracts/task.ts';
import { createRedactor, createUnredactor, unredact } from '@/shared/enhance/redaction.ts';
import type { Engine, EngineEvent, EngineRun } from './engine.ts';

/** What a run hands to its engine, in numbers. */
export interface Handed {
  chars: number;
  /** How many addresses, numbers and keys were kept back. */
  redactions: number;
  /** Size of the picture that goes along, where there is one. */
  imageBytes?: number;
}

interface RedactingOptions {
  /** Whether anything is replaced at all. */
  redacts: boolean;
  /** Hears the numbers before the engine gets the text; the engine waits for it. */
  onHanded(handed: Handed): Promise<void>;
}

/** The words of a task that are the user's, by field. */
function userTexts(task: EngineTask): Record<string, string> {
  const fields: Partial<Record<string, unknown>> = task;
  const texts: Record<string, string> = {};
  for (const name of ['text', 'context', 'persona', 'instruction', 'language', 'material']) {
    const value = fields[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** Bytes behind a data URL: three of them for each four letters of base64. */
function bytesOf(dataUrl: string): number {
  return Math.floor(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4);
}

async function* restore(
  events: AsyncIterable<EngineEvent>,
  kept: ReadonlyMap<string, string>,
): AsyncGenerator<EngineEvent> {
  const unredactor = createUnredactor(kept);
  for await (const event of events) {
    if (event.type === 'start') yield event;
    else if (event.type === 'delta') {
      const text = unredactor.push(event.text);
      if (text) yield { type: 'delta', text };
    } else {
      const rest = unredactor.end();
      if (rest) yield { type: 'delta', text: rest };
      // What was checked is another text than what the user gets.
      const own = kept.size > 0 ? { checked: undefined } : {};
      yield { ...event, ...own, text: unredact(event.text, kept) };
    }
  }
}

/**
 * The engine, with what must not leave the device replaced before it gets the text and put back in what it gives
 * (design §3). Whoever reads its events meets the user's own words, the intent guard among them.
 */
export function createRedactingEngine(engine: Engine, { redacts, onHanded }: RedactingOptions): Engine {
  return {
    id: engine.id,
    limits: engine.limits,
    async *run(task: EngineTask, run: EngineRun) {
      const texts = userTexts(task);
      const redactor = createRedactor(Object.values(texts));
      const handed = redacts
        ? Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, redactor.redact(text)]))
        : texts;
      const chars = Object.values(handed).reduce((sum, text) => sum + text.length, 0);
      const picture = task.kind === 'image' ? { imageBytes: bytesOf(task.image) } : {};
      await onHanded({ chars, redactions: redactor.kept.size, ...picture });
      yield* restore(engine.run({ ...task, ...handed }, run), redactor.kept);
    },
  };
}
