import type { App } from '@supabase/lite';
import type { RestAndAuth } from '@/local/api/rest-and-auth.ts';
import type { Database, Row } from '@/local/database/database-types.ts';
import type { StackKeys } from '@/local/keys.ts';
import type { BeforeUserCreated } from './sign-up-hook.ts';

/** What the overrides work with; `forward` hands a request to the library unchanged. */
export interface AuthDependencies {
  forward: RestAndAuth;
  database: Database;
  keys: StackKeys;
  mailer: NonNullable<App['_mailer']>;
  /** Undefined where the functions are not there, or could not reach the database while it waits. */
  beforeUserCreated?: BeforeUserCreated | undefined;
}

/** One request to `/auth/v1`; `body` is what its JSON held, `path` what follows the prefix. */
export interface AuthCall extends AuthDependencies {
  request: Request;
  method: string;
  path: string;
  parameters: URLSearchParams;
  body: unknown;
}

/** An error as the hosted service words it. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/** The hosted service's pause between two mails to one address. */
export const MAIL_PAUSE_SECONDS = 60;

export function tooManyMails(waitSeconds: number): Response {
  const seconds = Math.ceil(waitSeconds);
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

export interface KnownUser {
  id: string;
  email: string;
  confirmed: boolean;
  banned: boolean;
  emailChange: string | undefined;
  /** Seconds until another mail of each kind may go out; 0 when one may. */
  wait: { confirmation: number; recovery: number; emailChange: number };
}

const remaining = (column: string) =>
  `greatest(0, coalesce(${MAIL_PAUSE_SECONDS} - extract(epoch from now() - ${column}), 0))::float8`;

const KNOWN_USER = `
  select id, email, email_confirmed_at is not null as confirmed, coalesce(banned_until > now(), false) as banned,
    email_change, ${remaining('confirmation_sent_at')} as confirmation, ${remaining('recovery_sent_at')} as recovery,
    ${remaining('email_change_sent_at')} as email_change_wait
  from auth.users where `;

function toKnownUser(row: Row): KnownUser {
  return {
    id: String(row.id),
    email: String(row.email ?? ''),
    confirmed: row.confirmed === true,
    banned: row.banned === true,
    emailChange: row.email_change ? String(row.email_change) : undefined,
    wait: {
      confirmation: Number(row.confirmation),
      recovery: Number(row.recovery),
      emailChange: Number(row.email_change_wait),
    },
  };
}

export async function findUserByEmail(database: Database, email: string): Promise<KnownUser | undefined> {
  const [row] = await database.query(`${KNOWN_USER} email = $1`, [email.toLowerCase()]);
  return row && toKnownUser(row);
}

export async function findUserById(database: Database, id: string): Promise<KnownUser | undefined> {
  const [row] = await database.query(`${KNOWN_USER} id::text = $1`, [id]);
  return row && toKnownUser(row);
}
