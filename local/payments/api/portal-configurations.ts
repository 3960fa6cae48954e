import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag, ignored, mergeMetadata, metadataParam } from '@/local/payments/form.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import type { PortalConfiguration, PortalSession } from '@/local/payments/session-objects.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';
import { requireWebAddress } from './make-session.ts';

const proration = z.enum(['always_invoice', 'create_prorations', 'none']);
const featureParams = z.strictObject({
  customer_update: ignored,
  invoice_history: z.optional(z.strictObject({ enabled: flag })),
  payment_method_update: z.optional(z.strictObject({ enabled: flag })),
  subscription_cancel: z.optional(
    z.strictObject({
      enabled: flag,
      mode: z.optional(z.enum(['at_period_end', 'immediately'])),
      proration_behavior: z.optional(proration),
      cancellation_reason: ignored,
    }),
  ),
  subscription_update: z.optional(
    z.strictObject({
      enabled: flag,
      default_allowed_updates: z.optional(z.array(z.enum(['price', 'quantity', 'promotion_code']))),
      products: z.optional(
        z.array(z.strictObject({ product: z.string(), prices: z.array(z.string()).check(z.minLength(1)) })),
      ),
      proration_behavior: z.optional(proration),
      schedule_at_period_end: z.optional(
        z.strictObject({
          conditions: z.array(
            z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) }),
          ),
        }),
      ),
    }),
  ),
});
const shared = {
  business_profile: z.optional(z.looseObject({ headline: z.optional(z.string()) })),
  default_return_url: z.optional(z.string()),
  metadata: z.optional(metadataParam),
  name: z.optional(z.string()),
  login_page: ignored,
};
const createParams = z.strictObject({ ...shared, features: featureParams });
const updateParams = z.strictObject({
  ...shared,
  features: z.optional(featureParams),
  active: z.optional(flag),
});
const configurationListParams = z.strictObject({
  ...listParams,
  active: z.optional(flag),
  is_default: z.optional(flag),
});
/** The part of the stored features that says what a change of plan does. */
const storedFeatures = z.object({
  subscription_update: z.optional(
    z.object({
      schedule_at_period_end: z.optional(z.object({ conditions: z.array(z.object({ type: z.string() })) })),
    }),
  ),
});

type Features = z.output<typeof featureParams>;

/** @throws Fault 400 where a plan is named that is not for sale, as the vendor does */
function checkPrices(emulator: Emulator, features: Features): void {
  for (const { product, prices } of features.subscription_update?.products ?? [])
    for (const id of prices) {
      const price = emulator.tables.prices.get(id);
      if (!price || price.product !== product) throw missing('price', id, 'features[subscription_update]');
      if (!price.active) throw refused(`The price ${id} is inactive.`, 'features[subscription_update]');
    }
}

function makeConfiguration(
  emulator: Emulator,
  asked: Partial<Omit<PortalConfiguration, 'features'>> & { features: Features },
): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    business_profile: asked.business_profile ?? { headline: null },
    created: nowSeconds(),
    default_return_url: asked.default_return_url ?? null,
    features: { ...asked.features },
    is_default: asked.is_default ?? false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: asked.metadata ?? {},
    name: asked.name ?? null,
    updated: nowSeconds(),
  };
  emulator.tables.configurations.set(configuration.id, configuration);
  return configuration;
}

/** The configuration a session is opened with: the one it names, else the account's default. */
export function configurationOf(emulator: Emulator, id: string | undefined): PortalConfiguration {
  const all = [...emulator.tables.configurations.values()];
  if (id === undefined)
    return (
      all.find(({ is_default }) => is_default) ??
      makeConfiguration(emulator, { features: {}, is_default: true })
    );
  const found = emulator.tables.configurations.get(id);
  if (!found) throw missing('configuration', id, 'configuration');
  return found;
}

/** Whether a change agreed to in this session waits for the end of the period: a smaller sum, where that is set up so. */
export function waitsForEnd(
  emulator: Emulator,
  session: PortalSession,
  change: { subscription: Subscription; price: { unit_amount: number }; quantity: number },
): boolean {
  const item = change.subscription.items.data[0];
  const features = storedFeatures.parse(configurationOf(emulator, session.configuration).features);
  const conditions = features.subscription_update?.schedule_at_period_end?.conditions ?? [];
  return (
    item !== undefined &&
    conditions.some(({ type }) => type === 'decreasing_item_amount') &&
    change.price.unit_amount * change.quantity < item.price.unit_amount * item.quantity
  );
}

/** How the customer's own pages are set up. */
export function portalConfigurationRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/billing_portal/configurations', (context) => {
    const asked = params(context, createParams);
    checkPrices(emulator, asked.features);
    const configuration = makeConfiguration(emulator, {
      features: asked.features,
      name: asked.name ?? null,
      default_return_url: requireWebAddress(asked.default_return_url, 'default_return_url'),
      metadata: mergeMetadata({}, asked.metadata),
      business_profile: { headline: asked.business_profile?.headline ?? null },
    });
    return answer(context, emulator, configuration);
  });
  app.post('/billing_portal/configurations/:id', (context) => {
    const asked = params(context, updateParams);
    const configuration = configurationOf(emulator, context.req.param('id'));
    checkPrices(emulator, asked.features ?? {});
    Object.assign(configuration, {
      active: asked.active ?? configuration.active,
      features: { ...configuration.features, ...asked.features },
      metadata: mergeMetadata(configuration.metadata, asked.metadata),
      name: asked.name ?? configuration.name,
      updated: nowSeconds(),
    });
    return answer(context, emulator, configuration);
  });
  app.get('/billing_portal/configurations', (context) => {
    const { active, is_default, ...page } = params(context, configurationListParams);
    const rows = [...emulator.tables.configurations.values()].filter(
      (one) =>
        (active === undefined || one.active === active) &&
        (is_default === undefined || one.is_default === is_default),
    );
    return answerList(context, emulator, { rows, page });
  });
  return app;
}
