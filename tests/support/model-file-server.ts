import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host of a model's file. */
export interface ModelFileServer {
  port: number;
  url: string;
  /** What it sends; its length is told beforehand. */
  bytes: Buffer;
  /** Connections are broken after so many bytes, once. */
  breakAfter: number | undefined;
  /** Connections wait after so many bytes for as long as this is set. */
  holdAfter: number | undefined;
  knowsRanges: boolean;
  /** The `Range` of each call, oldest first. */
  ranges: (string | undefined)[];
  stop(): Promise<void>;
}

/** Serves one file, with the ways in which a download goes wrong. */
export async function startModelFileServer(bytes: Buffer): Promise<ModelFileServer> {
  const http = createServer((request, response) => {
    const { range } = request.headers;
    server.ranges.push(range);
    const from = server.knowsRanges ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
    const { length } = server.bytes;
    response.writeHead(from > 0 ? 206 : 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': length - from,
      'Access-Control-Allow-Origin': '*',
      ...(from > 0 && { 'Content-Range': `bytes ${from}-${length - 1}/${length}` }),
    });
    const { breakAfter, holdAfter } = server;
    server.breakAfter = undefined;
    if (breakAfter !== undefined)
      response.write(server.bytes.subarray(from, breakAfter), () => response.destroy());
    else if (holdAfter !== undefined) response.write(server.bytes.subarray(from, holdAfter));
    else response.end(server.bytes.subarray(from));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: ModelFileServer = {
    port,
    url: `http://127.0.0.1:${port}/model.gguf`,
    bytes,
    breakAfter: undefined,
    holdAfter: undefined,
    knowsRanges: true,
    ranges: [],
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}
