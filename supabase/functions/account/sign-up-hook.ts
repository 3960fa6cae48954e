import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBytes } from '@/supabase/functions/_shared/http/read-json.ts';
import { isPlainName } from '@/supabase/functions/_shared/mail/mail-name.ts';
import { hashAddress } from './address-hash.ts';
import type { AccountDeps } from './deps-types.ts';

const MAX_BODY_BYTES = 64_000;
const MAX_AGE_SECONDS = 300;
const event = z.object({
  user: z.object({
    email: z.string(),
    user_metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  }),
});

/** Refuses a call the identity service did not sign (Standard Webhooks: `v1,` and base64 of an HMAC-SHA-256). */
async function requireSignature(headers: Headers, body: Uint8Array, secret: string): Promise<void> {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < MAX_AGE_SECONDS;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const rawKey = bytes(secret.replace(/^(v1,)?whsec_/, ''));
  const key = await crypto.subtle.importKey('raw', rawKey, algorithm, false, ['verify']);
  const signed = new Uint8Array([...new TextEncoder().encode(`${id}.${timestamp}.`), ...body]);
  for (const part of isFresh ? (headers.get('webhook-signature') ?? '').split(' ') : []) {
    const [version, signature = ''] = part.split(',');
    if (version !== 'v1' || !/^[\w+/]+=*$/.test(signature)) continue;
    if (await crypto.subtle.verify('HMAC', key, bytes(signature), signed)) return;
  }
  throw new AppError('unauthorized');
}

/**
 * What the identity service asks before it makes an account (its *Before User Created* hook): refuses names that would link
 * somewhere from a mail, and notes the address's hash, by which its free credits are given once (decision 17).
 */
export function addSignUpHook(app: FunctionApp, deps: AccountDeps): void {
  app.post('/account/sign-up-hook', async (context) => {
    if (!deps.signUpHookSecret) throw new AppError('not_found');
    const body = await readBytes(context.req.raw, MAX_BODY_BYTES);
    await requireSignature(context.req.raw.headers, body, deps.signUpHookSecret);
    const { user } = z.parse(event, JSON.parse(new TextDecoder().decode(body)));
    const name = user.user_metadata?.first_name;
    if (typeof name === 'string' && !isPlainName(name))
      return context.json({ error: { http_code: 422, message: 'A first name holds no web address.' } });
    if (deps.addressHashKey)
      await deps.store.noteSignUp(user.email, await hashAddress(user.email, deps.addressHashKey));
    return context.json({});
  });
}
