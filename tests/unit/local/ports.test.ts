import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { claimPort, readPorts, StartRefused } from '@/local/ports.ts';

describe('readPorts', () => {
  it('gives the ports of the design where nothing is set', () => {
    expect(readPorts({})).toEqual({
      api: 54321,
      database: 54322,
      mailbox: 54324,
      payments: 54325,
      site: 5173,
    });
  });

  it('takes each port from its variable', () => {
    const environment = {
      WHETSTONE_API_PORT: '1001',
      WHETSTONE_DB_PORT: '1002',
      WHETSTONE_MAIL_PORT: ' 1003 ',
      WHETSTONE_PAYMENTS_PORT: '1004',
      WHETSTONE_SITE_PORT: '0',
    };
    expect(readPorts(environment)).toEqual({
      api: 1001,
      database: 1002,
      mailbox: 1003,
      payments: 1004,
      site: 0,
    });
  });

  it.each(['abc', '-1', '70000', '54321.5'])('refuses %s by the name of its variable', (text) => {
    expect(() => readPorts({ WHETSTONE_SITE_PORT: text })).toThrow(
      `WHETSTONE_SITE_PORT is "${text}"; it must be a port number from 0 to 65535.`,
    );
  });
});

describe('claimPort', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function occupyPort(): Promise<number> {
    const server = createServer();
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  it('never takes another port silently: a busy one is refused with its number and variable', async () => {
    const port = await occupyPort();
    const refusal = claimPort('mailbox', port);
    await expect(refusal).rejects.toBeInstanceOf(StartRefused);
    await expect(refusal).rejects.toThrow(
      `Port ${port}, wanted for the mailbox, is in use. Stop what holds it, or set WHETSTONE_MAIL_PORT to another port.`,
    );
  });

  it('finds a free one where 0 is asked for', async () => {
    const port = await claimPort('api', 0);
    expect(port).toBeGreaterThan(0);
    expect(await claimPort('api', port)).toBe(port);
  });
});
