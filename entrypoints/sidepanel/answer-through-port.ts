import type { AnswerEvent } from '@/components/compare/compare-state.ts';
import type { AnswerRequest } from '@/components/compare/use-comparison.ts';
import { portEvents } from '@/shared/extension/port-events.ts';
import { ANSWER_PORT, answerPortEvent } from '@/shared/extension/ports.ts';

/** Has a prompt carried out in the background, which looks at what is asked; see `portEvents`. */
export function answerThroughPort(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const start = { type: 'start', ...request };
  return portEvents({ name: ANSWER_PORT, start, schema: answerPortEvent }, signal);
}
