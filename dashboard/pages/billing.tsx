import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AccountPages } from '@/dashboard/app/account-pages.tsx';
import { useProfile, useSubscription } from '@/dashboard/app/account-queries.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PageFrame, PagePart } from '@/dashboard/app/page-frame.tsx';
import { Cancellation } from '@/dashboard/features/billing/cancellation.tsx';
import { Invoices } from '@/dashboard/features/billing/invoices.tsx';
import { useCatchUp } from '@/dashboard/features/billing/payment-pages.ts';
import { say } from '@/dashboard/features/billing/say.ts';
import { SubscriptionBanner } from '@/dashboard/features/billing/subscription-banner.tsx';
import { SubscriptionDetails } from '@/dashboard/features/billing/subscription-details.tsx';
import { isPaid, subscriptionState } from '@/dashboard/features/billing/subscription-state.ts';

function BillingParts() {
  const owner = useProfile();
  const { data: profile, error } = owner;
  const { data: subscription, isLoading } = useSubscription(profile?.subscription_id);
  useCatchUp();
  if (error && !profile) return <LoadFailure query={owner} context="billing-load" />;
  // All at once: a banner that came later would push down what is being read.
  if (!profile || isLoading) return <Skeleton label={say('loadingSubscription')} lines={6} />;
  const state = subscriptionState(profile, subscription);
  return (
    <>
      {isPaid(state) && <SubscriptionBanner profile={profile} state={state} />}
      <PagePart title={say('subscriptionDetails')}>
        <SubscriptionDetails profile={profile} state={state} />
      </PagePart>
      <PagePart title={say('invoices')}>
        <Invoices />
      </PagePart>
      {isPaid(state) && (
        <PagePart title={say('cancellation')}>
          <Cancellation profile={profile} state={state} />
        </PagePart>
      )}
    </>
  );
}

/** What is paid, and what was (spec §2). */
export function Billing() {
  return (
    <PageFrame title={say('title')}>
      <AccountPages>
        <BillingParts />
      </AccountPages>
    </PageFrame>
  );
}
