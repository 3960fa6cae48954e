import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { RunEvent } from '@/components/run-state.ts';
import { API_URL } from '@/dashboard/app/origins.ts';
import {
  type EnhanceEvent,
  type EnhanceRequest,
  type EnhanceTask,
  enhanceEvent,
} from '@/shared/contracts/enhance.ts';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import { AppError } from '@/shared/errors/app-error.ts';

async function requireAnswer(task: EnhanceTask, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const body: EnhanceRequest = { requestId: crypto.randomUUID(), task };
  const response = await fetch(`${API_URL}/functions/v1/enhance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  }).catch((thrown: unknown) => {
    throw signal.aborted ? thrown : new AppError('network_error', { cause: thrown });
  });
  if (response.ok && response.body) return response.body;
  const refusal = wireError.safeParse(await response.json().catch(() => undefined));
  throw new AppError(refusal.success ? refusal.data.code : 'bad_response');
}

/** The messages of an event stream, as they arrive. */
async function* readMessages(stream: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}

function parseEvent({ event, data }: EventSourceMessage): EnhanceEvent {
  try {
    return enhanceEvent.parse({ ...JSON.parse(data), type: event });
  } catch (thrown) {
    throw new AppError('bad_response', { cause: thrown });
  }
}

/**
 * Runs a task by `POST /enhance` without an account (design §4) and gives its events.
 * @throws AppError with the server's code, `network_error` or `bad_response`
 */
export async function* runOnServer(task: EnhanceTask, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const answer = await requireAnswer(task, signal);
  for await (const message of readMessages(answer)) {
    const event = parseEvent(message);
    if (event.type !== 'done') yield event;
    else
      yield {
        ...event,
        segments: diffWords(task.text, event.text),
        guard: event.guard.map((finding) => ({ ...finding, segment: null })),
      };
  }
}
