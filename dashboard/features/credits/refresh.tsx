import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { useNow } from '@/dashboard/app/use-now.ts';
import { askFreeCredits } from '@/shared/client/account-rows.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import {
  COUNTDOWN_TICK_MS,
  countdownText,
  MAX_REFRESHES_PER_MONTH,
  nextMonthStart,
  REFRESH_CREDITS,
  type RefreshState,
  refreshState,
} from '@/shared/credits/refresh.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import style from './credits.module.css';
import { say } from './say.ts';

const dateOf = (timestamp: string | null) => (timestamp === null ? null : new Date(timestamp));

function stateOf(profile: ProfileRow, now: Date): RefreshState {
  return refreshState(
    {
      plan: profile.plan,
      createdAt: new Date(profile.created_at),
      lastRefresh: dateOf(profile.last_credit_refresh),
      monthlyCount: profile.monthly_refresh_count,
      countResetDate: dateOf(profile.refresh_count_reset_date),
    },
    now,
  );
}

function useRefresh() {
  const { changeProfile } = useAccountCache();
  return useMutation({
    mutationFn: async () => askFreeCredits(await sessionStore.client(), 'refresh_credits'),
    onSuccess: ({ outcome, credits, count, nextAt }) => {
      if (outcome !== 'granted') {
        // What this page could not know: a mailbox that had its free credits before waits longer.
        if (nextAt) showToast('error', say('nextPossible', { day: formatDay(nextAt) }));
        return changeProfile({ credits });
      }
      logEvent('credits_refreshed');
      const now = new Date();
      changeProfile({
        credits,
        last_credit_refresh: now.toISOString(),
        monthly_refresh_count: count,
        refresh_count_reset_date: nextMonthStart(now).toISOString(),
      });
      showToast('success', notices.creditsRefreshed);
    },
    onError: (thrown) => tellFailure('refresh', thrown),
  });
}

/** The use of this month: a bar and its numbers (spec §2). */
export function MonthlyUsage({ profile }: { profile: ProfileRow }) {
  const now = useNow(COUNTDOWN_TICK_MS);
  const state = stateOf(profile, now);
  const { outcome, count, nextAt } = state;
  const opensAt = outcome === 'available' ? undefined : (nextAt ?? nextMonthStart(now));
  const facts = [
    [say('creditsPerRefresh'), String(REFRESH_CREDITS)],
    [say('nextRefresh'), opensAt ? formatDay(opensAt.toISOString()) : say('now')],
    [
      say('lastRefresh'),
      profile.last_credit_refresh ? formatDay(profile.last_credit_refresh) : say('noneYet'),
    ],
    [say('limitResets'), formatDay(nextMonthStart(now).toISOString())],
  ] as const;
  return (
    <>
      <div className={style.usage}>
        <p>{say('usedOf', { count, most: MAX_REFRESHES_PER_MONTH })}</p>
        <progress aria-label={say('refreshesUsed')} max={MAX_REFRESHES_PER_MONTH} value={count} />
      </div>
      <dl className={style.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The refresh itself, or why it has to wait and how long (spec §4); the server decides. */
export function Refresh({ profile }: { profile: ProfileRow }) {
  const [opensAt, setOpensAt] = useState<Date | null>(null);
  const now = useNow(COUNTDOWN_TICK_MS, opensAt);
  const refresh = useRefresh();
  const { outcome, nextAt } = stateOf(profile, now);
  if (nextAt && outcome !== 'available' && nextAt.getTime() !== opensAt?.getTime()) setOpensAt(nextAt);
  if (outcome === 'monthly_limit') return <Notice kind="warning">{notices.monthlyLimit}</Notice>;
  if (outcome === 'cooldown' && nextAt)
    return (
      <div className={style.offer}>
        <Button size="site" disabled>
          {say('refreshCredits', { credits: REFRESH_CREDITS })}
        </Button>
        <p>
          {say.parts('nextIn', { time: <b key="time">{countdownText(nextAt.getTime() - now.getTime())}</b> })}
        </p>
      </div>
    );
  return (
    <Button kind="primary" size="site" disabled={refresh.isPending} onClick={() => refresh.mutate()}>
      {refresh.isPending ? say('refreshing') : say('refreshCredits', { credits: REFRESH_CREDITS })}
    </Button>
  );
}
