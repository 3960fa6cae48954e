import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { LOOPBACK } from '@/local/ports.ts';

/** Headers that are about this connection, not about the call. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'host',
]);
const connections = new Agent({ keepAlive: true });

/**
 * Pipes a call to another server of this machine and its answer back, byte for byte as it comes. Plain Node streams:
 * `fetch` in between would cost some milliseconds a call, more than all the functions do. Whoever leaves first ends the other.
 *
 * @returns false where nobody listens there; nothing was sent to the client then
 */
export function forwardCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
): Promise<boolean> {
  const headers = passedOn(incoming.headers);
  // Who calls is for the gateway to say, not for the caller.
  delete headers['cf-connecting-ip'];
  headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? LOOPBACK;
  const { method = 'GET' } = incoming;
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: connections }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      // A line that breaks must not look like an end.
      answer.on('error', () => outgoing.destroy());
      resolve(true);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent || outgoing.destroyed) {
        outgoing.destroy();
        resolve(true);
      } else if (error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    outgoing.on('close', () => call.destroy());
    incoming.pipe(call);
  });
}

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));
}
