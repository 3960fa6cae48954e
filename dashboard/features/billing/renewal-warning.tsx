import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { useSubscription } from '@/dashboard/app/account-queries.ts';
import { paths } from '@/dashboard/app/paths.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { say } from './say.ts';
import { failedRenewal, subscriptionState } from './subscription-state.ts';

/** A renewal that failed, told outside Billing too, with the way there. */
export function RenewalWarning({ profile }: { profile: ProfileRow }) {
  const { data: subscription } = useSubscription(profile.subscription_id);
  if (subscriptionState(profile, subscription).kind !== 'pastDue') return null;
  return (
    <Notice kind="warning">
      {failedRenewal(profile).join(' ')} <Link to={paths.billing}>{say('goToBilling')}</Link>
    </Notice>
  );
}
