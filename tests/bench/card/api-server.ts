import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';

export interface ApiServer {
  port: number;
  /** When the next request for an enhancement comes in, milliseconds since 1970; rejects where none does. */
  nextRequestAtMs(): Promise<number>;
  close(): void;
}

const ARRIVAL_MS = 15_000;
const TEXT = 'Could you please check the report?';

const answer: EnhanceEvent[] = [
  { type: 'start', engine: 'cloud', model: 'bench' },
  { type: 'delta', seq: 0, text: TEXT },
  { type: 'done', text: TEXT, sections: [], guard: [], credits: 100 },
];

/** Stands in for the API where only the time of the request matters; answers at once. */
export async function startApiServer(): Promise<ApiServer> {
  let notice: (atMs: number) => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.method === 'POST') notice(performance.timeOrigin + performance.now());
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(answer.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    nextRequestAtMs: () =>
      new Promise((resolve, reject) => {
        notice = resolve;
        setTimeout(() => reject(new Error('No request reached the API.')), ARRIVAL_MS).unref();
      }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
