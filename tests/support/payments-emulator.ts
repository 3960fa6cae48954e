import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { connectTo, createPrices } from '@/local/payments/create-prices.ts';
import { type Payments, startPayments } from '@/local/payments/payments.ts';

/** A webhook as it arrived: its bytes and its signature. */
export interface Arrival {
  body: string;
  signature: string;
  type: string;
  id: string;
}

/** Takes webhooks and keeps them; `answers` are given first, then 200. */
export class WebhookReceiver {
  readonly arrivals: Arrival[] = [];
  answers: number[] = [];
  #waiting: (() => void)[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      const { type, id } = JSON.parse(body);
      receiver.arrivals.push({ body, type, id, signature: String(request.headers['stripe-signature']) });
      response.writeHead(receiver.answers.shift() ?? 200).end();
      for (const wake of receiver.#waiting.splice(0)) wake();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhook`;
  }

  get types(): string[] {
    return this.arrivals.map(({ type }) => type);
  }

  /** Resolves when what arrived is enough. */
  async until(isEnough: (arrivals: readonly Arrival[]) => boolean): Promise<void> {
    while (!isEnough(this.arrivals)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async untilType(type: string): Promise<Arrival> {
    await this.until((all) => all.some((one) => one.type === type));
    const found = this.arrivals.find((one) => one.type === type);
    if (!found) throw new Error(`No ${type} arrived.`);
    return found;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The stand-in on a free port with the plans on sale, and the vendor's client talking to it. */
export class PaymentsHarness {
  readonly stateFolder: string;
  readonly receiver: WebhookReceiver;
  payments: Payments;
  stripe: Stripe;

  private constructor(parts: { stateFolder: string; receiver: WebhookReceiver; payments: Payments }) {
    this.stateFolder = parts.stateFolder;
    this.receiver = parts.receiver;
    this.payments = parts.payments;
    this.stripe = connectTo(parts.payments);
  }

  static async start(): Promise<PaymentsHarness> {
    const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-payments-'));
    const receiver = await WebhookReceiver.start();
    const payments = await startPayments({ port: 0, stateFolder, webhookUrl: receiver.url });
    const harness = new PaymentsHarness({ stateFolder, receiver, payments });
    await createPrices(harness.stripe);
    return harness;
  }

  /** Stops it and starts it again on the same state. */
  async restart(): Promise<void> {
    await this.payments.stop();
    this.payments = await startPayments({
      port: 0,
      stateFolder: this.stateFolder,
      webhookUrl: this.receiver.url,
    });
    this.stripe = connectTo(this.payments);
  }

  async price(planKey: string): Promise<Stripe.Price> {
    const { data } = await this.stripe.prices.list({ lookup_keys: [`whetstone_${planKey}`] });
    const price = data[0];
    if (!price) throw new Error(`No price for ${planKey}.`);
    return price;
  }

  /** The set-up of the customers' own pages that the product opens them with. */
  async portalConfiguration(): Promise<string> {
    const { data } = await this.stripe.billingPortal.configurations.list({ active: true });
    return data[0]?.id ?? 'none';
  }

  /** Presses the hosted page's button. */
  pay(sessionId: string, card = '4242 4242 4242 4242'): Promise<Response> {
    return this.submit(`/c/pay/${sessionId}`, { card, email: 'ada@example.com', name: 'Ada Lovelace' });
  }

  submit(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(new URL(path, this.payments.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  /** A call of the test controls. */
  async control(path: string, body: object = {}): Promise<Response> {
    return fetch(`${this.payments.url}/_test/${path}`, { method: 'POST', body: JSON.stringify(body) });
  }

  /** A customer with a running, paid subscription. */
  async subscribe(
    planKey = 'starter',
    card?: string,
  ): Promise<{
    customer: Stripe.Customer;
    subscription: Stripe.Subscription;
    session: Stripe.Checkout.Session;
  }> {
    const customer = await this.stripe.customers.create({ email: 'ada@example.com', name: 'Ada Lovelace' });
    const open = await this.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'user-1',
      line_items: [{ price: (await this.price(planKey)).id, quantity: 1 }],
      metadata: { userId: 'user-1', planKey },
      subscription_data: { metadata: { userId: 'user-1', planKey } },
      success_url: 'http://127.0.0.1:5173/subscription?success=true&payment_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1:5173/subscription',
    });
    await this.pay(open.id, card);
    const session = await this.stripe.checkout.sessions.retrieve(open.id);
    const subscription = await this.stripe.subscriptions.retrieve(String(session.subscription));
    return { customer, subscription, session };
  }

  async stop(): Promise<void> {
    await this.payments.stop();
    await this.receiver.stop();
    rmSync(this.stateFolder, { recursive: true, force: true });
  }
}
