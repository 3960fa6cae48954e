import * as z from 'zod/mini';
import { type AuthCall, findUserByEmail, findUserById, tooManyMails } from './auth-call.ts';
import { sendConfirmation, sendEmailChange } from './mail-token.ts';
import { changePassword } from './password.ts';
import { MAILBOX_SECONDS, mayMail } from './request-limits.ts';

const resendBody = z.object({ type: z.enum(['signup', 'email_change']), email: z.string() });
const recoverBody = z.object({ email: z.string() });
const emailChangeBody = z.object({ email: z.string().check(z.minLength(1)) });
const passwordBody = z.object({ password: z.string() });
const subject = z.object({ sub: z.string() });

/** `POST /resend`: the library refuses it always. Says the same whether or not the address is known. */
export async function resend(call: AuthCall): Promise<Response> {
  const body = resendBody.safeParse(call.body);
  if (!body.success) return call.forward(call.request);
  const user = await findUserByEmail(call.database, body.data.email);
  if (!user) return Response.json({});
  if (body.data.type === 'signup') {
    if (user.confirmed) return Response.json({});
    if (user.wait.confirmation > 0) return tooManyMails(user.wait.confirmation);
    if (!mayMail(user.email)) return Response.json({});
    await sendConfirmation(call, user);
    return Response.json({});
  }
  if (!user.emailChange) return Response.json({});
  if (user.wait.emailChange > 0) return tooManyMails(user.wait.emailChange);
  await sendEmailChange(call, user, user.emailChange);
  return Response.json({});
}

/**
 * `POST /recover`: the library has no pause, so a second mail would end the first one's link. Within the pause it answers as
 * for an address that nobody has, where the hosted service says 429 and so tells the two apart.
 */
export async function recover(call: AuthCall): Promise<Response> {
  const body = recoverBody.safeParse(call.body);
  const user = body.success && (await findUserByEmail(call.database, body.data.email));
  if (user && (user.wait.recovery > 0 || !mayMail(user.email))) return Response.json({});
  return call.forward(call.request);
}

/** Whom a token speaks of. Not verified here: the library does that when it gets the request. */
function claimedUserId(authorization: string | null): string | undefined {
  try {
    const payload = authorization?.split('.')[1] ?? '';
    return subject.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).sub;
  } catch {
    return undefined;
  }
}

/** `PUT /user`: a new password asks for the present one, a new address for the same pause as every mail. */
export async function changeUser(call: AuthCall): Promise<Response> {
  if (passwordBody.safeParse(call.body).success) return changePassword(call);
  const asked = emailChangeBody.safeParse(call.body);
  const id = asked.success ? claimedUserId(call.request.headers.get('authorization')) : undefined;
  const user = id === undefined ? undefined : await findUserById(call.database, id);
  if (user?.emailChange && user.wait.emailChange > 0) return tooManyMails(user.wait.emailChange);
  if (asked.success && !mayMail(asked.data.email)) return tooManyMails(MAILBOX_SECONDS);
  return call.forward(call.request);
}
