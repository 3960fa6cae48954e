import { parseArgs } from 'node:util';
import { runSmoke } from './run-smoke.ts';

// `npm run smoke -- --url https://<ref>.supabase.co [--site https://…]`: what an operator runs against a live project. Keys
// come from the environment, where no list of processes shows them.

const { values } = parseArgs({ options: { url: { type: 'string' }, site: { type: 'string' } } });
const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;

if (!values.url || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) {
  console.error(
    'Usage: SUPABASE_PUBLISHABLE_KEY=… SUPABASE_SECRET_KEY=… [STRIPE_WEBHOOK_SECRET=…] npm run smoke -- --url <project> [--site <site>]',
  );
  process.exitCode = 2;
} else {
  const failures = await runSmoke(
    {
      url: values.url.replace(/\/$/, ''),
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      siteUrl: values.site,
    },
    console.log,
  );
  process.exitCode = failures > 0 ? 1 : 0;
}
