import type { ApiObject } from './objects.ts';
import type { PaymentStore, Tables } from './store.ts';
import type { EventType } from './webhooks/event.ts';

/** What every part of the stand-in shares. */
export interface Emulator {
  store: PaymentStore;
  tables: Tables;
  /** Where it listens, for the addresses in its objects. */
  url: string;
  /** Records what happened and sends it to the webhook. */
  emit(type: EventType, object: ApiObject, previous?: Record<string, unknown>): void;
}
