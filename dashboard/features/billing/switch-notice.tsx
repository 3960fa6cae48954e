import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { useAccountCache, usePayments } from '@/dashboard/app/account-queries.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { keepSwitch, keptSwitch, switchText } from './plan-switch.ts';

/** The provider tells of the plan and of its payment in messages of their own, some seconds after the way back. */
const ASK_EVERY_MS = 2_000;
const ASK_FOR_MS = 30_000;

/** After a switch was confirmed at the payment provider: the plan, and what came with it, as soon as both are there. */
export function SwitchNotice({ profile }: { profile: ProfileRow }) {
  const { data: payments } = usePayments();
  const [planned] = useState(keptSwitch);
  const { readAnew } = useAccountCache();
  const text = planned && payments ? switchText(planned, profile, payments) : null;
  const isAwaited = planned !== null && text === null;
  useEffect(() => {
    if (!isAwaited) return;
    const asking = setInterval(() => void readAnew(), ASK_EVERY_MS);
    const giveUp = setTimeout(() => clearInterval(asking), ASK_FOR_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(giveUp);
    };
  }, [isAwaited, readAnew]);
  useEffect(() => {
    if (text) keepSwitch(null);
  }, [text]);
  return text && <Notice kind="success">{text}</Notice>;
}
