/** Tables in which a user sees his own rows. */
export const ownTables = ['profiles', 'credit_entries', 'device_tokens', 'subscriptions', 'payments'];

/** Tables that no client sees. */
export const closedTables = [
  'credit_reservations',
  'rate_limits',
  'engine_runs',
  'model_usage',
  'billing_customers',
  'stripe_events',
  'email_changes',
  'image_sessions',
  'own_templates',
  'prompt_histories',
  'analyses',
  'analysis_steps',
  'source_cache',
  'source_keys',
  'analytics_events',
  'weekly_reports',
  'plan_weekly_reports',
  'analysis_refunds',
];

/** Tables that whoever is signed in reads in full, and nobody writes. */
export const sharedTables = ['templates'];
