import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK } from '@/local/ports.ts';
import type { MailboxMessage } from './mailbox-message.ts';
import { renderMailboxPage, renderMessagePage } from './mailbox-page.ts';

/** Old mails make room for new ones beyond this many. */
const MAX_MESSAGES = 200;
const MAX_MESSAGE_BYTES = 5_000_000;

export interface Mailbox {
  url: string;
  smtpPort: number;
  messages(): MailboxMessage[];
  stop(): Promise<void>;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
}

async function readMessage(raw: Buffer, id: string, recipients: string[]): Promise<MailboxMessage> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    from: mail.from?.address ?? '',
    to: recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    links: linksOf(mail.html ?? ''),
    receivedAt: new Date().toISOString(),
  };
}

function startSmtp(store: (message: MailboxMessage) => void): Promise<{ server: SMTPServer; port: number }> {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MESSAGE_BYTES,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        count += 1;
        readMessage(Buffer.concat(chunks), String(count), recipients).then(
          (message) => {
            store(message);
            callback();
          },
          (error: Error) => callback(error),
        );
      });
    },
  });
  // A client that hangs up in the middle of a mail is its own affair.
  server.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, LOOPBACK, () =>
      resolve({ server, port: (server.server.address() as AddressInfo).port }),
    );
  });
}

function createMailboxApp(messages: MailboxMessage[]): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/api/messages', (context) => {
    const to = context.req.query('to')?.toLowerCase();
    return context.json(
      to ? messages.filter((message) => message.to.some((one) => one.toLowerCase() === to)) : messages,
    );
  });
  app.delete('/api/messages', (context) => {
    messages.length = 0;
    return context.body(null, 204);
  });
  app.get('/', (context) => context.html(renderMailboxPage(messages)));
  app.get('/messages/:id', (context) => {
    const message = messages.find(({ id }) => id === context.req.param('id'));
    return message ? context.html(renderMessagePage(message)) : context.notFound();
  });
  return app;
}

/** Catches every mail the stack sends and shows it, as JSON and as a page; nothing leaves the machine. */
export async function startMailbox(port: number): Promise<Mailbox> {
  const messages: MailboxMessage[] = [];
  const smtp = await startSmtp((message) => {
    messages.unshift(message);
    messages.length = Math.min(messages.length, MAX_MESSAGES);
  });
  const app = createMailboxApp(messages);
  const { server, url } = await new Promise<{ server: Server; url: string }>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, hostname: LOOPBACK, port }, (info) =>
      resolve({ server: listening as Server, url: `http://${LOOPBACK}:${info.port}` }),
    );
    listening.once('error', reject);
  });
  return {
    url,
    smtpPort: smtp.port,
    messages: () => messages,
    async stop() {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        new Promise<void>((resolve) => smtp.server.close(() => resolve())),
      ]);
    },
  };
}
