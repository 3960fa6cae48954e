import type { EngineTask } from '@/shared/contracts/task.ts';
import { estimateTokens, outputLimit } from './output-limit.ts';

/** Our own instructions around a text, in whatever mode. */
const INSTRUCTION_TOKENS = 2_500;
/** A picture of 1,568 × 1,568 pixels, which the largest is, at 32 × 32 a token. */
const IMAGE_TOKENS = 2_401;

/** What a model reads for a task, at most: our instructions, the text, and whatever goes along. */
export function inputTokens(task: EngineTask): number {
  const fields: Partial<Record<string, unknown>> = task;
  const texts = ['text', 'context', 'persona', 'instruction', 'language', 'material'].map(
    (name) => fields[name],
  );
  const read = texts.reduce(
    (sum: number, text) => sum + (typeof text === 'string' ? estimateTokens(text) : 0),
    0,
  );
  const brief = task.kind === 'image-brief' ? estimateTokens(JSON.stringify([task.brief, task.analysis])) : 0;
  return INSTRUCTION_TOKENS + read + brief + (task.kind === 'image' ? IMAGE_TOKENS : 0);
}

/** What a model reads and writes for a task, at most, where it is asked once. */
export function tokenBound(task: EngineTask): number {
  return inputTokens(task) + outputLimit(task).tokens;
}
