import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { usePayments } from '@/dashboard/app/account-queries.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { keepSwitch, keptSwitch, switchText } from './plan-switch.ts';

/** After a switch was confirmed at the payment provider: the plan, and what came with it, as soon as both are there. */
export function SwitchNotice({ profile }: { profile: ProfileRow }) {
  const { data: payments } = usePayments();
  const [planned] = useState(keptSwitch);
  const text = planned && payments ? switchText(planned, profile, payments) : null;
  useEffect(() => {
    if (text) keepSwitch(null);
  }, [text]);
  return text && <Notice kind="success">{text}</Notice>;
}
