import type { PlanKey } from './plans.ts';

/** spec §9, refresh page. */
export const REFRESH_CREDITS = 45;
export const MAX_REFRESHES_PER_MONTH = 5;
export const REFRESH_COOLDOWN_MS = 259_200_000;
/** How often the page recalculates its countdown. */
export const COUNTDOWN_TICK_MS = 60_000;

/** What an account's refreshes depend on. */
export interface RefreshFacts {
  plan: PlanKey;
  createdAt: Date;
  lastRefresh: Date | null;
  monthlyCount: number;
  /** First moment at which `monthlyCount` no longer counts. */
  countResetDate: Date | null;
}

export interface RefreshState {
  outcome: 'available' | 'cooldown' | 'monthly_limit' | 'not_free';
  /** Refreshes made in this UTC month. */
  count: number;
  /** When the next refresh opens; null where the plan has none. */
  nextAt: Date | null;
}

/** The first moment of the next calendar month, in UTC: months begin at the same time for everyone. */
export function nextMonthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** Whether an account may refresh at a moment, and if not, when (spec §5, §9). The server decides by the same rule. */
export function refreshState(facts: RefreshFacts, now: Date): RefreshState {
  const count = facts.countResetDate !== null && now < facts.countResetDate ? facts.monthlyCount : 0;
  if (facts.plan !== 'free') return { outcome: 'not_free', count, nextAt: null };
  const cooledAt = new Date((facts.lastRefresh ?? facts.createdAt).getTime() + REFRESH_COOLDOWN_MS);
  if (count >= MAX_REFRESHES_PER_MONTH) {
    const monthAt = nextMonthStart(now);
    return { outcome: 'monthly_limit', count, nextAt: monthAt > cooledAt ? monthAt : cooledAt };
  }
  if (now < cooledAt) return { outcome: 'cooldown', count, nextAt: cooledAt };
  return { outcome: 'available', count, nextAt: now };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * A wait in days, hours and minutes, such as `2 days 4 hours 1 minute`. It is rounded up to whole minutes, so that it
 * never says nothing is left while something is; units of zero in front are left out.
 * @returns `0 minutes` when the wait is over
 */
export function countdownText(waitMs: number): string {
  const totalMs = Math.ceil(Math.max(0, waitMs) / MINUTE_MS) * MINUTE_MS;
  const days = Math.floor(totalMs / DAY_MS);
  const hours = Math.floor((totalMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((totalMs % HOUR_MS) / MINUTE_MS);
  const parts = [counted(minutes, 'minute')];
  if (days > 0 || hours > 0) parts.unshift(counted(hours, 'hour'));
  if (days > 0) parts.unshift(counted(days, 'day'));
  return parts.join(' ');
}
