import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { SESSION_KEY } from './session-key.ts';

export interface ProjectAddress {
  apiUrl: string;
  /** The project's publishable key; no secret. */
  apiKey: string;
}

const REFRESH = '/token?grant_type=refresh_token';

/** Why a session was ended on purpose. */
export type Ending = 'revoked' | 'suspended' | 'deleted';

/** What the auth service says of a session that somebody ended: a logout elsewhere, a new password, a suspension, a deletion. */
const endings: Readonly<Record<string, Ending>> = {
  refresh_token_not_found: 'revoked',
  session_not_found: 'revoked',
  user_banned: 'suspended',
  user_not_found: 'deleted',
};
const keptSession = z.object({ access_token: z.string() });
const refusal = z.object({ code: z.optional(z.unknown()), error_code: z.optional(z.unknown()) });

/** How a session that was to be renewed was ended on purpose; null for one that only ran out. */
async function toldEnding(answer: Response): Promise<Ending | null> {
  if (answer.ok) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const read = refusal.safeParse(body);
  const codes = read.success ? [read.data.code, read.data.error_code] : [];
  return codes.map((code) => (typeof code === 'string' && endings[code]) || null).find(Boolean) ?? null;
}

/** The renewal of a session waits no longer for what became of it. */
const LONGEST_MS = 5_000;

/**
 * Whether an account was suspended: of a session that is over nothing else can be asked any more.
 * @param token of the session, which may have run out
 */
export async function isSuspended({ apiUrl, apiKey }: ProjectAddress, token: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/rest/v1/rpc/is_suspended`, {
      method: 'POST',
      headers: { apikey: apiKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    return answer.ok && (await answer.json()) === true;
  } catch {
    return false;
  }
}

/**
 * What became of an account or a session that the server no longer answers: a row that is not shown tells nothing of it.
 * @param token of the session, which still runs; without an answer it counts as ended elsewhere
 */
export async function askEnding(project: ProjectAddress, token: string): Promise<Ending> {
  const told = await fetch(`${project.apiUrl}/auth/v1/user`, {
    headers: { apikey: project.apiKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LONGEST_MS),
  })
    .then(toldEnding)
    .catch(() => null);
  if (told === 'deleted' || told === 'suspended') return told;
  return (await isSuspended(project, token)) ? 'suspended' : 'revoked';
}

/** The token that was to be renewed, as it lies there. */
function tokenIn(kept: string | null): string {
  const read = keptSession.safeParse(JSON.parse(kept ?? 'null'));
  return read.success ? read.data.access_token : '';
}

interface SessionWays {
  /** Where the session lies; undefined where this browser keeps nothing. */
  storage: SupportedStorage | undefined;
  /** Hears of each try to renew the session whether it was ended on purpose, and how. */
  onRenewal: (ending: Ending | null) => void;
}

/** The client that keeps the session of this browser, follows it in every tab, and refreshes it. */
export function createSessionClient(
  { apiUrl, apiKey }: ProjectAddress,
  { storage, onRenewal }: SessionWays,
): SupabaseClient {
  // A suspension ends all sessions: of one that is gone the service says no more than that.
  const endingOf = async (told: Ending | null): Promise<Ending | null> => {
    if (told !== 'revoked') return told;
    const token = tokenIn((await storage?.getItem(SESSION_KEY)) ?? null);
    return token && (await isSuspended({ apiUrl, apiKey }, token)) ? 'suspended' : 'revoked';
  };
  const watched: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (String(input).includes(REFRESH)) onRenewal(await endingOf(await toldEnding(answer)));
    return answer;
  };
  return createClient(apiUrl, apiKey, {
    global: { fetch: watched },
    auth: {
      storageKey: SESSION_KEY,
      flowType: 'implicit',
      detectSessionInUrl: false,
      ...(storage && { storage }),
    },
  });
}

/** A client that forgets: for links of mails and for checking a password, which must not change who is signed in. */
export function createPassingClient({ apiUrl, apiKey }: ProjectAddress): SupabaseClient {
  return createClient(apiUrl, apiKey, {
    auth: {
      storageKey: `${SESSION_KEY}-passing`,
      flowType: 'implicit',
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
    },
  });
}
