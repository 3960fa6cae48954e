import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY } from './session-key.ts';

export interface ProjectAddress {
  apiUrl: string;
  /** The project's publishable key; no secret. */
  apiKey: string;
}

/** The client that keeps the session of this browser, follows it in every tab, and refreshes it. */
export function createSessionClient({ apiUrl, apiKey }: ProjectAddress): SupabaseClient {
  return createClient(apiUrl, apiKey, {
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
