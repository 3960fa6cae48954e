import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

// The least a server in between can do: check a signature, parse the body, pass the stream on. No credits, no database.

const modelUrl = process.argv[2] ?? '';
const secret = 'bench';
const signed = (text: string) => createHmac('sha256', secret).update(text).digest();

const server = createServer(async (incoming, response) => {
  let body = '';
  for await (const part of incoming) body += part;
  const [name = '', signature = ''] = (incoming.headers.authorization ?? '').split('.');
  const isGenuine = timingSafeEqual(signed(name), Buffer.from(signature, 'base64url'));
  if (!isGenuine || typeof JSON.parse(body) !== 'object') {
    response.writeHead(401).end();
    return;
  }
  const upstream = request(`${modelUrl}/chat/completions`, { method: 'POST' }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' });
    answer.pipe(response);
  });
  upstream.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  token: `bench.${signed('bench').toString('base64url')}`,
});
process.once('disconnect', () => process.exit());
