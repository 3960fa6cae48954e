import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';

/** Calls one SQL function of `public` as the service role and gives back what it returned. */
export type CallFunction = (name: string, parameters: Record<string, unknown>) => Promise<unknown>;

/** Over a connection of our own: the fast way, where the platform names the database (`SUPABASE_DB_URL`). */
export function callOverPostgres(databaseUrl: string): CallFunction {
  const sql = postgres(databaseUrl, {
    max: 5,
    idle_timeout: 60,
    connect_timeout: 10,
    prepare: true,
    connection: { application_name: 'whetstone-functions' },
  });
  return async (name, parameters) => {
    const names = Object.keys(parameters);
    const listed = names.map((parameter, index) => `"${parameter}" => $${index + 1}`).join(', ');
    const values = names.map((parameter) => parameters[parameter] as postgres.ParameterOrJSON<never>);
    const [row] = await sql.unsafe(`select public."${name}"(${listed}) as result`, values, { prepare: true });
    return row?.result;
  };
}

/** Over the REST interface, where there is no other way to the database. */
export function callOverRest(supabaseUrl: string, serviceRoleKey: string): CallFunction {
  const client = createClient(supabaseUrl, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return async (name, parameters) => {
    const { data, error } = await client.rpc(name, parameters);
    if (error) throw error;
    return data;
  };
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'CONNECT_TIMEOUT']);
const AVOIDED_MS = 60_000;

/**
 * The first way while it leads to a database, else the second, for a minute each time: a driver waits longer with every
 * refusal. Nothing has run where a connection was refused.
 */
export function callWithFallback(first: CallFunction, second: CallFunction): CallFunction {
  let avoidedUntilMs = 0;
  return async (name, parameters) => {
    if (performance.now() < avoidedUntilMs) return second(name, parameters);
    try {
      return await first(name, parameters);
    } catch (error) {
      if (!UNREACHABLE.has((error as { code?: string }).code ?? '')) throw error;
      avoidedUntilMs = performance.now() + AVOIDED_MS;
      return second(name, parameters);
    }
  };
}
