import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { chatIds, chatPages, chats } from '@/shared/chats/chat-sites.ts';
import { bundlePages } from './page-bundles.ts';

/** Which editor each chat site has at its root; others are served at `/e/<editor>` of any host. */
export const chatHosts = new Map(chatIds.map((id) => [chatPages[id].host, chats[id].testPage]));

/** A page that lets nothing in: no inline script or style, no string becomes markup. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const styles = readFileSync(join(import.meta.dirname, '../fixtures/pages/page.css'));
const paper = readFileSync(join(import.meta.dirname, '../fixtures/pages/paper.pdf'));

function chatPage(editor: string, hasStyles: boolean): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chat</title>
<meta name="viewport" content="width=device-width">
${hasStyles ? `<link rel="stylesheet" href="/bundle/${editor}.css">` : ''}<link rel="stylesheet" href="/page.css">
</head><body><main class="messages"><h1>Chat</h1><article>Hello. What would you like to write?</article></main>
<div class="composer"><button class="send" type="button" aria-label="Send message">Send</button></div>
<script src="/bundle/${editor}.js"></script></body></html>`;
}

type Answer = { type: string; body: string | Uint8Array; policy?: string } | undefined;

function answerFor(url: URL, bundles: Map<string, Uint8Array>): Answer {
  const [, folder, name = ''] = url.pathname.split('/');
  if (url.pathname.endsWith('.pdf')) return { type: 'application/pdf', body: paper };
  if (url.pathname === '/page.css') return { type: 'text/css', body: styles };
  if (url.pathname === '/frame')
    return { type: 'text/html', body: '<!doctype html><title>Body</title><body></body>' };
  if (url.pathname === '/favicon.ico')
    return { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  if (folder === 'bundle') {
    const body = bundles.get(name);
    return body && { type: name.endsWith('.css') ? 'text/css' : 'text/javascript', body };
  }
  const editor = folder === 'e' ? name : chatHosts.get(url.hostname);
  if (!editor || !bundles.has(`${editor}.js`)) return undefined;
  const page = chatPage(editor, bundles.has(`${editor}.css`));
  const answer = { type: 'text/html; charset=utf-8', body: page };
  return url.searchParams.has('strict') ? { ...answer, policy: STRICT_POLICY } : answer;
}

/**
 * Serves the chat pages over TLS on loopback, whatever host name they are asked for.
 * @returns its port, and how to end it
 */
export async function startPageServer(): Promise<{ port: number; close(): void }> {
  const bundles = await bundlePages();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'chat pages' }], {
    algorithm: 'sha256',
  });
  const server = createServer({ key, cert }, (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`);
    const answer = answerFor(url, bundles);
    response.writeHead(answer ? 200 : 404, {
      'content-type': answer?.type ?? 'text/plain',
      ...(answer?.policy && { 'content-security-policy': answer.policy }),
    });
    response.end(answer?.body ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
