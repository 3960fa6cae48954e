import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the model server saw it. */
export interface ModelCall {
  model: string;
  /** The words of each message; `images` are the data URLs that came as parts beside them. */
  messages: { role: string; content: string; images?: string[] }[];
  isStructured: boolean;
  /** The limit of the answer, by the name it was told under. */
  limit: { max_tokens?: number; max_completion_tokens?: number };
  authorization: string | undefined;
  /** When the line was closed by the other side before the answer ended, by `performance.now()`. */
  abortedAtMs: number | undefined;
}

/** How one call is answered. */
export type Script = (answer: Answer, call: ModelCall) => void | Promise<void>;

/** What a script can do with the line. Everything is written at once, unbuffered. */
export interface Answer {
  /** Status and headers of an answer that is no stream. */
  plain(status: number, body: string, headers?: Record<string, string>): void;
  /** One `delta.content`; begins the stream where it has not begun. */
  text(content: string): boolean;
  /** Any line of a stream, as it is. */
  raw(bytes: string | Uint8Array): void;
  /** Begins the stream and sends nothing yet. */
  begin(): void;
  /** Ends as a server does: a finish reason, then `[DONE]`. */
  finish(reason?: string): void;
  /** Drops the line in the middle. */
  cut(): void;
  wait(delayMs: number): Promise<void>;
  /** Resolves when the client takes more. */
  drained(): Promise<void>;
  readonly isClosed: boolean;
}

export interface ModelServer {
  /** Up to and including `/v1`. */
  url: string;
  calls: ModelCall[];
  /** The script of every call from now on. */
  script: Script;
  /** Bytes written so far, over all calls. */
  bytesOut(): number;
  stop(): Promise<void>;
}

/** Streams a text in pieces, as a model does. */
export function answerWith(text: string, { pieceChars = 4, everyMs = 0 } = {}): Script {
  return async (answer) => {
    for (let at = 0; at < text.length && !answer.isClosed; at += pieceChars) {
      answer.text(text.slice(at, at + pieceChars));
      if (everyMs) await answer.wait(everyMs);
    }
    answer.finish();
  };
}

/** A server that speaks OpenAI's streaming chat completions and can fail in every way a script asks for. */
export async function startModelServer(
  script: Script = answerWith('Please review it.'),
): Promise<ModelServer> {
  let bytesOut = 0;
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    state.calls.push(call);
    response.on('close', () => {
      if (!response.writableEnded) call.abortedAtMs = performance.now();
    });
    await state.script(
      createAnswer(response, (length) => (bytesOut += length)),
      call,
    );
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    script,
    bytesOut: () => bytesOut,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return state;
}

type SentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

interface SentMessage {
  role: string;
  content: string | SentPart[];
}

function readMessage({ role, content }: SentMessage): ModelCall['messages'][number] {
  if (typeof content === 'string') return { role, content };
  const words = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const images = content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []));
  return { role, content: words.join('\n'), images };
}

async function readCall(request: IncomingMessage): Promise<ModelCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
    model: string;
    messages: SentMessage[];
    response_format?: { type: string };
    max_tokens?: number;
    max_completion_tokens?: number;
  };
  const { max_tokens, max_completion_tokens } = body;
  return {
    model: body.model,
    messages: body.messages.map(readMessage),
    isStructured: body.response_format?.type === 'json_schema',
    limit: { ...(max_tokens && { max_tokens }), ...(max_completion_tokens && { max_completion_tokens }) },
    authorization: request.headers.authorization,
    abortedAtMs: undefined,
  };
}

function createAnswer(response: ServerResponse, count: (length: number) => void): Answer {
  const begin = () => {
    if (response.headersSent) return;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    response.flushHeaders();
  };
  const write = (bytes: string | Uint8Array) => {
    begin();
    count(bytes.length);
    return response.write(bytes);
  };
  const chunk = (delta: object, finish: string | null) =>
    write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  return {
    begin,
    plain(status, body, headers = {}) {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(body);
    },
    text: (content) => chunk({ content }, null),
    raw: (bytes) => void write(bytes),
    finish(reason = 'stop') {
      chunk({}, reason);
      response.end('data: [DONE]\n\n');
    },
    cut: () => void response.socket?.destroy(),
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    drained: () =>
      new Promise((resolve) => {
        response.once('drain', resolve);
        response.once('close', resolve);
      }),
    get isClosed() {
      return response.destroyed || response.writableEnded;
    },
  };
}
