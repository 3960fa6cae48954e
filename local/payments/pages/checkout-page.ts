import { GOOD_CARD } from '@/local/payments/charging/cards.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import type { StoredSession } from '@/local/payments/session-objects.ts';
import { html, type Markup, money, page } from './layout.ts';

/** What somebody typed, and why it did not work. */
export interface CheckoutTry {
  email: string;
  name: string;
  card: string;
  problem: string;
}

function grouped(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function whatIsBought(emulator: Emulator, { session, lines }: StoredSession): Markup {
  const recurring = emulator.tables.prices.get(lines[0]?.price ?? '')?.recurring;
  const product = emulator.tables.products.get(
    emulator.tables.prices.get(lines[0]?.price ?? '')?.product ?? '',
  );
  const verb = session.mode === 'subscription' ? 'Subscribe to' : 'Pay for';
  return html`<section>
<h1>${verb} ${lines[0]?.description ?? 'this'}</h1>
<p class="price">${money(session.amount_total, session.currency)}${
    recurring && html`<small class="soft"> per ${recurring.interval}</small>`
  }</p>
${product?.description && html`<p class="soft">${product.description}</p>`}
<dl>${lines.map(
    (line) =>
      html`<div><dt>${line.quantity > 1 && `${line.quantity} × `}${line.description}</dt><dd>${money(line.amount_total, line.currency)}</dd></div>`,
  )}
<div class="total"><dt>Due today</dt><dd>${money(session.amount_total, session.currency)}</dd></div></dl>
</section>`;
}

function initial(emulator: Emulator, { session }: StoredSession): CheckoutTry {
  const customer = emulator.tables.customers.get(session.customer);
  return {
    email: customer?.email ?? '',
    name: customer?.name ?? '',
    card: grouped(GOOD_CARD),
    problem: '',
  };
}

/** The hosted page on which a session is paid. */
export function renderCheckoutPage(emulator: Emulator, stored: StoredSession, tried?: CheckoutTry): string {
  const { session } = stored;
  const values = tried ?? initial(emulator, stored);
  const button = session.mode === 'subscription' ? 'Subscribe' : 'Pay';
  return page(
    'Checkout',
    html`<div class="columns">${whatIsBought(emulator, stored)}
<form method="post" action="/c/pay/${session.id}">
<h1>Pay by card</h1>
<label>E-mail <input name="email" type="email" required autocomplete="email" value="${values.email}"></label>
<label>Card number <input name="card" inputmode="numeric" required autocomplete="off" value="${values.card}"${
      values.problem && html` aria-invalid="true" aria-describedby="problem"`
    }></label>
<label>Name on the card <input name="name" autocomplete="name" value="${values.name}"></label>
${values.problem && html`<p role="alert" id="problem">${values.problem}</p>`}
<button class="main full">${button} ${money(session.amount_total, session.currency)}</button>
${session.cancel_url && html`<a class="button full" href="${session.cancel_url}">Back</a>`}
<details class="soft"><summary>Other test cards</summary>
<p><code>4000 0000 0000 0002</code> is declined.<br><code>4000 0000 0000 0341</code> pays now and fails at the first renewal.</p>
</details></form></div>`,
    'two',
  );
}

/** What is left of a session that cannot be paid any more. */
export function renderClosedSession({ session }: StoredSession): string {
  const paid = session.status === 'complete';
  return page(
    'Checkout',
    html`<h1>${paid ? 'This has been paid' : 'This page has expired'}</h1>
<p>${paid ? 'You need not do anything more.' : 'Nothing was paid. Start again from the site.'}</p>
${session.cancel_url && html`<a class="button" href="${session.cancel_url}">Back to the site</a>`}`,
  );
}
