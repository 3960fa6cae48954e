import { quoteChange } from '@/local/payments/charging/plan-change.ts';
import { onlyItem } from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import type { Price, Subscription } from '@/local/payments/objects.ts';
import { day, html, money, page } from './layout.ts';
import { perPeriod, planName } from './portal-page.ts';

export interface ChangeView {
  subscription: Subscription;
  price: Price;
  quantity: number;
  /** Where the form goes, and where one goes without agreeing. */
  action: string;
  back: string | null;
  /** Whether it waits for the end of the period. */
  waits: boolean;
  problem?: string;
}

/** What is agreed to where the change waits: nothing now, the other sum later. */
function renderLaterPage(emulator: Emulator, { subscription, price, action, back }: ChangeView): string {
  const item = onlyItem(subscription);
  const until = day(item.current_period_end);
  return page(
    'Change the plan',
    html`<h1>Change to ${planName(emulator, price)}</h1>
<p class="soft">From ${planName(emulator, item.price)}, ${perPeriod(item.price)}</p>
<p class="price">${money(0, price.currency)}<small class="soft"> due now</small></p>
<p>${planName(emulator, item.price)} stays yours until ${until}. From then on it is ${planName(emulator, price)}, ${perPeriod(price)}.</p>
<form method="post" action="${action}"><button class="main full">Confirm</button></form>
${back && html`<a class="button full" href="${back}">Back</a>`}`,
  );
}

/** Asks for the agreement to a change of plan, with the sum due now. */
export function renderChangePage(emulator: Emulator, view: ChangeView): string {
  if (view.waits) return renderLaterPage(emulator, view);
  const { subscription, price } = view;
  const item = onlyItem(subscription);
  const quote = quoteChange(emulator, subscription, view);
  const inCurrency = (cents: number) => money(cents, price.currency);
  return page(
    'Change the plan',
    html`<h1>Change to ${planName(emulator, price)}</h1>
<p class="soft">From ${planName(emulator, item.price)}, ${perPeriod(item.price)}</p>
<p class="price">${inCurrency(quote.dueNow)}<small class="soft"> due now</small></p>
<dl><div><dt>${planName(emulator, price)} until ${day(item.current_period_end)}</dt><dd>${inCurrency(quote.debit)}</dd></div>
<div><dt>Unused time on ${planName(emulator, item.price)}</dt><dd>${inCurrency(quote.credit)}</dd></div>
<div class="total"><dt>Due now</dt><dd>${inCurrency(quote.dueNow)}</dd></div></dl>
<p>${
      quote.total < 0 ? `${inCurrency(-quote.total)} stay with you and pay for the next invoices. ` : ''
    }From ${day(item.current_period_end)} it is ${perPeriod(price)}.</p>
${view.problem && html`<p role="alert">${view.problem}</p>`}
<form method="post" action="${view.action}"><button class="main full">Confirm</button></form>
${view.back && html`<a class="button full" href="${view.back}">Back</a>`}`,
  );
}

/** Asks once more before a plan is cancelled. */
export function renderCancelPage(
  emulator: Emulator,
  view: { subscription: Subscription; action: string; back: string | null },
): string {
  const item = onlyItem(view.subscription);
  return page(
    'Cancel the plan',
    html`<h1>Cancel ${planName(emulator, item.price)}</h1>
<p>It stays yours until ${day(item.current_period_end)}. Nothing is charged after that.</p>
<form method="post" action="${view.action}"><button class="main full">Cancel the plan</button></form>
${view.back && html`<a class="button full" href="${view.back}">Back</a>`}`,
  );
}
