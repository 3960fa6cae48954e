import Stripe from 'stripe';
import type { PaymentStore } from '@/local/payments/store.ts';
import type { StoredEvent } from './event.ts';

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 30_000;
const GIVE_UP_AFTER_SECONDS = 3 * 86_400;
const ANSWER_TIMEOUT_MS = 10_000;
/** A burst is over when nothing came for this long; `reorder` then sends it from its end. */
const BURST_PAUSE_MS = 50;

/** How a test wants its webhooks delivered. */
export interface Switches {
  /** Sent so many times more, at the same moment. */
  duplicate: number;
  delayMs: number;
  /** Each burst of events arrives last first. */
  reorder: boolean;
  /** Kept back until they are released. */
  hold: boolean;
}

export interface DeliveryOptions {
  store: PaymentStore;
  webhookUrl: string | undefined;
  webhookSecret: string;
}

const signer = new Stripe('sk_test_signs_only');

/** Brings events to the webhook in the background, again and again until it takes them. */
export class Deliveries {
  switches: Switches = { duplicate: 0, delayMs: 0, reorder: false, hold: false };
  readonly #options: DeliveryOptions;
  readonly #stopped = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  #burst: string[] = [];
  #burstTimer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Takes up what an earlier run did not bring to its end. */
  resume(): void {
    for (const delivery of this.#options.store.tables.deliveries.values())
      if (delivery.state === 'held' || delivery.state === 'pending') void this.#attempt(delivery.id);
  }

  /** Sends an event by the present switches. */
  add(event: StoredEvent): void {
    const { store, webhookUrl } = this.#options;
    if (!webhookUrl) return;
    const { hold, reorder, delayMs } = this.switches;
    store.tables.deliveries.set(event.id, {
      id: event.id,
      state: hold ? 'held' : 'pending',
      attempts: 0,
      lastStatus: null,
    });
    if (hold) return;
    if (reorder) this.#joinBurst(event.id);
    else this.#after(delayMs, () => void this.#attempt(event.id));
  }

  /**
   * Lets held events go, one after the other.
   *
   * @returns how many went, when each was tried once.
   */
  async release(order: 'forward' | 'reverse'): Promise<number> {
    this.switches.hold = false;
    const held = [...this.#options.store.tables.deliveries.values()].filter(({ state }) => state === 'held');
    for (const delivery of held) delivery.state = 'pending';
    const ids = held.map(({ id }) => id);
    await this.#inTurn(order === 'reverse' ? ids.reverse() : ids);
    return ids.length;
  }

  /** Sends an event once more, whatever became of it before. */
  async redeliver(eventId: string): Promise<number | null> {
    return this.#send(eventId);
  }

  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#burstTimer);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #after(delayMs: number, work: () => void): void {
    if (this.#stopped.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, delayMs);
    this.#timers.add(timer);
  }

  #joinBurst(eventId: string): void {
    this.#burst.push(eventId);
    clearTimeout(this.#burstTimer);
    this.#burstTimer = setTimeout(() => {
      const ids = this.#burst.reverse();
      this.#burst = [];
      this.#after(this.switches.delayMs, () => void this.#inTurn(ids));
    }, BURST_PAUSE_MS);
  }

  async #inTurn(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#attempt(id);
  }

  async #attempt(eventId: string): Promise<void> {
    const { store } = this.#options;
    const delivery = store.tables.deliveries.get(eventId);
    const event = store.tables.events.get(eventId);
    if (!delivery || !event || this.#stopped.signal.aborted) return;
    delivery.state = 'pending';
    const copies = Array.from({ length: 1 + this.switches.duplicate }, () => this.#send(eventId));
    const statuses = await Promise.all(copies);
    // What a stop cut off is tried anew by the next run.
    if (this.#stopped.signal.aborted) return;
    const failure = statuses.find((status) => status === null || status < 200 || status > 299);
    delivery.attempts += 1;
    delivery.lastStatus = failure === undefined ? (statuses[0] ?? null) : failure;
    if (failure === undefined) {
      delivery.state = 'delivered';
      event.pending_webhooks = 0;
    } else if (Date.now() / 1000 - event.created > GIVE_UP_AFTER_SECONDS) {
      delivery.state = 'given_up';
    } else {
      const delay = Math.min(FIRST_RETRY_MS * 2 ** Math.min(delivery.attempts - 1, 20), LONGEST_RETRY_MS);
      this.#after(delay, () => void this.#attempt(eventId));
    }
    store.touch();
  }

  /** @returns the answer's status; null where there was no answer. */
  async #send(eventId: string): Promise<number | null> {
    const { store, webhookUrl, webhookSecret } = this.#options;
    const event = store.tables.events.get(eventId);
    if (!event || !webhookUrl) return null;
    const payload = JSON.stringify(event, null, 2);
    const limit = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (local stand-in)',
          'stripe-signature': signer.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
        },
        body: payload,
        signal: limit,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}
