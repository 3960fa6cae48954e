import { createClient } from '@supabase/supabase-js';

interface Api {
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
}

const PASSWORD = 'bench-password-1';

/** Tokens of accounts signed in with a password, as the website's users are. */
export async function createSessions(api: Api, count: number): Promise<string[]> {
  const options = { auth: { persistSession: false } };
  const admin = createClient(api.apiUrl, api.serviceRoleKey, options).auth.admin;
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const credentials = { email: `session-${index}@example.test`, password: PASSWORD };
    const created = await admin.createUser({ ...credentials, email_confirm: true });
    if (created.error) throw created.error;
    const client = createClient(api.apiUrl, api.anonKey, options);
    const { data, error } = await client.auth.signInWithPassword(credentials);
    if (error) throw error;
    tokens.push(data.session.access_token);
  }
  return tokens;
}
