import type { Invoice } from '@/local/payments/objects.ts';
import { day, html, money, page } from './layout.ts';

export const INVOICE_STATES: Readonly<Record<Invoice['status'], string>> = {
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Given up',
  void: 'Void',
};

/** An invoice, as the customer sees it. */
export function renderInvoicePage(invoice: Invoice): string {
  const inCurrency = (cents: number) => money(cents, invoice.currency);
  const used = invoice.amount_due - invoice.total;
  return page(
    `Invoice ${invoice.number}`,
    html`<h1>Invoice ${invoice.number}</h1>
<p class="soft">${invoice.account_name}, ${day(invoice.created)}<br>For ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}</p>
<p class="price">${inCurrency(invoice.amount_due)}
<small class="${invoice.status === 'paid' ? 'good' : 'bad'}">${INVOICE_STATES[invoice.status]}</small></p>
<dl>${invoice.lines.data.map(
      (line) =>
        html`<div><dt>${line.description}<br><small>${day(line.period.start)}${
          line.period.end > line.period.start && ` to ${day(line.period.end)}`
        }</small></dt><dd>${inCurrency(line.amount)}</dd></div>`,
    )}
${used !== 0 && html`<div><dt>${used < 0 ? 'Paid from your balance' : 'Kept for the next invoices'}</dt><dd>${inCurrency(used)}</dd></div>`}
<div class="total"><dt>${invoice.status === 'paid' ? 'Paid' : 'Due'}</dt><dd>${inCurrency(invoice.amount_due)}</dd></div></dl>`,
  );
}
