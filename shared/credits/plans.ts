/** The plans of spec §9. The database holds the same numbers; a test compares the two. */
export const planKeys = ['free', 'starter', 'pro', 'business'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface Plan {
  key: PlanKey;
  name: string;
  /** Granted with each paid month; for the free plan with each reclaim. */
  monthlyCredits: number;
  /** In cents of a US dollar, per month. */
  priceCents: number;
}

export const plans: Readonly<Record<PlanKey, Plan>> = {
  free: { key: 'free', name: 'Free', monthlyCredits: 250, priceCents: 0 },
  starter: { key: 'starter', name: 'Starter', monthlyCredits: 5_500, priceCents: 1_099 },
  pro: { key: 'pro', name: 'Pro', monthlyCredits: 9_500, priceCents: 1_599 },
  business: { key: 'business', name: 'Business', monthlyCredits: 14_500, priceCents: 2_099 },
};

/** Given once, when an account is made. */
export const SIGNUP_CREDITS = 250;
/** Below this the credit indicator warns. */
export const LOW_CREDITS_BELOW = 10;
/** How often the credit indicator asks anew. */
export const BALANCE_REFRESH_MS = 30_000;
