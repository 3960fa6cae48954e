import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clockMs } from './clock.ts';

// A model server that does nothing but keep time; its own process, so that nobody's work delays its tokens.
// The draft says how it shall answer: `bench first=20 every=50 tokens=40`, in milliseconds.

const PLAN = /bench first=(\d+) every=(\d+) tokens=(\d+)/;

function chunk(content: string, finishReason: string | null = null): string {
  const body = {
    id: 'bench',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'bench',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finishReason }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

async function answer(
  response: ServerResponse,
  [firstMs = 20, everyMs = 50, tokens = 40]: number[],
): Promise<void> {
  const begin = performance.now();
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (let index = 0; index < tokens && !response.destroyed; index += 1) {
    const dueMs = begin + firstMs + index * everyMs - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs)));
    // Each token says when it was sent, so that its way can be timed at the other end.
    response.write(chunk(`t${clockMs().toFixed(3)} `));
  }
  response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const plan = PLAN.exec(body)?.slice(1).map(Number) ?? [];
  await answer(response, plan);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
process.once('disconnect', () => process.exit());
