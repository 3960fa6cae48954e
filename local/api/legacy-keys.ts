import { sign, verify } from 'hono/jwt';
import type { RestAndAuth } from '@/local/api/rest-and-auth.ts';
import type { StackKeys } from '@/local/keys.ts';

const ALGORITHM = 'HS256';
const TEN_YEARS_SECONDS = 10 * 365 * 86_400;

/** The keys a project had before `sb_publishable_…` and `sb_secret_…`: tokens that name a role and nobody. */
export interface LegacyKeys {
  anon: string;
  serviceRole: string;
}

/** The old kind of keys beside the new ones of a stack, signed with its secret as sessions are. */
export async function makeLegacyKeys({ jwtSecret }: StackKeys): Promise<LegacyKeys> {
  const iat = Math.floor(Date.now() / 1_000);
  const make = (role: string) =>
    sign({ iss: 'supabase', ref: 'local', role, iat, exp: iat + TEN_YEARS_SECONDS }, jwtSecret, ALGORITHM);
  return { anon: await make('anon'), serviceRole: await make('service_role') };
}

/** The key that took an old one's place; undefined for anything else, sessions among it. */
async function replacement(token: string, keys: StackKeys): Promise<string | undefined> {
  if (token.split('.').length !== 3) return undefined;
  try {
    const { role, sub } = await verify(token, keys.jwtSecret, ALGORITHM);
    if (sub !== undefined) return undefined;
    return { anon: keys.publishable, service_role: keys.secret }[String(role)];
  } catch {
    return undefined;
  }
}

/** Takes the old keys where the library knows the new ones alone, as the hosted gateway takes both. */
export function withLegacyKeys(forward: RestAndAuth, keys: StackKeys): RestAndAuth {
  return async (request) => {
    const sent = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
    const key = sent && (await replacement(sent, keys));
    if (!key) return forward(request);
    const translated = new Request(request);
    translated.headers.set('apikey', key);
    // Clients without a session send their key here too.
    if (request.headers.get('authorization') === `Bearer ${sent}`)
      translated.headers.set('authorization', `Bearer ${key}`);
    return forward(translated);
  };
}
