import { App } from '@supabase/lite';
import type { Database } from '@/local/database/database-types.ts';
import type { StackKeys } from '@/local/keys.ts';
import { authSettings } from './auth-settings.ts';
import { quietLibraries } from './quiet-console.ts';
import { nameValueRefusal } from './value-refusals.ts';

export type RestAndAuth = (request: Request) => Promise<Response>;

export interface RestAndAuthOptions {
  database: Database;
  keys: StackKeys;
  siteUrl: string;
  mailer: NonNullable<App['_mailer']>;
}

/**
 * `/rest/v1` and `/auth/v1` of the hosted service, settings as in `supabase/config.toml`.
 *
 * One habit of the library is turned off: on its first request it would grant everything on every table to
 * everyone, and so undo the migrations' own grants. `rlsState` tells it that this has happened.
 */
export function createRestAndAuth(options: RestAndAuthOptions): RestAndAuth {
  // Whoever starts a stack: a refusal that a caller asked for is no news.
  quietLibraries((line) => process.stderr.write(`${line}\n`));
  const { connection } = options.database;
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: options.keys.jwtSecret,
      publishable_key: options.keys.publishable,
      secret_key: options.keys.secret,
      site_url: options.siteUrl,
      ...authSettings,
    },
    options: { server: { disableStudio: true } },
  });
  app._mailer = options.mailer;
  return async (request) => nameValueRefusal(await app.fetch(request));
}
