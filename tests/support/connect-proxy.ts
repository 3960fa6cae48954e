import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * A proxy on loopback through which every TLS host ends at one port of this machine: what Chromium has a flag for.
 * @returns its port, and how to end it
 */
export async function startConnectProxy(targetPort: number): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => response.writeHead(502).end());
  server.on('connect', (_request, client: Socket, head: Buffer) => {
    const upstream = connect(targetPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
