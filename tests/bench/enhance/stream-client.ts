import { Agent, type IncomingMessage, request } from 'node:http';
import { clockMs } from './clock.ts';

/** Times of one stream, in milliseconds since its request was sent. */
export interface StreamTimes {
  headersMs: number;
  firstTokenMs: number;
  /** From the model server's write of a token to its arrival here, for every token. */
  onTheWayMs: number[];
}

export interface Call {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

const SENT_AT = /t(\d{13}\.\d{3}) /g;
/** What follows repeats the whole text and is not a token any more. */
const END = /event: ?(done|error)/;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

function post({ url, headers, body }: Call): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      resolve,
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/**
 * Sends the call and reads its stream to the end.
 * @throws Error where the answer is no stream, or ends with an error event
 */
export async function timeStream(call: Call): Promise<StreamTimes> {
  const begin = performance.now();
  const response = await post(call);
  const headersMs = performance.now() - begin;
  response.setEncoding('utf8');
  let whole = '';
  let read = 0;
  let firstTokenMs = Number.NaN;
  const onTheWayMs: number[] = [];
  for await (const part of response) {
    const arrivedMs = clockMs();
    whole += part;
    const end = END.exec(whole)?.index ?? whole.length;
    SENT_AT.lastIndex = read;
    for (let token = SENT_AT.exec(whole); token && token.index < end; token = SENT_AT.exec(whole)) {
      if (onTheWayMs.length === 0) firstTokenMs = performance.now() - begin;
      onTheWayMs.push(arrivedMs - Number(token[1]));
      read = SENT_AT.lastIndex;
    }
  }
  if (response.statusCode !== 200 || onTheWayMs.length === 0)
    throw new Error(`${call.url} answered ${response.statusCode}: ${whole.slice(0, 300)}`);
  return { headersMs, firstTokenMs, onTheWayMs };
}
