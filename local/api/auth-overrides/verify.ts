import * as z from 'zod/mini';
import { type AuthCall, authError } from './auth-call.ts';
import { noteRecovery } from './password.ts';
import { WrongGuesses } from './wrong-guesses.ts';

const codeBody = z.object({ email: z.string(), token: z.string() });
const kindBody = z.object({ type: z.string() });
const opened = z.object({ access_token: z.string() });

/** One-time codes: ten wrong ones an hour and account. A code lives for an hour and has ten digits. */
const byAccount = new WrongGuesses({ max: 10, windowMs: 3_600_000 });

/** `POST /verify`: limits guessing at codes, which the library does not, and marks the sessions that reset links open. */
export async function verify(call: AuthCall): Promise<Response> {
  const code = codeBody.safeParse(call.body);
  const account = code.success ? code.data.email.trim().toLowerCase() : undefined;
  const guess = account === undefined ? undefined : byAccount.begin(account);
  if (guess === null) return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  const answer = await call.forward(call.request);
  if (!answer.ok) return answer;
  guess?.takeBack();
  const kind = kindBody.safeParse(call.body);
  const session = opened.safeParse(await answer.clone().json());
  if (kind.success && kind.data.type === 'recovery' && session.success)
    await noteRecovery(call, session.data.access_token);
  return answer;
}
