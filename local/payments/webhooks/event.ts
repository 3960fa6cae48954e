import type { ApiObject } from '@/local/payments/objects.ts';

export const API_VERSION = '2026-10-28.endive';

export type EventType =
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'charge.succeeded'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_reinstated';

/** What happened, with the object as it was then. */
export interface StoredEvent extends ApiObject {
  object: 'event';
  api_version: typeof API_VERSION;
  data: { object: ApiObject; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/** How far an event has come on its way to the webhook; its id is the event's. */
export interface Delivery {
  id: string;
  state: 'held' | 'pending' | 'delivered' | 'given_up';
  attempts: number;
  /** Status of the last answer; null where there was none. */
  lastStatus: number | null;
}
