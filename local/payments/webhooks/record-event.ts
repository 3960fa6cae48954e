import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { ApiObject } from '@/local/payments/objects.ts';
import type { Tables } from '@/local/payments/store.ts';
import { API_VERSION, type EventType, type StoredEvent } from './event.ts';

/** Delivered events beyond this many are forgotten, oldest first. */
const MAX_EVENTS = 1_000;

/** Keeps what happened, with a copy of the object as it is now. */
export function recordEvent(
  tables: Tables,
  type: EventType,
  data: { object: ApiObject; previous?: Record<string, unknown> | undefined },
): StoredEvent {
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: {
      object: structuredClone(data.object),
      ...(data.previous && { previous_attributes: structuredClone(data.previous) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  tables.events.set(event.id, event);
  if (tables.events.size > MAX_EVENTS) forgetDelivered(tables);
  return event;
}

function forgetDelivered(tables: Tables): void {
  for (const id of tables.events.keys()) {
    if (tables.events.size <= MAX_EVENTS) return;
    const state = tables.deliveries.get(id)?.state;
    if (state === 'held' || state === 'pending') continue;
    tables.events.delete(id);
    tables.deliveries.delete(id);
  }
}
