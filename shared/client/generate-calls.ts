import { type GenerateAnswer, type GenerateRequest, generateAnswer } from '@/shared/contracts/generate.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

/** Makes a prompt of a topic. A repeat of a lost call carries the same id and is not charged again. */
export function generatePrompt(
  access: FunctionsAccess,
  body: GenerateRequest,
  signal: AbortSignal,
): Promise<GenerateAnswer> {
  return callFunction(access, { path: '/generate', body, answer: generateAnswer, signal });
}
