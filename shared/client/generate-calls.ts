import type { EngineId } from '@/shared/contracts/enhance.ts';
import {
  type GenerateAnswer,
  type GenerateRequest,
  generateEvent,
  type UnfitTopic,
} from '@/shared/contracts/generate.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { FunctionsAccess } from './call-function.ts';
import { streamFunction } from './stream-function.ts';

interface GenerateCall {
  access: FunctionsAccess;
  body: GenerateRequest;
  signal: AbortSignal;
  /** Hears all that was written so far. */
  onText: (text: string) => void;
}

/**
 * Makes a prompt of a topic, told as it is written. A repeat of a lost call carries the same id and is not charged again.
 * @returns the prompt; or the mode that fits, where an image prompt was asked for and the topic shows nothing
 * @throws AppError with the code the run ended with, `cut_off` where it ended without one
 */
export async function generatePrompt({
  access,
  body,
  signal,
  onText,
}: GenerateCall): Promise<GenerateAnswer | UnfitTopic> {
  let engine: EngineId = 'offline';
  let written = '';
  for await (const event of streamFunction(access, {
    path: '/generate',
    body,
    event: generateEvent,
    signal,
  })) {
    if (event.type === 'start') engine = event.engine;
    else if (event.type === 'delta') {
      written += event.text;
      onText(written);
    } else if (event.type === 'unfit') return event;
    else if (event.type === 'done') return { prompt: event.text, engine, credits: event.credits };
    else throw new AppError(event.code, { retryAfterMs: event.retryAfterMs });
  }
  throw new AppError('cut_off');
}
