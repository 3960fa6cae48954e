import { callFunction, clientOf, demand, type SmokeTarget, type Visitor } from './smoke-target.ts';

// Where identity on the hosted service and on the local stack are two programs (the list stands in local/README.md).

/** What the pages tell apart: a wrong password, a link used twice, a weak password, an address that is taken. No mail is sent. */
export async function authAnswersWithCodes(
  target: SmokeTarget,
  { email, password, usedToken }: Visitor,
): Promise<undefined> {
  const { auth } = clientOf(target, target.publishableKey);
  const wrong = await auth.signInWithPassword({ email, password: `not ${password}` });
  demand(wrong.error?.code === 'invalid_credentials', `a wrong password gave ${wrong.error?.code}`);
  const again = await auth.verifyOtp({ token_hash: usedToken, type: 'signup' });
  demand(again.error?.code === 'otp_expired', `a used link gave ${again.error?.code}`);
  const weak = await auth.signUp({ email: `weak-${email}`, password: 'short' });
  demand(weak.error?.code === 'weak_password', `a short password gave ${weak.error?.code}`);
  const taken = await auth.signUp({ email, password });
  demand(taken.error === null, `signing up with a known address gave ${taken.error?.code}`);
  demand(taken.data.user?.identities?.length === 0, 'a known address is not told by its identities');
  return undefined;
}

/** The hook's address is open to everybody; only the identity service may be heard there. */
export async function hookChecksSignatures(target: SmokeTarget): Promise<string | undefined> {
  const answer = await callFunction(target, 'account/sign-up-hook', {
    method: 'POST',
    body: JSON.stringify({ user: { email: 'smoke@example.com' } }),
    headers: { 'webhook-id': 'msg_smoke', 'webhook-timestamp': '0', 'webhook-signature': 'v1,AAAA' },
  });
  await answer.body?.cancel();
  demand(answer.status === 401 || answer.status === 404, `a forged call was answered with ${answer.status}`);
  return answer.status === 404 ? 'SIGN_UP_HOOK_SECRET is not set there' : undefined;
}

/** A password set by the administration, as recovery does it, ends refresh tokens and the session's hold on functions. */
export async function newPasswordEndsSessions(
  target: SmokeTarget,
  { id, email, password }: Visitor,
): Promise<undefined> {
  const client = clientOf(target, target.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  demand(error === null && data.session !== null, `signing in gave ${error?.code}`);
  const { admin } = clientOf(target, target.secretKey).auth;
  const changed = await admin.updateUserById(id, { password: `${password}-2` });
  demand(changed.error === null, `setting a password gave ${changed.error?.code}`);
  const again = await client.auth.refreshSession({ refresh_token: data.session.refresh_token });
  demand(again.error !== null, 'a refresh token outlived the password');
  const token = data.session.access_token;
  const answer = await callFunction(target, 'account/export', { method: 'POST', body: '{}', token });
  demand(answer.status === 401, `the old session’s export answered ${answer.status}`);
  return undefined;
}
