import type { Wllama } from '@wllama/wllama/esm/index.js';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ModelQuestion } from './model-question.ts';

/** How much a model is given to hold, in tokens: its instructions, the text and the answer. */
export const CONTEXT_TOKENS = 4096;
/** Tokens read at once. A question is left between two such steps, so they are what an abort waits for. */
export const STEP_TOKENS = 32;

/** The part of wllama that is used here. */
export type ModelRuntime = Pick<
  Wllama,
  | 'formatChat'
  | 'tokenize'
  | 'mustAddBosToken'
  | 'getBOS'
  | 'isTokenEOG'
  | 'kvClear'
  | 'kvRemove'
  | 'decode'
  | 'samplingInit'
  | 'samplingSample'
  | 'samplingAccept'
>;

function commonStart(one: readonly number[], other: readonly number[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Asks a loaded model. It keeps what it has read: a question that begins as the one before, with the same instructions,
 * is read from where the two part.
 */
export function createCompleter(model: ModelRuntime, contextTokens = CONTEXT_TOKENS) {
  let held: number[] = [];

  async function read(tokens: readonly number[], signal: AbortSignal): Promise<void> {
    // The last token is read in any case: what comes next follows from reading it.
    const kept = Math.min(commonStart(tokens, held), tokens.length - 1);
    // The runtime refuses to remove all, or nothing.
    if (kept === 0) await model.kvClear();
    else if (kept < held.length) await model.kvRemove(kept, -1);
    held = held.slice(0, kept);
    for (let at = kept; at < tokens.length; at += STEP_TOKENS) {
      signal.throwIfAborted();
      const step = tokens.slice(at, at + STEP_TOKENS);
      await model.decode(step, { skipLogits: at + STEP_TOKENS < tokens.length });
      held.push(...step);
    }
  }

  async function* write(limit: number, signal: AbortSignal): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for (let count = 0; count < limit; count++) {
      signal.throwIfAborted();
      const { token, piece } = await model.samplingSample();
      if (model.isTokenEOG(token)) return;
      // A letter may be spread over several tokens.
      const text = decoder.decode(piece, { stream: true });
      if (text) yield text;
      await model.samplingAccept([token]);
      await model.decode([token], {});
      held.push(token);
    }
    throw new AppError('output_limit');
  }

  /** @throws AppError `too_long`, `output_limit`; the signal's reason; what the runtime throws */
  return async function* complete(question: ModelQuestion, signal: AbortSignal): AsyncGenerator<string> {
    const prompt = await model.formatChat(question.messages, true);
    const tokens = await model.tokenize(prompt, true);
    if (model.mustAddBosToken() && tokens[0] !== model.getBOS()) tokens.unshift(model.getBOS());
    if (tokens.length + question.leastTokens > contextTokens) throw new AppError('too_long');
    let isWhole = false;
    try {
      await model.samplingInit({ temp: question.temperature, penalty_repeat: 1 });
      await read(tokens, signal);
      yield* write(Math.min(question.mostTokens, contextTokens - tokens.length), signal);
      isWhole = true;
    } finally {
      // Where a step failed, nobody knows what the model still holds.
      if (!isWhole && !signal.aborted) held = [];
    }
  };
}
