import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { AppError } from '@/shared/errors/app-error.ts';
import { type ConnectionFault, connectionFault } from './connection-fault.ts';
import { storable } from './storable.ts';

/** Calls one SQL function of `public` as the service role and gives back what it returned. */
export type CallFunction = (name: string, parameters: Record<string, unknown>) => Promise<unknown>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Encrypted unless the database is on this machine or its address says otherwise; its end is proven where a certificate is given. */
function tlsFor({ hostname, searchParams }: URL, certificate: string | undefined) {
  if (searchParams.has('sslmode')) return {};
  if (certificate) return { ssl: { ca: certificate, rejectUnauthorized: true } };
  return { ssl: LOOPBACK.has(hostname) ? (false as const) : ('require' as const) };
}

/**
 * Over a connection of our own: the fast way, where the environment names the database or its pooler. Nothing is kept
 * between two statements, so a pooler in transaction mode may give each another connection.
 */
export function callOverPostgres(databaseUrl: string, certificate?: string): CallFunction {
  const sql = postgres(databaseUrl, {
    max: 5,
    idle_timeout: 60,
    connect_timeout: 5,
    prepare: false,
    connection: { application_name: 'whetstone-functions' },
    ...tlsFor(new URL(databaseUrl), certificate),
  });
  return async (name, parameters) => {
    const names = Object.keys(parameters);
    const listed = names.map((parameter, index) => `"${parameter}" => $${index + 1}`).join(', ');
    const values = names.map(
      (parameter) => storable(parameters[parameter]) as postgres.ParameterOrJSON<never>,
    );
    const [row] = await sql.unsafe(`select public."${name}"(${listed}) as result`, values);
    return row?.result;
  };
}

/** How long a caller is asked to wait when there was no way to the database. */
const RETRY_AFTER_MS = 2_000;
/** PostgREST without a connection (postgrest.org, errors of group 0), or a gateway in front of it that got none. */
const isRestUnavailable = (status: number, code: string) =>
  status === 0 || status === 502 || status === 503 || status === 504 || /^PGRST00\d$/.test(code);

/** Over the REST interface, where there is no other way to the database. @throws AppError `unavailable` */
export function callOverRest(supabaseUrl: string, secretKey: string): CallFunction {
  const client = createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return async (name, parameters) => {
    const { data, error, status } = await client.rpc(name, storable(parameters));
    if (!error) return data;
    if (isRestUnavailable(status, error.code) || connectionFault(error))
      throw new AppError('unavailable', { cause: error, retryAfterMs: RETRY_AFTER_MS });
    throw error;
  };
}

/** How long the first way is left alone: a driver waits longer with every refusal; room comes back sooner than a server. */
const AVOIDED_MS: Record<ConnectionFault, number> = {
  unreachable: 60_000,
  full: 5_000,
  lost: 0,
  deadlock: 0,
};
const TRIES = 3;
/** So long a way is waited on: a driver that was refused again and again may never come to a queued call. */
const PATIENCE_MS = 30_000;

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** As the driver calls a connection that does not come about. */
  readonly code = 'CONNECT_TIMEOUT';
}

/** Settles as a call does, or fails where that takes too long; its own end is heard by nobody then. */
async function within<T>(call: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), limitMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The first way while it leads to a database, else the second. A call whose line broke, or that was chosen to end a
 * deadlock, is made again: at most its own change is found done already.
 * @param patienceMs how long each way is waited on
 * @throws AppError `unavailable` where neither leads there
 */
export function callWithFallback(
  first: CallFunction,
  second: CallFunction,
  patienceMs = PATIENCE_MS,
): CallFunction {
  let avoidedUntilMs = 0;
  return async (name, parameters) => {
    for (let tries = 0; tries < TRIES && performance.now() >= avoidedUntilMs; tries += 1) {
      try {
        return await within(first(name, parameters), patienceMs);
      } catch (error) {
        const fault = connectionFault(error);
        if (!fault) throw error;
        avoidedUntilMs = performance.now() + AVOIDED_MS[fault];
        if (AVOIDED_MS[fault] > 0) break;
      }
    }
    try {
      return await within(second(name, parameters), patienceMs);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw new AppError('unavailable', { cause: error, retryAfterMs: RETRY_AFTER_MS });
    }
  };
}
