import { createHmac, randomUUID } from 'node:crypto';
import type { StackKeys } from '@/local/keys.ts';

/** Calls the project's hook as the hosted service does before it makes an account. */
export type BeforeUserCreated = (user: { email: string; user_metadata: unknown }) => Promise<void>;

/** A key of this stack for one purpose, of the one it keeps. */
function derive(keys: StackKeys, purpose: string): Buffer {
  return createHmac('sha256', keys.jwtSecret).update(purpose).digest();
}

/** What an operator sets for the functions behind the hook (`docs/deploy.md`). */
export function hookEnvironment(keys: StackKeys): Record<string, string> {
  return {
    ADDRESS_HASH_KEY: derive(keys, 'addresses').toString('hex'),
    SIGN_UP_HOOK_SECRET: `v1,whsec_${derive(keys, 'sign-up hook').toString('base64')}`,
  };
}

/** @param functions where they are reached */
export function createSignUpHook(
  keys: StackKeys,
  functions: { originOf(name: string): string },
): BeforeUserCreated {
  return async (user) => {
    const id = `msg_${randomUUID()}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify({ metadata: { name: 'before-user-created' }, user });
    const signature = createHmac('sha256', derive(keys, 'sign-up hook'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
    const answer = await fetch(`${functions.originOf('account')}/account/sign-up-hook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body,
    });
    await answer.arrayBuffer();
  };
}
