import { compare, hash } from 'bcryptjs';
import * as z from 'zod/mini';
import { type AuthCall, authError } from './auth-call.ts';
import { WrongGuesses } from './wrong-guesses.ts';

/** As the library hashes. */
const ROUNDS = 10;
/** Written to a session that a reset link opened: whoever has forgotten his password may change it without. */
const RECOVERY_TAG = 'recovery';

const passwordBody = z.object({ password: z.string(), current_password: z.optional(z.string()) });
const signedIn = z.object({ id: z.string() });
const sessionClaim = z.object({ session_id: z.string() });

/** Wrong present passwords by account. */
const wrongPasswords = new WrongGuesses({ max: 10, windowMs: 15 * 60_000 });

interface NewPassword {
  userId: string;
  password: string;
  /** The session that goes on; all others end. */
  keptSession?: string;
}

/** What the hosted service does with a change of password: codes mailed before are void, and other sessions end. */
export async function voidAccess(
  { database }: AuthCall,
  { userId, keptSession = '' }: Omit<NewPassword, 'password'>,
): Promise<void> {
  await database.query(
    `update auth.users set confirmation_token = null, recovery_token = null, email_change = null,
       email_change_token_new = null, email_change_token_current = null, reauthentication_token = null
     where id::text = $1`,
    [userId],
  );
  await database.query(
    "delete from auth.refresh_tokens where user_id::text = $1 and coalesce(session_id::text, '-') <> $2",
    [userId, keptSession],
  );
  await database.query('delete from auth.sessions where user_id::text = $1 and id::text <> $2', [
    userId,
    keptSession,
  ]);
}

/** Sets a password as the hosted service's administration does. */
export async function setPassword(call: AuthCall, { userId, password }: NewPassword): Promise<void> {
  await call.database.query(
    'update auth.users set encrypted_password = $2, updated_at = now() where id::text = $1',
    [userId, await hash(password, ROUNDS)],
  );
  await voidAccess(call, { userId });
}

/** The session a token names. Not verified here. */
export function claimedSession(token: string | undefined): string | undefined {
  try {
    const payload = token?.split('.')[1] ?? '';
    return sessionClaim.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).session_id;
  } catch {
    return undefined;
  }
}

/** Notes that a reset link opened the session of this token. */
export async function noteRecovery({ database }: AuthCall, token: string): Promise<void> {
  await database.query('update auth.sessions set tag = $2 where id::text = $1', [
    claimedSession(token) ?? '',
    RECOVERY_TAG,
  ]);
}

async function isPasswordRight({ database }: AuthCall, userId: string, password: string): Promise<boolean> {
  const [row] = await database.query(
    'select encrypted_password as hash from auth.users where id::text = $1',
    [userId],
  );
  return typeof row?.hash === 'string' && row.hash !== '' && compare(password, row.hash);
}

/** Why this session may not change the password; undefined where it may. */
async function refuse(call: AuthCall, userId: string, current: string | undefined) {
  if (current === undefined)
    return authError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    );
  const guess = wrongPasswords.begin(userId);
  if (!guess) return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  if (!(await isPasswordRight(call, userId, current)))
    return authError(400, 'current_password_invalid', 'Current password is incorrect.');
  guess.takeBack();
  return undefined;
}

/**
 * `PUT /user` with a password, as the hosted service has it with *Require current password when updating* on: asks for the
 * present one but in a session that a reset link opened, and ends all other sessions.
 */
export async function changePassword(call: AuthCall): Promise<Response> {
  const body = passwordBody.safeParse(call.body);
  const authorization = call.request.headers.get('authorization') ?? '';
  const asked = new Request(new URL('/auth/v1/user', call.request.url), {
    headers: { apikey: call.keys.publishable, authorization },
  });
  const answer = await call.forward(asked);
  if (!answer.ok || !body.success) return answer.ok ? call.forward(call.request) : answer;
  const userId = signedIn.parse(await answer.json()).id;
  const session = claimedSession(authorization);
  const [row] = await call.database.query('select tag from auth.sessions where id::text = $1', [
    session ?? '',
  ]);
  if (row?.tag !== RECOVERY_TAG) {
    const refusal = await refuse(call, userId, body.data.current_password);
    if (refusal) return refusal;
  }
  const changed = await call.forward(call.request);
  if (changed.ok) await voidAccess(call, { userId, ...(session && { keptSession: session }) });
  return changed;
}
