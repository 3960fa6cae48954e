import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hookEnvironment } from '@/local/api/auth-overrides/sign-up-hook.ts';
import { startDatabase } from '@/local/database/database.ts';
import type { Database } from '@/local/database/database-types.ts';
import { embeddedDatabaseUrl } from '@/local/database/embedded-postgres.ts';
import { applyMigrations, applySeed } from '@/local/database/migrations.ts';
import { preparePlatformSchema } from '@/local/database/platform-schema.ts';
import { type Functions, startFunctions } from '@/local/functions/functions.ts';
import type { Mailbox } from '@/local/mail/mailbox.ts';
import { connectTo, createPrices } from '@/local/payments/create-prices.ts';
import { type Payments, startPayments } from '@/local/payments/payments.ts';
import { type Sources, startSources } from '@/local/sources/sources.ts';
import type { StackKeys } from './keys.ts';
import { claimPort, LOOPBACK, type Ports } from './ports.ts';
import { projectRoot } from './run-command.ts';
import type { ShutdownHooks } from './shutdown-hooks.ts';
import { type Site, startSite } from './site.ts';
import type { StackOptions } from './stack-options.ts';

/** Whether the stand-in sells; an operator's own account takes its place. */
function hasPayments(options: StackOptions): boolean {
  return !options.without?.includes('payments') && !options.hasOwnStripe;
}

/**
 * Has the auth library hash passwords at its least cost, where nobody's own are kept: at its usual one each sign-up and login
 * holds the one thread of the stack for 74 ms.
 */
export function hashCheaply(): void {
  process.env.LITE_AUTH_BCRYPT_COST ??= '4';
}

/** Says at once which port is taken, before anything is started. */
export async function claimPorts(options: StackOptions): Promise<Ports> {
  const { ports } = options;
  const needsDatabasePort = !options.databaseUrl && !options.preferPglite;
  const [api, database, mailbox, payments, site] = await Promise.all([
    claimPort('api', ports.api),
    needsDatabasePort ? claimPort('database', ports.database) : ports.database,
    claimPort('mailbox', ports.mailbox),
    hasPayments(options) ? claimPort('payments', ports.payments) : ports.payments,
    claimPort('site', ports.site),
  ]);
  return { api, database, mailbox, payments, site };
}

/** What every part of one start shares. */
export interface Assembly {
  options: StackOptions;
  ports: Ports;
  supabaseFolder: string;
  stateFolder: string;
  shutdownHooks: ShutdownHooks;
  log: (line: string) => void;
  progress: (what: string, detail: string) => void;
  signal: AbortSignal;
  abort: () => void;
}

/** The database, brought to the state of the migrations folder. */
export async function openDatabase(assembly: Assembly): Promise<{ database: Database; applied: string[] }> {
  const { options, supabaseFolder } = assembly;
  const database = await startDatabase({
    stateFolder: assembly.stateFolder,
    url: options.databaseUrl,
    port: assembly.ports.database,
    preferPglite: options.preferPglite ?? false,
    throwaway: options.throwaway ?? false,
    log: assembly.log,
    signal: assembly.signal,
  });
  assembly.shutdownHooks.add('The database', database.stop);
  await preparePlatformSchema(database);
  const applied = await applyMigrations(database, join(supabaseFolder, 'migrations'));
  await applySeed(database, join(supabaseFolder, 'seed.sql'));
  const kind = { embedded: 'Postgres', external: 'your Postgres', pglite: 'PGlite' }[database.kind];
  assembly.progress('database', applied.length ? `${kind}, ${applied.length} migrations applied` : kind);
  return { database, applied };
}

/** The payment provider's stand-in; undefined where there is a real one, or none. */
export async function openPayments(assembly: Assembly, apiUrl: string): Promise<Payments | undefined> {
  if (!hasPayments(assembly.options)) return undefined;
  const payments = await startPayments({
    port: assembly.ports.payments,
    stateFolder: assembly.stateFolder,
    webhookUrl: `${apiUrl}/functions/v1/stripe-webhook`,
    log: assembly.log,
  });
  assembly.shutdownHooks.add('The payments', payments.stop);
  assembly.progress('payments', payments.url);
  return payments;
}

/** The sources' stand-in over synthetic items; undefined where there are no functions to ask it. */
export async function openSources({
  options,
  shutdownHooks,
  progress,
}: Assembly): Promise<Sources | undefined> {
  if (options.without?.includes('functions')) return undefined;
  const sources = await startSources();
  shutdownHooks.add('The sources', sources.stop);
  progress('sources', 'synthetic');
  return sources;
}

/** Puts the plans on sale. */
export async function openShop(payments: Payments | undefined): Promise<void> {
  if (payments) await createPrices(connectTo(payments));
}

/** What the hosted service and the operator would tell the functions. */
export function functionsEnvironment(
  { options, ports }: Assembly,
  parts: {
    publicEnvironment: Record<string, string>;
    keys: StackKeys;
    mailbox: Mailbox;
    payments: Payments | undefined;
    sources: Sources | undefined;
  },
): Record<string, string> {
  const { payments, sources } = parts;
  return {
    ...parts.publicEnvironment,
    SUPABASE_SERVICE_ROLE_KEY: parts.keys.secret,
    // As on the hosted service. They start before the database is up, and fall back to REST where PGlite stands in.
    ...(!options.preferPglite && {
      SUPABASE_DB_URL: options.databaseUrl ?? embeddedDatabaseUrl(ports.database),
    }),
    ...hookEnvironment(parts.keys),
    SMTP_HOST: LOOPBACK,
    SMTP_PORT: String(parts.mailbox.smtpPort),
    SOURCE_KEYS_SECRET: createHash('sha256').update(`source keys of ${parts.keys.secret}`).digest('base64'),
    ...(sources && { SYNTHETIC_SOURCES_URL: sources.url }),
    ...(payments && {
      STRIPE_SECRET_KEY: payments.secretKey,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      STRIPE_API_URL: payments.url,
    }),
  };
}

/** The functions; undefined where the caller does without. */
export async function openFunctions(
  assembly: Assembly,
  environment: Record<string, string>,
): Promise<Functions | undefined> {
  if (assembly.options.without?.includes('functions')) return undefined;
  const functions = await startFunctions({
    root: projectRoot,
    folder: join(assembly.supabaseFolder, 'functions'),
    hosted: assembly.options.hostedFunctions ?? false,
    stateFolder: assembly.stateFolder,
    environment: { ...environment, ...assembly.options.functionsEnvironment },
    log: assembly.log,
    signal: assembly.signal,
  });
  assembly.shutdownHooks.add('The functions', functions.stop);
  assembly.progress('functions', functions.names.join(', ') || 'none yet');
  return functions;
}

/** The dashboard; undefined where there is none. */
export async function openSite(
  assembly: Assembly,
  environment: Record<string, string>,
): Promise<Site | undefined> {
  if (assembly.options.without?.includes('site')) return undefined;
  const site = await startSite({
    folder: join(projectRoot, 'dashboard'),
    port: assembly.ports.site,
    environment,
    signal: assembly.signal,
  });
  if (!site) return undefined;
  assembly.shutdownHooks.add('The site', site.stop);
  assembly.progress('site', site.url);
  return site;
}
