import { onlyItem } from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import type { Customer, Subscription } from '@/local/payments/objects.ts';
import type { Charge } from '@/local/payments/payment-objects.ts';
import type { Deliveries } from '@/local/payments/webhooks/deliveries.ts';
import type { Delivery, StoredEvent } from '@/local/payments/webhooks/event.ts';
import { day, html, type Markup, money, page } from './layout.ts';
import { perPeriod, planName } from './portal-page.ts';

const SHOWN = 50;

function newest<T>(rows: Iterable<T>): T[] {
  return [...rows].reverse().slice(0, SHOWN);
}

function button(action: string, label: string, about: string): Markup {
  return html`<form class="inline" method="post" action="${action}"><button aria-label="${`${label}: ${about}`}">${label}</button></form>`;
}

function section(title: string, rows: Markup[], none: string): Markup {
  return html`<h2>${title}</h2>${rows.length ? html`<ul class="rows">${rows}</ul>` : html`<p class="soft">${none}</p>`}`;
}

function customerRow(customer: Customer): Markup {
  return html`<li><span>${customer.name ?? customer.email ?? 'No name'}${customer.deleted && ' (deleted)'}<br>
<span class="soft">${customer.email ?? ''}</span></span><code>${customer.id}</code></li>`;
}

function subscriptionRow(emulator: Emulator, subscription: Subscription): Markup {
  const item = onlyItem(subscription);
  const owner = emulator.tables.customers.get(subscription.customer);
  const about = `${planName(emulator, item.price)} of ${owner?.email ?? 'nobody'}`;
  const state =
    subscription.cancel_at_period_end && subscription.status === 'active' ? 'ends' : subscription.status;
  return html`<li><span><strong>${about}</strong><br>
<span class="soft">${perPeriod(item.price)}, ${state.replace('_', ' ')}, until ${day(item.current_period_end)}</span><br><code>${subscription.id}</code></span>
${
  subscription.status !== 'canceled' &&
  html`<span class="actions">${button(`/overview/advance/${subscription.id}/as-is`, 'End the period', about)}
${button(`/overview/advance/${subscription.id}/declined`, 'End it, card fails', about)}
${button(`/overview/advance/${subscription.id}/good`, 'End it, good card', about)}</span>`
}</li>`;
}

function chargeState(charge: Charge): string {
  if (!charge.paid) return 'failed';
  if (charge.disputed) return 'disputed';
  if (charge.refunded) return 'refunded';
  return charge.amount_refunded ? `${money(charge.amount_refunded, charge.currency)} refunded` : 'paid';
}

function chargeRow(emulator: Emulator, charge: Charge): Markup {
  const about = `${money(charge.amount, charge.currency)} of ${emulator.tables.customers.get(charge.customer ?? '')?.email ?? 'nobody'}`;
  const dispute = [...emulator.tables.disputes.values()].find((one) => one.charge === charge.id);
  const isOpen = dispute?.status === 'needs_response';
  return html`<li><span>${about}<br><span class="soft">${chargeState(charge)}${dispute && `, dispute ${dispute.status.replace('_', ' ')}`}</span><br><code>${charge.id}</code></span>
<span class="actions">
${charge.paid && !charge.refunded && !charge.disputed && button(`/overview/refund/${charge.id}`, 'Refund', about)}
${charge.paid && !dispute && button(`/overview/dispute/${charge.id}/needs_response`, 'Dispute', about)}
${isOpen && button(`/overview/dispute/${charge.id}/won`, 'Dispute won', about)}
${isOpen && button(`/overview/dispute/${charge.id}/lost`, 'Dispute lost', about)}</span></li>`;
}

function deliveryText(delivery: Delivery | undefined): Markup {
  if (!delivery) return html`<span class="soft">sent nowhere</span>`;
  const last = delivery.attempts > 0 && (delivery.lastStatus ?? 'no answer');
  if (delivery.state === 'delivered')
    return html`<span class="good">delivered</span>${delivery.attempts > 1 && ` after ${delivery.attempts} tries`}`;
  if (delivery.state === 'held') return html`<span class="warn">held back</span>`;
  const text = delivery.state === 'given_up' ? 'given up' : 'trying';
  return html`<span class="bad">${text}</span>${last && `, try ${delivery.attempts}: ${last}`}`;
}

function eventRow(emulator: Emulator, event: StoredEvent): Markup {
  return html`<li><span><strong>${event.type}</strong><br><code>${event.id}</code><br>
<small>${new Date(event.created * 1000).toISOString().slice(0, 19).replace('T', ' ')}, ${deliveryText(emulator.tables.deliveries.get(event.id))}</small></span>
${button(`/overview/redeliver/${event.id}`, 'Send again', event.type)}</li>`;
}

function switchesForm({ switches }: Deliveries): Markup {
  const check = (name: 'reorder' | 'hold', label: string) =>
    html`<label><input type="checkbox" name="${name}" value="on"${switches[name] && html` checked`}> ${label}</label>`;
  return html`<h2>Webhook switches</h2>
<form method="post" action="/overview/switches">
<label>Send each event so many times more <input type="number" name="duplicate" min="0" max="100" value="${switches.duplicate}"></label>
<label>Wait before sending (ms) <input type="number" name="delayMs" min="0" max="600000" value="${switches.delayMs}"></label>
${check('reorder', 'Send each burst last first')}${check('hold', 'Hold events back')}
<p class="actions"><button class="main">Set</button>
<button formaction="/overview/release/forward">Release held events</button>
<button formaction="/overview/release/reverse">Release them last first</button></p></form>`;
}

/** All that was sold, what became of its events, and the switches. */
export function renderOverviewPage(emulator: Emulator, deliveries: Deliveries): string {
  const { customers, subscriptions, charges, events } = emulator.tables;
  return page(
    'Payments',
    html`<h1>Payments</h1>
<p>What the local stack sold, and every event with its way to the webhook.</p>
<div class="columns overview"><div>
${section(
  'Subscriptions',
  newest(subscriptions.values()).map((one) => subscriptionRow(emulator, one)),
  'None yet. Buy a plan on the site and it appears here.',
)}
${section(
  'Charges',
  newest(charges.values()).map((one) => chargeRow(emulator, one)),
  'None yet.',
)}
${section('Customers', newest(customers.values()).map(customerRow), 'None yet.')}</div>
<div>${switchesForm(deliveries)}${section(
      'Events',
      newest(events.values()).map((one) => eventRow(emulator, one)),
      'None yet.',
    )}</div></div>`,
    'wide',
  );
}
