import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScheduler } from '@/local/scheduler.ts';

const endings: (() => unknown)[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const end of endings.splice(0).reverse()) await end();
});

/** A scheduler on an API that answers every call with this status, and what both were heard to say. */
async function startAll(status = 200) {
  const asked: string[] = [];
  const lines: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.apikey}`);
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => server.close());
  const stop = startScheduler({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serviceRoleKey: 'key',
    log: (line) => lines.push(line),
  });
  endings.push(stop);
  /** Lets a minute pass and waits for what was asked then. */
  const passMinute = async () => {
    const before = asked.length;
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(asked.slice(before)).toEqual(expect.arrayContaining([DATABASE, MAILS])));
  };
  return { asked, lines, stop, passMinute };
}

const DATABASE = 'POST /rest/v1/rpc/run_scheduled_work key';
const MAILS = 'POST /functions/v1/account/email-change-notices key';

test('asks for the database’s work and the mails every minute until it is stopped', async () => {
  const { asked, lines, stop, passMinute } = await startAll();
  await passMinute();
  expect(asked).toEqual(expect.arrayContaining([DATABASE, MAILS]));
  await stop();
  expect([vi.getTimerCount(), lines]).toEqual([0, []]);
});

test('says what failed and goes on with the rest', async () => {
  const { asked, lines, passMinute } = await startAll(500);
  await passMinute();
  expect(asked).toEqual(expect.arrayContaining([DATABASE, MAILS]));
  await vi.waitFor(() =>
    expect(lines).toEqual(
      expect.arrayContaining([
        'Scheduled work failed (/rest/v1/rpc/run_scheduled_work): HTTP 500',
        'Scheduled work failed (/functions/v1/account/email-change-notices): HTTP 500',
      ]),
    ),
  );
});
