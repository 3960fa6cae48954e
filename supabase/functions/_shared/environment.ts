import * as z from 'zod/mini';
import { type CallFunction, callOverPostgres, callOverRest, callWithFallback } from './db/call-function.ts';
import type { RunLimitOptions } from './db/run-limits.ts';

/** A count an operator sets; an empty one counts as not set. */
const count = (fallback: number) =>
  z._default(
    z.pipe(
      z.transform((value) => (value === '' || value === undefined ? fallback : Number(value))),
      z.int().check(z.nonnegative()),
    ),
    fallback,
  );

/** What the platform sets by itself, and what every function takes from its operator. */
export const functionEnvironment = z.object({
  SUPABASE_URL: z.url(),
  /** The project's keys by name, as JSON: `{"default":"sb_publishable_…"}`. */
  SUPABASE_PUBLISHABLE_KEYS: z.optional(z.string()),
  SUPABASE_SECRET_KEYS: z.optional(z.string()),
  /** The keys before those, which a project may have switched off. */
  SUPABASE_ANON_KEY: z.optional(z.string()),
  SUPABASE_SERVICE_ROLE_KEY: z.optional(z.string()),
  /** The database itself, which has few connections to give. */
  SUPABASE_DB_URL: z.optional(z.string()),
  /** The pooler in front of it, in transaction mode: many isolates share its connections. */
  POOLER_URL: z.optional(z.string()),
  /** The certificate the database's own is signed by, in PEM; without one the line is encrypted and its end not proven. */
  DATABASE_CA: z.optional(z.string()),
  SITE_URL: z.optional(z.string()),
  /** More origins that may call, separated by commas. */
  ALLOWED_ORIGINS: z._default(z.string(), ''),
});
export type FunctionEnvironment = z.infer<typeof functionEnvironment>;

/** What the engines and their limits find in a function's environment. */
const modelEnvironment = {
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.string()),
  OPENAI_MODEL: z._default(z.string(), 'gpt-5-mini'),
  /** Tokens a UTC day, read and written, over all accounts; 0 for no bound. */
  MODEL_BUDGET_PER_DAY: count(20_000_000),
  /** The same of one account, so that nobody spends the day of all; 0 for no bound. */
  ACCOUNT_BUDGET_PER_DAY: count(2_000_000),
  /** Runs an account may begin a minute, and have under way at once. */
  ACCOUNT_RUNS_PER_MINUTE: count(30),
  ACCOUNT_STREAMS: count(6),
  /** Texts of one caller that rules work on at once or keep waiting. */
  OFFLINE_TEXTS_PER_CALLER: count(4),
};
const modelSchema = z.object(modelEnvironment);
export type ModelEnvironment = z.infer<typeof modelSchema>;

/** The payment provider's part. Without a key nothing can be paid. */
const paymentsEnvironment = {
  STRIPE_SECRET_KEY: z.optional(z.string()),
  /** Another address than the provider's own, for a stand-in. */
  STRIPE_API_URL: z.optional(z.url()),
};
const paymentsSchema = z.object(paymentsEnvironment);
export type PaymentsEnvironment = z.infer<typeof paymentsSchema>;

/** The operator's keys of sources, and where they are; a source whose key is missing is not asked. */
const sourceEnvironment = {
  REDDIT_CLIENT_ID: z.optional(z.string()),
  REDDIT_CLIENT_SECRET: z.optional(z.string()),
  STACKEXCHANGE_KEY: z.optional(z.string()),
  YOUTUBE_API_KEY: z.optional(z.string()),
  X_BEARER_TOKEN: z.optional(z.string()),
  BRAVE_API_KEY: z.optional(z.string()),
  TAVILY_API_KEY: z.optional(z.string()),
  BLUESKY_HANDLE: z.optional(z.string()),
  BLUESKY_APP_PASSWORD: z.optional(z.string()),
  LEMMY_INSTANCE: z._default(z.string(), 'https://lemmy.world'),
  /** 32 bytes in base64: opens the users' own source keys, which the database holds sealed. Without it nobody can keep one. */
  SOURCE_KEYS_SECRET: z.optional(z.string()),
  /** US cents a UTC day that sources may take of the operator, over all accounts; 0 for no bound. */
  SOURCES_BUDGET_PER_DAY: count(500),
  /** A stand-in for all sources, over synthetic items: for machines without a network. */
  SYNTHETIC_SOURCES_URL: z.optional(z.string()),
};

