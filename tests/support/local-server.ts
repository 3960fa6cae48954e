import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server of the user's own behaves. */
export type Temper =
  | 'works'
  /** As Ollama before it is told which origins may call it: lists are given, questions are not. */
  | 'refuses origins'
  /** Another program at the same port. */
  | 'is a web page'
  /** Takes the call and says nothing. */
  | 'is silent'
  /** Sends its callers on to another host. */
  | 'forwards'
  | 'wants a key'
  | 'forbids the key'
  | 'breaks';

export interface LocalServer {
  port: number;
  url: string;
  temper: Temper;
  models: string[];
  /** What it answers, word by word. */
  answer: string;
  /** What it was asked, newest last. */
  calls: { path: string; authorization: string | undefined; origin: string | undefined; body: string }[];
  stop(): Promise<void>;
}

const json = { 'Content-Type': 'application/json' };

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const chunk = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  for (const word of text.match(/\S+\s*/g) ?? []) chunk({ content: word }, null);
  chunk({}, 'stop');
  response.end('data: [DONE]\n\n');
}

function complete(server: LocalServer, response: ServerResponse, body: string): void {
  const { model } = JSON.parse(body) as { model: string };
  if (!server.models.includes(model)) {
    const message = `model "${model}" not found, try pulling it first`;
    response.writeHead(404, json).end(JSON.stringify({ error: { message, type: 'api_error' } }));
    return;
  }
  stream(response, server.answer);
}

/** A model server as people run one at home: `/v1/models`, `/v1/chat/completions`, and the ways it goes wrong. */
export async function startLocalServer(
  models: string[] = ['llama3.2:latest', 'qwen3:8b'],
): Promise<LocalServer> {
  const http = createServer(async (request, response) => {
    const body = await readBody(request);
    const { authorization, origin } = request.headers;
    const path = request.url ?? '/';
    server.calls.push({ path, authorization, origin, body });
    const isQuestion = request.method === 'POST';
    const list = JSON.stringify({
      object: 'list',
      data: server.models.map((id) => ({ id, object: 'model' })),
    });
    switch (server.temper) {
      case 'is silent':
        return;
      case 'is a web page':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Hello</title>');
        return;
      case 'forwards':
        if (request.headers.host?.startsWith('elsewhere.')) response.writeHead(200, json).end(list);
        else response.writeHead(307, { Location: `http://elsewhere.test:${server.port}${path}` }).end();
        return;
      case 'wants a key':
        response.writeHead(401, json).end('{"error":{"message":"Incorrect API key provided"}}');
        return;
      case 'forbids the key':
        response.writeHead(403, json).end('{"error":{"message":"Country not supported"}}');
        return;
      case 'breaks':
        if (isQuestion) response.writeHead(500, json).end('{"error":{"message":"out of memory"}}');
        else response.writeHead(200, json).end(list);
        return;
      default:
        if (isQuestion && server.temper === 'refuses origins') response.writeHead(403).end();
        else if (isQuestion) complete(server, response, body);
        else response.writeHead(200, json).end(list);
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: LocalServer = {
    port,
    url: `http://127.0.0.1:${port}/v1`,
    temper: 'works',
    models,
    answer: 'Please review it.',
    calls: [],
    async stop() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
