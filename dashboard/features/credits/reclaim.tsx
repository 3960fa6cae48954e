import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { useNow } from '@/dashboard/app/use-now.ts';
import { askFreeCredits, readFirstCredits } from '@/shared/client/account-rows.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { RECLAIM_CHECK_MS, RECLAIM_CREDITS, reclaimState } from '@/shared/credits/reclaim.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import style from './credits.module.css';
import { say } from './say.ts';

/** spec §8: the alert comes 500 ms after the credits. */
const ALERT_AFTER_MS = 500;

function useReclaim() {
  const { changeProfile } = useAccountCache();
  return useMutation({
    mutationFn: async () => askFreeCredits(await sessionStore.client(), 'reclaim_free_credits'),
    onSuccess: ({ outcome, credits }) => {
      if (outcome !== 'granted') return changeProfile({ credits });
      logEvent('free_credits_reclaimed');
      changeProfile({ credits, last_free_credits_reclaim: new Date().toISOString() });
      setTimeout(() => showToast('success', notices.freeCreditsReclaimed), ALERT_AFTER_MS);
    },
    onError: (thrown) => tellFailure('reclaim', thrown),
  });
}

/** Why an account began at 0, where it did; an address gets its free credits once. */
function StartedAtZero() {
  const { data } = useQuery({
    queryKey: ['first-credits'],
    queryFn: async () => readFirstCredits(await sessionStore.client()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== 0) return null;
  return <p className={style.aside}>{say('startedAtZero')}</p>;
}

/** The free plan's credits again, every 30 days (spec §4); looked at anew each hour. */
export function Reclaim({ profile }: { profile: ProfileRow }) {
  const [opensAt, setOpensAt] = useState<Date | null>(null);
  const now = useNow(RECLAIM_CHECK_MS, opensAt);
  const reclaim = useReclaim();
  const { last_free_credits_reclaim: last } = profile;
  const facts = {
    plan: profile.plan,
    createdAt: new Date(profile.created_at),
    lastReclaim: last === null ? null : new Date(last),
  };
  const { outcome, daysLeft, nextAt } = reclaimState(facts, now);
  if (nextAt && outcome === 'cooldown' && nextAt.getTime() !== opensAt?.getTime()) setOpensAt(nextAt);
  if (outcome === 'not_free') return null;
  return (
    <div className={style.offer}>
      <Button
        size="site"
        disabled={outcome !== 'available' || reclaim.isPending}
        onClick={() => reclaim.mutate()}
      >
        {reclaim.isPending ? say('processing') : say('reclaimCredits', { credits: RECLAIM_CREDITS })}
      </Button>
      {outcome === 'cooldown' && last === null && <StartedAtZero />}
      {outcome === 'cooldown' && <p className={style.aside}>{say('availableIn', { days: daysLeft })}</p>}
    </div>
  );
}
