import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A running project, and what an operator has of it. */
export interface SmokeTarget {
  /** The project's address, without a path. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Signs an event as the payment provider does; left out, only bad signatures are tried. */
  webhookSecret?: string | undefined;
  /** The site's origin; left out, its headers are not looked at. */
  siteUrl?: string | undefined;
}

/** A person the smoke test made up, signed in. */
export interface Visitor {
  id: string;
  email: string;
  password: string;
  /** What the link of the confirmation carried, used by now. */
  usedToken: string;
  jwt: string;
  client: SupabaseClient;
}

/** One thing that must hold of a live project. Throws, with what it saw, where it does not. */
export interface SmokeCheck {
  name: string;
  run(): Promise<string | undefined>;
}

export function clientOf(target: SmokeTarget, key: string): SupabaseClient {
  return createClient(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** A call of a function. */
export function callFunction(
  target: SmokeTarget,
  path: string,
  { token, ...init }: RequestInit & { token?: string } = {},
): Promise<Response> {
  return fetch(`${target.url}/functions/v1/${path}`, {
    ...init,
    headers: {
      apikey: target.publishableKey,
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(init.headers as Record<string, string> | undefined),
    },
    signal: AbortSignal.timeout(60_000),
  });
}
