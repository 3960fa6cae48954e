import * as z from 'zod/mini';
import { flag, ignored, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import { recurringParam } from './catalogue.ts';

const lineParams = z.strictObject({
  price: z.optional(z.string()),
  price_data: z.optional(
    z.strictObject({
      currency: z.string(),
      unit_amount: wholeNumber,
      product: z.optional(z.string()),
      product_data: z.optional(
        z.strictObject({
          name: z.string(),
          description: z.optional(z.string()),
          metadata: z.optional(metadataParam),
          images: ignored,
          tax_code: ignored,
        }),
      ),
      recurring: z.optional(recurringParam),
      tax_behavior: ignored,
    }),
  ),
  quantity: z.optional(wholeNumber),
  adjustable_quantity: ignored,
  tax_rates: ignored,
});

/** What a Checkout session may be asked for. */
export const sessionParams = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  success_url: z.string(),
  cancel_url: z.optional(z.string()),
  customer: z.optional(z.string()),
  customer_email: z.optional(z.string()),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  line_items: z.array(lineParams).check(z.minLength(1)),
  metadata: z.optional(metadataParam),
  subscription_data: z.optional(
    z.strictObject({ metadata: z.optional(metadataParam), description: z.optional(z.string()) }),
  ),
  payment_intent_data: z.optional(
    z.strictObject({
      metadata: z.optional(metadataParam),
      description: ignored,
      setup_future_usage: ignored,
      receipt_email: ignored,
      statement_descriptor: ignored,
      statement_descriptor_suffix: ignored,
    }),
  ),
  invoice_creation: z.optional(
    z.strictObject({
      enabled: flag,
      invoice_data: z.optional(
        z.strictObject({
          metadata: z.optional(metadataParam),
          description: z.optional(z.string()),
          custom_fields: ignored,
          footer: ignored,
        }),
      ),
    }),
  ),
  expires_at: z.optional(wholeNumber),
  adaptive_pricing: ignored,
  allow_promotion_codes: ignored,
  automatic_tax: ignored,
  billing_address_collection: ignored,
  branding_settings: ignored,
  consent_collection: ignored,
  custom_text: ignored,
  customer_update: ignored,
  integration_identifier: ignored,
  locale: ignored,
  managed_payments: ignored,
  name_collection: ignored,
  origin_context: ignored,
  payment_method_collection: ignored,
  payment_method_options: ignored,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: ignored,
  ui_mode: ignored,
});
