import type { RestAndAuth } from '@/local/api/rest-and-auth.ts';
import { mailRequest } from '@/local/mail/mailer.ts';
import { admin, generateLink } from './admin.ts';
import { type AuthCall, type AuthDependencies, authError } from './auth-call.ts';
import { changeUser, recover, resend } from './mail-again.ts';
import { refuseAddress } from './request-limits.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { verify } from './verify.ts';

const PREFIX = '/auth/v1';

const OVERRIDES: Record<string, (call: AuthCall) => Promise<Response>> = {
  'POST /signup': signUp,
  'POST /resend': resend,
  'POST /recover': recover,
  'POST /token': signIn,
  'PUT /user': changeUser,
  'POST /admin/generate_link': generateLink,
  'POST /verify': verify,
};

function findOverride(method: string, path: string) {
  return path.startsWith('/admin/users') ? admin : OVERRIDES[`${method} ${path}`];
}

/** Whether any text of a body holds U+0000. */
function holdsNul(body: unknown): boolean {
  return body !== undefined && JSON.stringify(body).includes('\\u0000');
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.clone().json();
  } catch {
    return undefined;
  }
}

/**
 * Makes the library's auth half answer as the hosted service does where the two differ. Requests without a valid key
 * go through to the library, which refuses them.
 */
export function withAuthOverrides(dependencies: AuthDependencies): RestAndAuth {
  const { forward, keys } = dependencies;
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${PREFIX}/`)) return forward(request);
    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
    const path = url.pathname.slice(PREFIX.length);
    const override = findOverride(request.method, path);
    const redirectTo = url.searchParams.get('redirect_to') ?? undefined;
    return mailRequest.run({ redirectTo }, async () => {
      if (key !== keys.publishable && key !== keys.secret) return forward(request);
      const body = await readJson(request);
      // Postgres keeps no such character, so the library would say that it failed itself.
      if (holdsNul(body)) return authError(422, 'validation_failed', 'A NUL character cannot be kept');
      const call = {
        ...dependencies,
        request,
        method: request.method,
        path,
        parameters: url.searchParams,
        body,
      };
      const refusal = refuseAddress(call);
      if (refusal) return refusal;
      return override ? override(call) : forward(request);
    });
  };
}
