import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { withAuthOverrides } from '@/local/api/auth-overrides/auth-overrides.ts';
import { createSignUpHook } from '@/local/api/auth-overrides/sign-up-hook.ts';
import { type Backends, startGateway } from '@/local/api/gateway.ts';
import { type LegacyKeys, makeLegacyKeys, withLegacyKeys } from '@/local/api/legacy-keys.ts';
import { queued } from '@/local/api/queued.ts';
import { createRestAndAuth } from '@/local/api/rest-and-auth.ts';
import type { Database, Row } from '@/local/database/database-types.ts';
import { type Mailbox, startMailbox } from '@/local/mail/mailbox.ts';
import { createMailer } from '@/local/mail/mailer.ts';
import { type StackEnvironment, writeEnvironmentFile } from './env-file.ts';
import { loadKeys } from './keys.ts';
import { takeLock } from './lock.ts';
import { LOOPBACK } from './ports.ts';
import { projectRoot } from './run-command.ts';
import { ShutdownHooks, startTogether } from './shutdown-hooks.ts';
import type { StackOptions } from './stack-options.ts';
import {
  type Assembly,
  claimPorts,
  functionsEnvironment,
  hashCheaply,
  openDatabase,
  openFunctions,
  openPayments,
  openShop,
  openSite,
  openSources,
} from './stack-parts.ts';

export interface Stack {
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The old kind of both, which is taken as well. */
  legacyKeys: LegacyKeys;
  /** Undefined on PGlite, which only this process can reach. */
  databaseUrl: string | undefined;
  databaseKind: Database['kind'];
  mailboxUrl: string;
  /** The payment provider's stand-in; undefined where a real one is set, or none is wanted. */
  paymentsUrl: string | undefined;
  siteUrl: string;
  /** Whether the dashboard is served there. */
  hasSite: boolean;
  functionNames: readonly string[];
  appliedMigrations: readonly string[];
  /** As written to `<state>/env`. */
  environment: StackEnvironment;
  /** SQL as the database's owner. */
  query(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Settles when the stack is down: with the reason where a part of it crashed, with undefined after `stop`. */
  ended: Promise<string | undefined>;
  stop(): Promise<void>;
}

async function assemble(
  assembly: Assembly,
): Promise<Omit<Stack, 'ended' | 'stop'> & { crashed: Promise<string> }> {
  const { options, ports, shutdownHooks, log } = assembly;
  const keys = await loadKeys(assembly.stateFolder);
  const siteUrl = `http://${LOOPBACK}:${ports.site}`;
  const backends: Backends = { restAndAuth: undefined, originOf: undefined };
  const gateway = await startGateway(ports.api, backends, log);
  shutdownHooks.add('The API', gateway.stop);
  options.onAddresses?.({ apiUrl: gateway.url, siteUrl });
  const mailbox: Mailbox = await startMailbox(ports.mailbox);
  shutdownHooks.add('The mailbox', mailbox.stop);
  assembly.progress('mailbox', mailbox.url);
  const payments = await openPayments(assembly, gateway.url);
  const parts = { keys, mailbox, payments, sources: await openSources(assembly) };

  const publicEnvironment = {
    SUPABASE_URL: gateway.url,
    SUPABASE_ANON_KEY: keys.publishable,
    SITE_URL: options.siteOrigin ?? siteUrl,
  };
  const [{ database, applied }, functions, site] = await startTogether(assembly.abort, [
    openDatabase(assembly),
    openFunctions(assembly, functionsEnvironment(assembly, { publicEnvironment, ...parts })),
    openSite(assembly, { VITE_API_URL: gateway.url, VITE_API_KEY: keys.publishable }),
    openShop(payments),
  ] as const);
  const mailer = createMailer({
    database,
    smtpPort: mailbox.smtpPort,
    templatesFolder: join(assembly.supabaseFolder, 'templates'),
    siteUrl: publicEnvironment.SITE_URL,
  });
  const restAndAuth = withAuthOverrides({
    forward: createRestAndAuth({ database, keys, siteUrl: publicEnvironment.SITE_URL, mailer }),
    database,
    keys,
    mailer,
    // PGlite is one session: what waits for the hook would hold up what the hook asks of the database.
    beforeUserCreated:
      functions && database.kind !== 'pglite' ? createSignUpHook(keys, functions) : undefined,
  });
  backends.restAndAuth = withLegacyKeys(database.kind === 'pglite' ? queued(restAndAuth) : restAndAuth, keys);
  backends.originOf = functions?.originOf;
  const environment = {
    ...publicEnvironment,
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    ...(database.url ? { DATABASE_URL: database.url } : {}),
    MAILBOX_URL: mailbox.url,
    ...(payments && { PAYMENTS_URL: payments.url }),
  };
  const crashes = [database.crashed.then((how) => `The database ${how}.`)];
  if (functions) crashes.push(functions.crashed.then((how) => `A process of the functions ${how}.`));
  return {
    apiUrl: gateway.url,
    anonKey: keys.publishable,
    serviceRoleKey: keys.secret,
    legacyKeys: await makeLegacyKeys(keys),
    databaseUrl: database.url,
    databaseKind: database.kind,
    mailboxUrl: mailbox.url,
    paymentsUrl: payments?.url,
    siteUrl,
    hasSite: site !== undefined,
    functionNames: functions?.names ?? [],
    appliedMigrations: applied,
    environment,
    query: database.query,
    crashed: Promise.race(crashes),
  };
}

/**
 * Brings up the whole embedded stack of design §7: database, REST and auth, functions, mailbox and site.
 *
 * @throws StartRefused where another stack holds the state folder or a port is taken; Error where a part fails.
 *   In either case nothing is left running.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const log = options.log ?? (() => undefined);
  mkdirSync(options.stateFolder, { recursive: true });
  const stateFolder = realpathSync(options.stateFolder);
  if (options.throwaway) hashCheaply();
  const shutdownHooks = new ShutdownHooks(log);
  shutdownHooks.add('The lock', takeLock(stateFolder));
  const failed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal;
  try {
    signal.throwIfAborted();
    const ports = await claimPorts(options);
    const supabaseFolder = options.supabaseFolder ?? join(projectRoot, 'supabase');
    const { crashed, ...facts } = await assemble({
      options,
      ports,
      supabaseFolder,
      stateFolder,
      shutdownHooks,
      log,
      progress: options.progress ?? (() => undefined),
      signal,
      abort: () => failed.abort(),
    });
    shutdownHooks.add('The list of addresses', writeEnvironmentFile(stateFolder, facts.environment));
    signal.throwIfAborted();
    let stopping = false;
    let markStopped: (reason: undefined) => void = () => undefined;
    const stopped = new Promise<undefined>((resolve) => {
      markStopped = resolve;
    });
    const stop = async () => {
      stopping = true;
      await shutdownHooks.run();
      markStopped(undefined);
    };
    const crash = crashed.then(async (reason) => {
      if (stopping) return stopped;
      stopping = true;
      await shutdownHooks.run();
      return reason;
    });
    return { ...facts, ended: Promise.race([stopped, crash]), stop };
  } catch (error) {
    failed.abort();
    await shutdownHooks.run();
    throw error;
  }
}
