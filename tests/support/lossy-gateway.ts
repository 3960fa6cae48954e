import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway between the extension and the API that fails as a line does. */
export interface LossyGateway {
  port: number;
  /** While it is set, nothing gets through either way. */
  isDown: boolean;
  /** How many answers to come are lost on their way back, after the server took the request. */
  losesAnswers: number;
  /** How many answers were lost so far. */
  lost: number;
  stop(): Promise<void>;
}

/** Hands requests on to `target`, an origin. Only runs are lost: they are what is paid for. */
export async function startLossyGateway(target: string): Promise<LossyGateway> {
  const handOn = (request: IncomingMessage, response: ServerResponse) => {
    if (gateway.isDown) return void request.socket.destroy();
    const { method, headers, url = '/' } = request;
    const upstream = ask(new URL(url, target), { method, headers }, (answer) => {
      if (method === 'POST' && gateway.losesAnswers > 0) {
        gateway.losesAnswers -= 1;
        gateway.lost += 1;
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => request.socket.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
  const server = createServer(handOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: LossyGateway = {
    port: (server.address() as AddressInfo).port,
    isDown: false,
    losesAnswers: 0,
    lost: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return gateway;
}
