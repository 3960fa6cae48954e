import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { enhanceEvent } from '@/shared/contracts/enhance.ts';
import { SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import { readEvents } from '@/shared/engines/sse.ts';
import { authAnswersWithCodes, hookChecksSignatures, newPasswordEndsSessions } from './smoke-auth-checks.ts';
import {
  callFunction,
  clientOf,
  demand,
  type SmokeCheck,
  type SmokeTarget,
  type Visitor,
} from './smoke-target.ts';

const FUNCTIONS = [
  'enhance',
  'generate',
  'image-prompt/refine-prompt',
  'account/export',
  'billing/checkout',
  'stripe-webhook',
];
const DRAFT = 'i has recieved teh report, pls send it to Ana before 5 pm';

/** Signs somebody up the way a visitor does, with the link handed out in place of mailed. */
export async function signUp(target: SmokeTarget): Promise<Visitor> {
  const email = `smoke-${randomUUID()}@example.com`;
  const password = randomBytes(18).toString('base64url');
  const { admin } = clientOf(target, target.secretKey).auth;
  const { data, error } = await admin.generateLink({ type: 'signup', email, password });
  if (error) throw error;
  const client = clientOf(target, target.publishableKey);
  const { hashed_token: token_hash } = data.properties;
  const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' });
  if (verified.error || !verified.data.session) throw verified.error ?? new Error('No session came of it.');
  return {
    id: data.user.id,
    email,
    password,
    usedToken: token_hash,
    jwt: verified.data.session.access_token,
    client,
  };
}

async function rewriteOnce(target: SmokeTarget, { jwt }: Visitor): Promise<string> {
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: DRAFT };
  const body = JSON.stringify({ requestId: `smoke-${randomUUID()}`, task });
  const response = await callFunction(target, 'enhance', { method: 'POST', body, token: jwt });
  demand(response.ok && response.body !== null, `it answered ${response.status}`);
  let model = '';
  for await (const { data } of readEvents(response.body)) {
    const event = enhanceEvent.parse(JSON.parse(data));
    if (event.type === 'start') model = `${event.engine}, ${event.model}`;
    demand(event.type !== 'error', `it ended with ${event.type === 'error' ? event.code : ''}`);
    if (event.type !== 'done') continue;
    demand(event.text.trim() !== '' && event.text !== DRAFT, 'the draft came back as it was');
    const left = event.credits === null ? 'no credit' : `${event.credits} credits left`;
    return `${model}; ${left}`;
  }
  throw new Error('the stream ended before it was done');
}

async function rowsAreOnesOwn({ id, client }: Visitor, other: Visitor): Promise<undefined> {
  const { data } = await client.from('profiles').select('user_id');
  demand(data?.length === 1 && data[0]?.user_id === id, 'a profile that is not one’s own can be read');
  const { data: foreign } = await client.from('credit_entries').select('id').eq('user_id', other.id);
  demand((foreign ?? []).length === 0, 'another one’s entries can be read');
  const spent = await client.from('profiles').update({ credits: 99_999 }).eq('user_id', id).select();
  demand(spent.error !== null, 'credits can be written');
  const granted = await client.rpc('grant_credits', {
    user_id: id,
    amount: 1,
    reason: 'smoke',
    key: 'smoke',
  });
  demand(granted.error !== null, 'credits can be granted');
  return undefined;
}

async function strangersSeeNothing(target: SmokeTarget): Promise<undefined> {
  const stranger = clientOf(target, target.publishableKey);
  for (const table of ['profiles', 'credit_entries', 'device_tokens', 'payments', 'rate_limits']) {
    const { data } = await stranger.from(table).select('*').limit(1);
    demand((data ?? []).length === 0, `${table} can be read without an account`);
  }
  const answer = await callFunction(target, 'enhance/balance');
  demand(answer.status === 401, `the balance answered ${answer.status} without an account`);
  return undefined;
}

