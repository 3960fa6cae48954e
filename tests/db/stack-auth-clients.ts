import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { inject } from 'vitest';
import type { MailboxMessage } from '@/local/mail/mailbox-message.ts';

const stack = inject('stack');
const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
let count = 0;

/** A client as a page has it: the public key, and a session once somebody signs in. */
export function openClient(): SupabaseClient {
  return createClient(stack.apiUrl, stack.anonKey, options);
}

/** A client as the functions have it. */
export function openAdmin(): SupabaseClient {
  return createClient(stack.apiUrl, stack.serviceRoleKey, options);
}

export function newEmail(): string {
  count += 1;
  return `user-${process.pid}-${count}@example.test`;
}

export const PASSWORD = 'correct horse 1';

/** SQL as the database's owner. */
export async function sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The mails one address has got, newest first. */
export async function mailsTo(email: string): Promise<MailboxMessage[]> {
  const answer = await fetch(`${stack.mailboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as MailboxMessage[];
}

/** Where the newest mail to an address leads. */
export async function linkTo(email: string): Promise<URL> {
  const [mail] = await mailsTo(email);
  return new URL(mail?.links[0] ?? `none for ${email}`);
}

/** The code in the newest mail's link, as the site's page reads it. */
export async function codeTo(email: string): Promise<string> {
  return (await linkTo(email)).searchParams.get('oobCode') ?? '';
}

/** Lets a pause between mails pass without waiting for it. */
export async function passMailPause(email: string): Promise<void> {
  await sql(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
       recovery_sent_at = recovery_sent_at - interval '61 seconds',
       email_change_sent_at = email_change_sent_at - interval '61 seconds' where email = $1`,
    [email],
  );
}

/** Somebody who has signed up, followed the link and is signed in. */
export async function signUpConfirmed(
  data: Record<string, string> = {},
): Promise<{ client: SupabaseClient; email: string; id: string }> {
  const client = openClient();
  const email = newEmail();
  await client.auth.signUp({ email, password: PASSWORD, options: { data } });
  const answer = await client.auth.verifyOtp({ token_hash: await codeTo(email), type: 'signup' });
  if (answer.error || !answer.data.user) throw answer.error ?? new Error('No user');
  return { client, email, id: answer.data.user.id };
}
