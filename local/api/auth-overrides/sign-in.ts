import * as z from 'zod/mini';
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

/** `POST /token`: bans and the limit on wrong passwords, neither of which the library knows. */
export async function signIn(call: AuthCall): Promise<Response> {
  const kind = call.parameters.get('grant_type');
  if (kind === 'password') {
    const body = passwordBody.safeParse(call.body);
    if (body.success) return withPassword(call, body.data.email.toLowerCase());
  }
  if (kind === 'refresh_token') {
    const body = refreshBody.safeParse(call.body);
    const rows = body.success
      ? await call.database.query(
          'select 1 from auth.refresh_tokens t join auth.users u on u.id = t.user_id where t.token = $1 and u.banned_until > now()',
          [body.data.refresh_token],
        )
      : [];
    if (rows.length) return banned();
  }
  return call.forward(call.request);
}
