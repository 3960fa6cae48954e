import { createServer } from 'node:net';

/** The addresses of design §7, all on 127.0.0.1. `0` means any free port. */
export interface Ports {
  api: number;
  database: number;
  mailbox: number;
  payments: number;
  site: number;
}

export const LOOPBACK = '127.0.0.1';

const PORT_VARIABLES: Record<keyof Ports, { variable: string; standard: number; what: string }> = {
  api: { variable: 'WHETSTONE_API_PORT', standard: 54321, what: 'the API' },
  database: { variable: 'WHETSTONE_DB_PORT', standard: 54322, what: 'Postgres' },
  mailbox: { variable: 'WHETSTONE_MAIL_PORT', standard: 54324, what: 'the mailbox' },
  payments: { variable: 'WHETSTONE_PAYMENTS_PORT', standard: 54325, what: 'the payments' },
  site: { variable: 'WHETSTONE_SITE_PORT', standard: 5173, what: 'the site' },
};

/** Said to the person who starts the stack; the message is the whole explanation. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/**
 * Ports from the environment, or the standard ones.
 *
 * @throws StartRefused where a variable holds no port number.
 */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const read = (key: keyof Ports): number => {
    const { variable, standard } = PORT_VARIABLES[key];
    const text = environment[variable]?.trim();
    if (!text) return standard;
    const port = Number(text);
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
    throw new StartRefused(`${variable} is "${text}"; it must be a port number from 0 to 65535.`);
  };
  return {
    api: read('api'),
    database: read('database'),
    mailbox: read('mailbox'),
    payments: read('payments'),
    site: read('site'),
  };
}

/** The sentence for a port somebody else holds. */
export function busyPortMessage(key: keyof Ports, port: number): string {
  const { variable, what } = PORT_VARIABLES[key];
  return `Port ${port}, wanted for ${what}, is in use. Stop what holds it, or set ${variable} to another port.`;
}

function tryListen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/**
 * The port itself where it is free, any free one where 0 is asked for.
 *
 * @throws StartRefused naming the port and the variable that moves it.
 */
export async function claimPort(key: keyof Ports, port: number): Promise<number> {
  try {
    return await tryListen(port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new StartRefused(busyPortMessage(key, port));
    if (code === 'EACCES') {
      throw new StartRefused(
        `Port ${port} may not be used by this account. Set ${PORT_VARIABLES[key].variable} to another port.`,
      );
    }
    throw error;
  }
}
