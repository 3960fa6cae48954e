import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY } from './session-key.ts';

export interface ProjectAddress {
  apiUrl: string;
  /** The project's publishable key; no secret. */
  apiKey: string;
}

const REFRESH = '/token?grant_type=refresh_token';
const OVERLOADED = 429;

/** Whether the server no longer knows a session it was asked to renew; one that is only busy may still know it. */
const isRefused = (url: string, status: number) =>
  url.includes(REFRESH) && status >= 400 && status < 500 && status !== OVERLOADED;

/**
 * The client that keeps the session of this browser, follows it in every tab, and refreshes it.
 * @param onLost hears, before the session is dropped, that the server would not renew it
 */
export function createSessionClient({ apiUrl, apiKey }: ProjectAddress, onLost: () => void): SupabaseClient {
  const watched: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (isRefused(String(input), answer.status)) onLost();
    return answer;
  };
  return createClient(apiUrl, apiKey, {
    global: { fetch: watched },
    auth: { storageKey: SESSION_KEY, flowType: 'implicit', detectSessionInUrl: false },
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