/** Where mails are handed over. Without a host none is sent. */
const mailEnvironment = {
  SMTP_HOST: z.optional(z.string()),
  /** Hosted functions may not reach 25, 465 and 587; mail services offer 2465 or 2525 beside them. */
  SMTP_PORT: count(2525),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASS: z.optional(z.string()),
  SMTP_FROM: z._default(z.string(), 'no-reply@whetstone.local'),
};

/** Everything each function reads from its environment; `docs/deploy.md` lists the same. */
export const environments = {
  enhance: z.extend(functionEnvironment, { ...modelEnvironment, ANONYMOUS_PER_MINUTE: count(600) }),
  generate: z.extend(functionEnvironment, {
    ...modelEnvironment,
    /** spec §9: one. Addresses that many people share may need more. */
    ANONYMOUS_GENERATIONS_PER_DAY: count(1),
    ANONYMOUS_GENERATIONS_PER_ADDRESS: count(20),
    /** Of all visitors together (design §5). */
    ANONYMOUS_GENERATIONS_OF_ALL: count(10_000),
  }),
  'image-prompt': z.extend(functionEnvironment, modelEnvironment),
  analysis: z.extend(functionEnvironment, {
    ...modelEnvironment,
    ...sourceEnvironment,
    ...mailEnvironment,
    SITE_URL: z.url(),
  }),
  account: z.extend(functionEnvironment, {
    ...paymentsEnvironment,
    SITE_URL: z.url(),
    ...mailEnvironment,
    SMTP_HOST: z.string(),
    /** Of the addresses' hashes; without it every new account gets its free credits (decision 17). */
    ADDRESS_HASH_KEY: z.optional(z.string()),
    /** Of the identity service's hook before a sign-up, `v1,whsec_…`. */
    SIGN_UP_HOOK_SECRET: z.optional(z.string()),
  }),
  billing: z.extend(functionEnvironment, { ...paymentsEnvironment, SITE_URL: z.url() }),
  'stripe-webhook': z.extend(functionEnvironment, {
    ...paymentsEnvironment,
    /** Of the endpoint the provider sends its events to. */
    STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  }),
} as const;

const keyring = z.record(z.string(), z.string());

/** The key named `default`, or the only one there is. */
function firstKey(json: string | undefined): string | undefined {
  if (!json) return undefined;
  const keys = z.parse(keyring, JSON.parse(json));
  return keys.default ?? Object.values(keys)[0];
}

/**
 * The project's public key, and the one that opens everything: the new kind where the project has it, else the old.
 * @throws where it has neither
 */
export function readProjectKeys(environment: FunctionEnvironment): { publishable: string; secret: string } {
  const publishable = firstKey(environment.SUPABASE_PUBLISHABLE_KEYS) ?? environment.SUPABASE_ANON_KEY;
  const secret = firstKey(environment.SUPABASE_SECRET_KEYS) ?? environment.SUPABASE_SERVICE_ROLE_KEY;
  if (!publishable || !secret) throw new Error('The environment names no key of the project.');
  return { publishable, secret };
}

/** The way to the database's functions: a connection where one is named, the pooler's first, else REST. */
export function createCall(environment: FunctionEnvironment): CallFunction {
  const overRest = callOverRest(environment.SUPABASE_URL, readProjectKeys(environment).secret);
  const databaseUrl = environment.POOLER_URL ?? environment.SUPABASE_DB_URL;
  if (!databaseUrl) return overRest;
  return callWithFallback(callOverPostgres(databaseUrl, environment.DATABASE_CA), overRest);
}

/** The limits of an account's runs. */
export function readRunLimits(environment: ModelEnvironment): RunLimitOptions {
  return {
    perMinute: environment.ACCOUNT_RUNS_PER_MINUTE,
    atOnce: environment.ACCOUNT_STREAMS,
    tokensPerDay: environment.MODEL_BUDGET_PER_DAY || undefined,
    accountTokensPerDay: environment.ACCOUNT_BUDGET_PER_DAY || undefined,
  };
}

/** Origins that may call, without a slash at the end. */
export function readAllowedOrigins({ SITE_URL, ALLOWED_ORIGINS }: FunctionEnvironment): string[] {
  return [SITE_URL ?? '', ...ALLOWED_ORIGINS.split(',')]
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
}