/** Signed as the provider does it (docs.stripe.com/webhooks, “Verify manually”). */
function signature(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function webhookChecksSignatures(target: SmokeTarget): Promise<string | undefined> {
  const body = JSON.stringify({
    id: `evt_smoke_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'customer.created',
    data: { object: { id: 'cus_smoke', object: 'customer' } },
  });
  const send = (sign: string) =>
    callFunction(target, 'stripe-webhook', { method: 'POST', body, headers: { 'Stripe-Signature': sign } });
  const forged = await send(signature(body, 'whsec_forged'));
  demand(!forged.ok, 'a forged event was taken');
  if (!target.webhookSecret) return 'only a forged event was tried: STRIPE_WEBHOOK_SECRET is not set';
  const answer = await send(signature(body, target.webhookSecret));
  demand(answer.ok, `a signed event was answered with ${answer.status}`);
  return undefined;
}

async function functionsAnswer(target: SmokeTarget): Promise<undefined> {
  const origin = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
  for (const path of FUNCTIONS) {
    const answer = await callFunction(target, path, {
      method: 'POST',
      body: '{}',
      headers: { Origin: origin },
    });
    demand(answer.status < 500 && answer.status !== 404, `${path} answered ${answer.status}`);
    const preflight = await callFunction(target, path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    const allowed = preflight.headers.get('access-control-allow-origin');
    demand(allowed === null || allowed === '', `${path} lets pages of ${allowed} read its answers`);
  }
  return undefined;
}

async function siteSendsHeaders(siteUrl: string): Promise<undefined> {
  const { headers } = await fetch(siteUrl, { signal: AbortSignal.timeout(30_000) });
  demand(
    headers.get('content-security-policy')?.includes("frame-ancestors 'none'") ?? false,
    'no frame-ancestors',
  );
  const wanted = [
    'cross-origin-opener-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ];
  for (const name of wanted) demand(headers.has(name), `the site sends no ${name}`);
  return undefined;
}

/** Signed out everywhere, a session is out at once, though its token is good by itself for an hour. */
async function endedSessionIsOut(target: SmokeTarget, { id, client, jwt }: Visitor): Promise<undefined> {
  const { data } = await client.auth.getSession();
  const service = clientOf(target, target.secretKey);
  const { error } = await service.auth.admin.signOut(jwt, 'global');
  demand(error === null, `signing ${id} out everywhere failed`);
  const again = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  demand(again.error !== null, 'a session went on after it was ended');
  const answer = await callFunction(target, 'account/export', { method: 'POST', body: '{}', token: jwt });
  demand(answer.status === 401, `an ended session’s export answered ${answer.status}`);
  return undefined;
}

/** Everything the smoke test looks at, in order; the last two are for people who are signed up by then. */
export function smokeChecks(target: SmokeTarget, people: { first: Visitor; second: Visitor }): SmokeCheck[] {
  const { first, second } = people;
  const site = target.siteUrl;
  return [
    { name: 'functions answer, to no foreign page', run: () => functionsAnswer(target) },
    { name: 'an account begins with its credits', run: () => startsWithCredits(first) },
    { name: 'one rewrite', run: () => rewriteOnce(target, first) },
    { name: 'rows are one’s own', run: () => rowsAreOnesOwn(first, second) },
    { name: 'strangers see nothing', run: () => strangersSeeNothing(target) },
    { name: 'the webhook checks signatures', run: () => webhookChecksSignatures(target) },
    { name: 'sign-in answers with the codes the pages read', run: () => authAnswersWithCodes(target, first) },
    { name: 'the sign-up hook takes no forged call', run: () => hookChecksSignatures(target) },
    { name: 'an ended session is out', run: () => endedSessionIsOut(target, second) },
    { name: 'a new password ends sessions', run: () => newPasswordEndsSessions(target, second) },
    ...(site ? [{ name: 'the site’s headers', run: () => siteSendsHeaders(site) }] : []),
  ];
}

async function startsWithCredits({ client }: Visitor): Promise<undefined> {
  const { data } = await client.from('profiles').select('credits').single();
  demand(data?.credits === SIGNUP_CREDITS, `the balance is ${data?.credits}`);
  return undefined;
}
