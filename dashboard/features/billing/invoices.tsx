import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { usePayments } from '@/dashboard/app/account-queries.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import type { PaymentRow } from '@/shared/contracts/billing.ts';
import { formatMoney } from '@/shared/credits/money.ts';
import style from './billing.module.css';
import { say } from './say.ts';

function Invoice({ payment }: { payment: PaymentRow }) {
  const { hosted_invoice_url: url, date } = payment;
  const day = formatDay(date);
  return (
    <tr>
      <td>{day}</td>
      <td>{formatMoney(payment.amount, payment.currency)}</td>
      <td>{payment.status}</td>
      <td>
        {url && (
          <ButtonLink href={url} target="_blank" rel="noopener" aria-label={say('viewInvoice', { day })}>
            {say('view')}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

/** Payments, newest first, each with the provider's page of its invoice (spec §2). */
export function Invoices() {
  const payments = usePayments();
  const { data, error } = payments;
  if (error && !data) return <LoadFailure query={payments} context="invoices" />;
  if (!data) return <Skeleton label={say('loadingInvoices')} lines={3} />;
  if (data.length === 0) return <p className={style.aside}>{say('noInvoicesYet')}</p>;
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{say('date')}</th>
          <th scope="col">{say('total')}</th>
          <th scope="col">{say('status')}</th>
          <th scope="col">{say('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((payment) => (
          <Invoice key={payment.id} payment={payment} />
        ))}
      </tbody>
    </table>
  );
}
