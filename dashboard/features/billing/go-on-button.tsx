import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { resumeSubscription } from '@/shared/client/billing-calls.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { plans } from '@/shared/credits/plans.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { say } from './say.ts';
import { planKept, type SubscriptionState } from './subscription-state.ts';
import { useFocusBack } from './use-focus-back.ts';

interface GoOnProps {
  profile: ProfileRow;
  state: SubscriptionState;
}

function useGoOn({ profile: { plan, subscription_id: id }, state }: GoOnProps) {
  const { changeProfile, changeSubscription } = useAccountCache();
  return useMutation({
    mutationFn: () => resumeSubscription(functionsAccess),
    onSuccess: () => {
      changeProfile({ subscription_status: plan });
      if (id) changeSubscription(id, { cancel_at_period_end: false, next_plan: null });
      showToast('success', state.nextPlan ? planKept(plan) : notices.resumed);
    },
    onError: (thrown) => tellFailure('resume', thrown),
  });
}

/** Has the plan go on as it is: after it was cancelled, or in place of a smaller one that was to follow. */
export function GoOnButton(props: GoOnProps) {
  const goOn = useGoOn(props);
  const button = useFocusBack(goOn.isPending);
  const keeps = props.state.nextPlan !== null;
  const label = keeps ? say('keepPlan', { name: plans[props.profile.plan].name }) : say('resumeSubscription');
  return (
    <Button
      ref={button}
      kind={keeps ? 'plain' : 'primary'}
      size="site"
      disabled={goOn.isPending}
      onClick={() => goOn.mutate()}
    >
      {goOn.isPending ? (keeps ? say('saving') : say('resuming')) : label}
    </Button>
  );
}
