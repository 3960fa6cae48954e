import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { showToast } from '@/dashboard/app/toasts.ts';
import { cancelSubscription } from '@/shared/client/billing-calls.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import style from './billing.module.css';
import { say } from './say.ts';
import { type PaidKind, type SubscriptionState, switchDropped } from './subscription-state.ts';

interface CancelDialogProps {
  userId: string;
  subscriptionId: string;
  /** The plan that was to follow, which is dropped as well. */
  nextPlan: PaidPlanKey | null;
  onClose: () => void;
}

function useCancel({ userId, subscriptionId, onClose }: CancelDialogProps) {
  const { changeProfile, changeSubscription } = useAccountCache();
  return useMutation({
    mutationFn: () => cancelSubscription(functionsAccess, { userId, subscriptionId }),
    onSuccess: () => {
      changeProfile({ subscription_status: 'cancelled' });
      changeSubscription(subscriptionId, { cancel_at_period_end: true, next_plan: null });
      showToast('success', notices.cancelled);
      onClose();
    },
  });
}

function CancelDialog(props: CancelDialogProps) {
  const cancel = useCancel(props);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Money is at stake: a key that is still held down must not confirm.
    keep.current?.focus();
  }, []);
  const close = () => {
    if (!cancel.isPending) props.onClose();
  };
  return (
    <Dialog title={say('cancelSubscription')} onClose={close}>
      <p>{notices.confirmCancel}</p>
      {props.nextPlan && <p>{switchDropped(props.nextPlan)}</p>}
      {cancel.error && (
        <SiteFailure context="cancel" code={toAppError(cancel.error).code} onClose={cancel.reset} />
      )}
      <ButtonRow>
        <Button kind="primary" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {cancel.isPending ? say('cancelling') : say('cancelMySubscription')}
        </Button>
        <Button ref={keep} disabled={cancel.isPending} onClick={close}>
          {say('keepMySubscription')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

interface CancellationProps {
  profile: ProfileRow;
  state: SubscriptionState & { kind: PaidKind };
}

/** The way out of a paid plan, confirmed once (spec §4, §8). */
export function Cancellation({ profile, state }: CancellationProps) {
  const [asked, setAsked] = useState<'confirm' | 'refused' | null>(null);
  const about = useId();
  const { user_id: userId, subscription_id: subscriptionId } = profile;
  return (
    <>
      <p id={about} className={style.aside}>
        {say(`explained_${state.kind}`)}
      </p>
      <Button
        size="site"
        disabled={state.kind === 'cancelled'}
        aria-describedby={about}
        onClick={() => setAsked(subscriptionId ? 'confirm' : 'refused')}
      >
        {say('cancelSubscription')}
      </Button>
      {asked === 'refused' && (
        <SiteFailure context="cancel" code="no_subscription" onClose={() => setAsked(null)} />
      )}
      {asked === 'confirm' && subscriptionId && (
        <CancelDialog
          userId={userId}
          subscriptionId={subscriptionId}
          nextPlan={state.nextPlan}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
