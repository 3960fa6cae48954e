import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ConnectProxy {
  port: number;
  /** Ends what is open, and turns away whatever is asked for until it is restored: the network is off. */
  cut(): void;
  restore(): void;
  close(): void;
}

/**
 * A proxy on loopback through which every TLS host ends at one port of this machine: what Chromium has a flag for.
 */
export async function startConnectProxy(targetPort: number): Promise<ConnectProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((_request, response) => response.writeHead(502).end());
  server.on('connect', (_request, client: Socket, head: Buffer) => {
    if (isCut) {
      client.end('HTTP/1.1 502 No network\r\n\r\n');
      return;
    }
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
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      end();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      end();
    },
  };
}
