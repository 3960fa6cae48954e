import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import style from '@/dashboard/features/billing/billing.module.css';
import { BillingSidebar } from '@/dashboard/features/billing/billing-sidebar.tsx';
import { Invoices } from '@/dashboard/features/billing/invoices.tsx';
import { SubscriptionDetails } from '@/dashboard/features/billing/subscription-details.tsx';

/** What is paid, and what was (spec §2). */
export function Billing() {
  return (
    <PageFrame title="Billing">
      <div className={style.layout}>
        <BillingSidebar />
        <div className={style.parts}>
          <PagePart title="Subscription Details">
            <SubscriptionDetails />
          </PagePart>
          <PagePart title="Invoices">
            <Invoices />
          </PagePart>
        </div>
      </div>
    </PageFrame>
  );
}
