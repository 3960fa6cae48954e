import { type PlanKey, plans } from './plans.ts';

/** spec §9, free plan. */
export const RECLAIM_CREDITS = plans.free.monthlyCredits;
export const RECLAIM_DAYS = 30;
/** How often the page looks again whether a reclaim opened. */
export const RECLAIM_CHECK_MS = 3_600_000;

const DAY_MS = 86_400_000;

/** What an account's reclaims depend on. */
export interface ReclaimFacts {
  plan: PlanKey;
  createdAt: Date;
  lastReclaim: Date | null;
}

export interface ReclaimState {
  outcome: 'available' | 'cooldown' | 'not_free';
  /** Whole days until the next reclaim opens, rounded up; 0 when it is open. */
  daysLeft: number;
  nextAt: Date | null;
}

/** Whether an account may reclaim its free credits at a moment (spec §4). The server decides by the same rule. */
export function reclaimState(facts: ReclaimFacts, now: Date): ReclaimState {
  if (facts.plan !== 'free') return { outcome: 'not_free', daysLeft: 0, nextAt: null };
  const opensAt = new Date((facts.lastReclaim ?? facts.createdAt).getTime() + RECLAIM_DAYS * DAY_MS);
  if (now >= opensAt) return { outcome: 'available', daysLeft: 0, nextAt: now };
  return {
    outcome: 'cooldown',
    daysLeft: Math.ceil((opensAt.getTime() - now.getTime()) / DAY_MS),
    nextAt: opensAt,
  };
}
