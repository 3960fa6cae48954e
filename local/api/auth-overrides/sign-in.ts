import * as z from 'zod/mini';
import { type AuthCall, authError, findUserByEmail } from './auth-call.ts';

const passwordBody = z.object({ email: z.string() });
const refreshBody = z.object({ refresh_token: z.string() });
const WINDOW_MS = 5 * 60_000;
const MAX_WRONG_PASSWORDS = 30;

/** Wrong passwords by address and their times; the hosted service counts by network address. */
const wrongPasswords = new Map<string, number[]>();

const banned = () => authError(400, 'user_banned', 'User is banned');

function recentlyWrong(email: string): number[] {
  const since = Date.now() - WINDOW_MS;
  const times = (wrongPasswords.get(email) ?? []).filter((time) => time > since);
  if (times.length) wrongPasswords.set(email, times);
  else wrongPasswords.delete(email);
  return times;
}

function takeBack(email: string, time: number): void {
  const times = recentlyWrong(email);
  const at = times.indexOf(time);
  if (at >= 0) times.splice(at, 1);
}

async function withPassword(call: AuthCall, email: string): Promise<Response> {
  const times = recentlyWrong(email);
  if (times.length >= MAX_WRONG_PASSWORDS) {
    return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  // Counted before it is tried, so that many at once are counted too; a right one is taken back.
  const time = Date.now();
  wrongPasswords.set(email, [...times, time]);
  if ((await findUserByEmail(call.database, email))?.banned) return banned();
  const answer = await call.forward(call.request);
  if (answer.status !== 400) takeBack(email, time);
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
