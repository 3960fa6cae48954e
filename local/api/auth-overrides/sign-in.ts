import * as z from 'zod/mini';
import { queued } from '@/local/api/queued.ts';
import { type AuthCall, authError, findUserByEmail } from './auth-call.ts';
import { WrongGuesses } from './wrong-guesses.ts';

const passwordBody = z.object({ email: z.string() });
const refreshBody = z.object({ refresh_token: z.string() });

/** Wrong passwords by account; the hosted service counts by network address. */
const wrongPasswords = new WrongGuesses({ max: 30, windowMs: 5 * 60_000 });

const banned = () => authError(400, 'user_banned', 'User is banned');

async function withPassword(call: AuthCall, email: string): Promise<Response> {
  const guess = wrongPasswords.begin(email);
  if (!guess) return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  if ((await findUserByEmail(call.database, email))?.banned) return banned();
  const answer = await call.forward(call.request);
  if (answer.status !== 400) guess.takeBack();
  return answer;
}

/** The hosted service locks the session while it is renewed; the library does not, and refuses every second tab at once. */
const refresh = queued(async (call: AuthCall): Promise<Response> => {
  const body = refreshBody.safeParse(call.body);
  const rows = body.success
    ? await call.database.query(
        'select 1 from auth.refresh_tokens t join auth.users u on u.id = t.user_id where t.token = $1 and u.banned_until > now()',
        [body.data.refresh_token],
      )
    : [];
  return rows.length ? banned() : call.forward(call.request);
});

/** `POST /token`: bans and the limit on wrong passwords, neither of which the library knows. */
export async function signIn(call: AuthCall): Promise<Response> {
  const kind = call.parameters.get('grant_type');
  if (kind === 'password') {
    const body = passwordBody.safeParse(call.body);
    if (body.success) return withPassword(call, body.data.email.toLowerCase());
  }
  if (kind === 'refresh_token') return refresh(call);
  return call.forward(call.request);
}
