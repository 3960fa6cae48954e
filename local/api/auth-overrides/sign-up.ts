import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type AuthCall, findUserByEmail, tooManyMails } from './auth-call.ts';
import { sendConfirmation } from './mail-token.ts';

const signUpBody = z.object({
  email: z.string(),
  password: z.string().check(z.minLength(8)),
  data: z.optional(z.record(z.string(), z.unknown())),
});

interface Answered {
  id: string;
  email: string;
  identities: unknown[];
  data: unknown;
}

/** What somebody sees who signs up: nothing in it tells whether the address was known, but `identities`. */
function userAnswer({ id, email, identities, data }: Answered): Response {
  const now = new Date().toISOString();
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/**
 * `POST /signup` with an address that is known: confirmed, it answers like a success without identities and mails
 * nobody; unconfirmed, it mails again. The library answers both with 429. A user whose mail could not be sent
 * is not kept.
 */
export async function signUp(call: AuthCall): Promise<Response> {
  const body = signUpBody.safeParse(call.body);
  if (!body.success) return call.forward(call.request);
  const { data } = body.data;
  const email = body.data.email.toLowerCase();
  const user = await findUserByEmail(call.database, email);
  if (!user) {
    await call.beforeUserCreated?.({ email, user_metadata: data ?? {} });
    const answer = await call.forward(call.request);
    if (answer.status >= 500) {
      await call.database.query('delete from auth.users where email = $1 and email_confirmed_at is null', [
        email,
      ]);
    }
    return answer;
  }
  if (user.confirmed) return userAnswer({ id: randomUUID(), email, identities: [], data });
  if (user.wait.confirmation > 0) return tooManyMails(user.wait.confirmation);
  await sendConfirmation(call, user);
  const identities = await call.database.query(
    'select id as identity_id, provider_id as id, user_id, provider, email, identity_data from auth.identities where user_id = $1',
    [user.id],
  );
  return userAnswer({ id: user.id, email, identities, data });
}
