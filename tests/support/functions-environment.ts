/** Where a process of the functions beside a stack's own finds that stack. */
interface NearStack {
  apiUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  databaseUrl?: string | undefined;
  siteUrl: string;
  payments?: { url: string; secretKey: string; webhookSecret: string };
}

/** The variables every function needs to boot beside a stack; those of the payments where it has them. */
export const functionsEnvironment = ({ payments, ...stack }: NearStack): Record<string, string> => ({
  SUPABASE_URL: stack.apiUrl,
  SUPABASE_ANON_KEY: stack.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: stack.serviceRoleKey,
  SUPABASE_DB_URL: stack.databaseUrl ?? '',
  SITE_URL: stack.siteUrl,
  SMTP_HOST: '127.0.0.1',
  ...(payments && {
    STRIPE_SECRET_KEY: payments.secretKey,
    STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
    STRIPE_API_URL: payments.url,
  }),
});
