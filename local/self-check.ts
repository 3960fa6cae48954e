import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type EnhanceEvent, enhanceEvent } from '@/shared/contracts/enhance.ts';

/** Typed as people type. */
const DRAFT =
  'could you please help me write a email to my team? i think we should of moved the meeting to thursday, alot of people are out and your going to need the numbers.';

/** The grammar checker loads with the first call, which is slow on a busy machine. */
const TIMEOUT_MS = 60_000;

export interface SelfCheck {
  before: string;
  after: string;
  engine: string;
  model: string;
  milliseconds: number;
}

async function* readEvents(response: Response): AsyncGenerator<EnhanceEvent> {
  if (!response.body) throw new Error('The answer of /enhance is empty.');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) yield enhanceEvent.parse(JSON.parse(data));
}

/**
 * Sends one draft the whole way a user's goes, anonymously, through the gateway and the function.
 *
 * @throws Error where no finished text comes back.
 */
export async function runSelfCheck(apiUrl: string, anonKey: string): Promise<SelfCheck> {
  const startedAt = performance.now();
  const response = await fetch(`${apiUrl}/functions/v1/enhance`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      requestId: `start-${crypto.randomUUID()}`,
      task: { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: DRAFT },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(`/enhance answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  let engine = '';
  let model = '';
  for await (const event of readEvents(response)) {
    if (event.type === 'start') ({ engine, model } = event);
    if (event.type === 'error') throw new Error(`/enhance ended with the error ${event.code}.`);
    if (event.type === 'done') {
      const milliseconds = Math.round(performance.now() - startedAt);
      return { before: DRAFT, after: event.text, engine, model, milliseconds };
    }
  }
  throw new Error('/enhance ended before it was done.');
}
