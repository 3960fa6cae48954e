import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { flag, mergeMetadata, metadataParam } from '@/local/payments/form.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Subscription } from '@/local/payments/objects.ts';
import type { PortalConfiguration, PortalSession } from '@/local/payments/session-objects.ts';
import { type ApiEnv, params } from './params.ts';

const featureParams = z.strictObject({
  invoice_history: z.strictObject({ enabled: flag }),
  payment_method_update: z.strictObject({ enabled: flag }),
  subscription_cancel: z.strictObject({ enabled: flag, mode: z.literal('at_period_end') }),
  subscription_update: z.strictObject({
    enabled: flag,
    default_allowed_updates: z.array(z.literal('price')),
    products: z.array(
      z.strictObject({ product: z.string(), prices: z.array(z.string()).check(z.minLength(1)) }),
    ),
    proration_behavior: z.literal('always_invoice'),
    schedule_at_period_end: z.strictObject({
      conditions: z.array(z.strictObject({ type: z.literal('decreasing_item_amount') })),
    }),
  }),
});
const configurationParams = z.strictObject({ features: featureParams, metadata: z.optional(metadataParam) });

type PortalFeatures = z.output<typeof featureParams>;

/** @throws Fault 400 where a plan is named that is not for sale, as the vendor does */
function checkPrices(emulator: Emulator, features: PortalFeatures): void {
  for (const { product, prices } of features.subscription_update.products)
    for (const id of prices) {
      const price = emulator.tables.prices.get(id);
      if (!price || price.product !== product) throw missing('price', id, 'features[subscription_update]');
      if (!price.active) throw refused(`The price ${id} is inactive.`, 'features[subscription_update]');
    }
}

/** @throws Fault 404 where nobody made it */
export function findConfiguration(emulator: Emulator, id: string): PortalConfiguration {
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
  const { features } = findConfiguration(emulator, session.configuration);
  const { conditions } = features.subscription_update.schedule_at_period_end;
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
    const { features, metadata } = params(context, configurationParams);
    checkPrices(emulator, features);
    const configuration: PortalConfiguration = {
      id: newId('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      created: nowSeconds(),
      features,
      livemode: false,
      metadata: mergeMetadata({}, metadata),
    };
    emulator.tables.configurations.set(configuration.id, configuration);
    return context.json(configuration);
  });
  app.post('/billing_portal/configurations/:id', (context) => {
    const { features, metadata } = params(context, configurationParams);
    const configuration = findConfiguration(emulator, context.req.param('id'));
    checkPrices(emulator, features);
    configuration.features = features;
    configuration.metadata = mergeMetadata(configuration.metadata, metadata);
    return context.json(configuration);
  });
  return app;
}
