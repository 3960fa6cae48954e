import * as z from 'zod/mini';
import { authSettings } from '@/local/api/auth-settings.ts';
import type { Row } from '@/local/database/database-types.ts';
import { mailRequest } from '@/local/mail/mailer.ts';
import { type AuthCall, authError, findUserByEmail } from './auth-call.ts';
import { parseBanSeconds } from './ban-duration.ts';
import { setPassword } from './password.ts';

const metadata = z.optional(z.record(z.string(), z.unknown()));
const createBody = z.object({
  email: z.string(),
  password: z.string(),
  email_confirm: z.optional(z.boolean()),
  user_metadata: metadata,
});
const updateBody = z.object({
  password: z.optional(z.string()),
  email: z.optional(z.string()),
  email_confirm: z.optional(z.boolean()),
  ban_duration: z.optional(z.string()),
  user_metadata: metadata,
  app_metadata: metadata,
});

const USER_COLUMNS = `id, aud, role, email, phone, email_confirmed_at, confirmed_at, last_sign_in_at, banned_until,
  created_at, updated_at, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, is_anonymous`;
const MAX_PER_PAGE = 1000;

const notFound = () => authError(404, 'user_not_found', 'User not found');

async function readUser(call: AuthCall, id: string): Promise<Row | undefined> {
  const [row] = await call.database.query(`select ${USER_COLUMNS} from auth.users where id::text = $1`, [id]);
  if (!row) return undefined;
  const identities = await call.database.query(
    'select id as identity_id, provider_id as id, user_id, provider, email, identity_data from auth.identities where user_id::text = $1',
    [id],
  );
  return { ...row, identities };
}

async function listUsers(call: AuthCall): Promise<Response> {
  const perPage = Math.min(Number(call.parameters.get('per_page')) || 50, MAX_PER_PAGE);
  const page = Math.max(Number(call.parameters.get('page')) || 1, 1);
  const users = await call.database.query(
    `select ${USER_COLUMNS} from auth.users order by created_at desc limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  return Response.json({ users, aud: 'authenticated' });
}

/** Goes the way of a sign-up, for the library alone hashes passwords, and sends no mail when it is confirmed at once. */
async function createUser(call: AuthCall): Promise<Response> {
  const body = createBody.safeParse(call.body);
  if (!body.success) return authError(400, 'validation_failed', 'An email and a password are needed');
  const { email, password, email_confirm: confirm = false, user_metadata: data } = body.data;
  if (await findUserByEmail(call.database, email)) {
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await call.beforeUserCreated?.({ email, user_metadata: {} });
  const request = signUpRequest(call, { email, password, data });
  const answer = await mailRequest.run({ redirectTo: undefined, silent: confirm }, () =>
    call.forward(request),
  );
  if (!answer.ok) return answer;
  if (confirm) await confirmEmail(call, email.toLowerCase());
  const user = await findUserByEmail(call.database, email);
  return user ? Response.json(await readUser(call, user.id)) : notFound();
}

const linkBody = z.object({
  type: z.literal('signup'),
  email: z.string(),
  password: z.string(),
  data: metadata,
});

/** `POST /admin/generate_link`: signs somebody up and hands out the link in place of mailing it. */
export async function generateLink(call: AuthCall): Promise<Response> {
  if (call.request.headers.get('apikey') !== call.keys.secret)
    return authError(403, 'not_admin', 'User not allowed');
  const body = linkBody.safeParse(call.body);
  if (!body.success) return authError(400, 'validation_failed', 'Only links for sign-ups are made here');
  const { email, password, data } = body.data;
  if (await findUserByEmail(call.database, email))
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  await call.beforeUserCreated?.({ email, user_metadata: {} });
  const request = signUpRequest(call, { email, password, data });
  const answer = await mailRequest.run({ redirectTo: undefined, silent: true }, () => call.forward(request));
  if (!answer.ok) return answer;
  const [row] = await call.database.query('select id, confirmation_token from auth.users where email = $1', [
    email.toLowerCase(),
  ]);
  const hashed = String(row?.confirmation_token);
  return Response.json({
    ...(await readUser(call, String(row?.id))),
    action_link: new URL(`/auth/v1/verify?type=signup&token=${hashed}`, call.request.url).href,
    email_otp: '',
    hashed_token: hashed,
    redirect_to: '',
    verification_type: 'signup',
  });
}

function signUpRequest(call: AuthCall, body: object): Request {
  return new Request(new URL('/auth/v1/signup', call.request.url), {
    method: 'POST',
    headers: { apikey: call.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function confirmEmail(call: AuthCall, email: string): Promise<void> {
  await call.database.query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), confirmation_token = null where email = $1',
    [email],
  );
}

async function updateUser(call: AuthCall, id: string): Promise<Response> {
  const body = updateBody.safeParse(call.body);
  if (!body.success) return authError(400, 'validation_failed', 'The body does not describe a user');
  const {
    email,
    password,
    email_confirm: confirm,
    ban_duration: ban,
    user_metadata,
    app_metadata,
  } = body.data;
  if (password !== undefined && password.length < authSettings.minimum_password_length)
    return authError(422, 'weak_password', 'Password should be at least 8 characters.');
  const banSeconds = ban === undefined ? undefined : parseBanSeconds(ban);
  if (ban !== undefined && banSeconds === undefined) {
    return authError(400, 'validation_failed', 'invalid format for ban_duration');
  }
  const taken = email === undefined ? undefined : await findUserByEmail(call.database, email);
  if (taken && taken.id !== id) {
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  const rows = await call.database.query(
    `update auth.users set
       email = coalesce($2::text, email),
       email_confirmed_at = case when $3::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       banned_until = case when $4::float8 is null then banned_until
         when $4::float8 = 0 then null else now() + make_interval(secs => $4::float8) end,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $5::jsonb,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $6::jsonb,
       updated_at = now()
     where id::text = $1 returning id`,
    [
      id,
      email?.toLowerCase() ?? null,
      confirm ?? false,
      banSeconds ?? null,
      JSON.stringify(user_metadata ?? {}),
      JSON.stringify(app_metadata ?? {}),
    ],
  );
  if (!rows.length) return notFound();
  if (password !== undefined) await setPassword(call, { userId: id, password });
  return Response.json(await readUser(call, id));
}

async function deleteUser(call: AuthCall, id: string): Promise<Response> {
  await call.database.query('delete from auth.refresh_tokens where user_id::text = $1', [id]);
  const rows = await call.database.query('delete from auth.users where id::text = $1 returning id', [id]);
  return rows.length ? Response.json({}) : notFound();
}

/** `/admin/users`, which the library does not have; for the service role alone. */
export async function admin(call: AuthCall): Promise<Response> {
  if (call.request.headers.get('apikey') !== call.keys.secret) {
    return authError(403, 'not_admin', 'User not allowed');
  }
  const id = /^\/admin\/users\/([\w-]+)$/.exec(call.path)?.[1];
  if (call.path === '/admin/users') {
    if (call.method === 'GET') return listUsers(call);
    if (call.method === 'POST') return createUser(call);
  }
  if (id !== undefined) {
    if (call.method === 'PUT') return updateUser(call, id);
    if (call.method === 'DELETE') return deleteUser(call, id);
    if (call.method === 'GET') {
      const user = await readUser(call, id);
      return user ? Response.json(user) : notFound();
    }
  }
  return call.forward(call.request);
}
