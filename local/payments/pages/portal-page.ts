import { cardOf } from '@/local/payments/charging/cards.ts';
import { waitingChange } from '@/local/payments/charging/schedules.ts';
import { onlyItem } from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import type { Customer, Invoice, Price, Subscription } from '@/local/payments/objects.ts';
import type { PortalSession } from '@/local/payments/session-objects.ts';
import { day, html, type Markup, money, page } from './layout.ts';

/** What a price is called on a page. */
export function planName(emulator: Emulator, price: Price): string {
  return emulator.tables.products.get(price.product)?.name ?? 'Plan';
}

/** A price with how often it is paid. */
export function perPeriod(price: Price): string {
  return `${money(price.unit_amount, price.currency)} per ${price.recurring?.interval ?? 'payment'}`;
}

function otherPlans(emulator: Emulator, current: Price): Price[] {
  return [...emulator.tables.prices.values()]
    .filter((price) => price.active && price.recurring && price.lookup_key && price.id !== current.id)
    .sort((a, b) => a.unit_amount - b.unit_amount);
}

function stateOf(emulator: Emulator, subscription: Subscription): Markup {
  const until = day(onlyItem(subscription).current_period_end);
  if (subscription.cancel_at_period_end) return html`<span class="warn">Ends on ${until}</span>`;
  if (subscription.status === 'past_due') return html`<span class="bad">The last payment failed</span>`;
  const next = waitingChange(emulator, subscription);
  if (next)
    return html`<span class="warn">Changes to ${planName(emulator, next.price)}, ${perPeriod(next.price)}, on ${until}</span>`;
  return html`<span class="soft">Renews on ${until}</span>`;
}

function subscriptionBlock(emulator: Emulator, session: PortalSession, subscription: Subscription): Markup {
  const { price } = onlyItem(subscription);
  const base = `/p/session/${session.id}`;
  return html`<h2>Your plan</h2>
<ul class="rows"><li><span><strong>${planName(emulator, price)}</strong><br>
<span class="soft">${perPeriod(price)}</span><br>${stateOf(emulator, subscription)}</span>
${
  subscription.cancel_at_period_end
    ? html`<form method="post" action="${base}/renew/${subscription.id}"><button class="main">Keep the plan</button></form>`
    : html`<a class="button" href="${base}/cancel/${subscription.id}">Cancel the plan</a>`
}</li></ul>
${
  subscription.schedule &&
  html`<form method="post" action="${base}/keep/${subscription.id}"><button>Keep ${planName(emulator, price)}</button></form>`
}
<h2>Change the plan</h2>
<ul class="rows">${otherPlans(emulator, price).map(
    (other) =>
      html`<li><span>${planName(emulator, other)}<br><span class="soft">${perPeriod(other)}</span></span>
<a class="button" href="${base}/change/${subscription.id}/${other.id}">Choose<span hidden> ${planName(emulator, other)}</span></a></li>`,
  )}</ul>`;
}

function cardBlock(emulator: Emulator, session: PortalSession, customer: Customer): Markup {
  const method = cardOf(emulator.tables, customer);
  return html`<h2>Card</h2>
<p>${method ? `${method.card.brand === 'visa' ? 'Visa' : 'Mastercard'} ending in ${method.card.last4}` : 'No card yet.'}</p>
<details><summary>Use another card</summary>
<form method="post" action="/p/session/${session.id}/card">
<label>Card number <input name="card" inputmode="numeric" required autocomplete="off" value="4242 4242 4242 4242"></label>
<p class="soft">An open invoice is paid with it at once.</p><button>Save the card</button></form></details>`;
}

/** An invoice as a row with its date, sum and state. */
function invoiceRow(invoice: Invoice): Markup {
  return html`<li><span><a href="/i/${invoice.id}">${day(invoice.created)}</a><br><span class="soft">${invoice.number}</span></span>
<span>${money(invoice.amount_due, invoice.currency)} <span class="${invoice.status === 'paid' ? 'good' : 'bad'}">${
    invoice.status === 'paid' ? 'Paid' : 'Open'
  }</span></span></li>`;
}

/** The customer's own page: plan, card, invoices. */
export function renderPortalPage(emulator: Emulator, session: PortalSession, problem = ''): string {
  const customer = emulator.tables.customers.get(session.customer);
  if (!customer || customer.deleted) return page('Billing', html`<h1>This customer is gone</h1>`);
  const own = <T extends { customer: string }>(rows: Iterable<T>) =>
    [...rows].filter((row) => row.customer === customer.id).reverse();
  const running = own(emulator.tables.subscriptions.values()).filter(({ status }) => status !== 'canceled');
  const invoices = own(emulator.tables.invoices.values());
  return page(
    'Billing',
    html`${session.return_url && html`<p><a href="${session.return_url}">Back to the site</a></p>`}
<h1>Billing</h1><p class="soft">${customer.name ?? ''} ${customer.email ?? ''}</p>
${problem && html`<p role="alert">${problem}</p>`}
${running.length ? running.map((one) => subscriptionBlock(emulator, session, one)) : html`<p>No plan is running.</p>`}
${cardBlock(emulator, session, customer)}
<h2>Invoices</h2>
${invoices.length ? html`<ul class="rows">${invoices.map(invoiceRow)}</ul>` : html`<p>None yet.</p>`}`,
  );
}
