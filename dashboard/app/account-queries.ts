import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readDevices } from '@/shared/client/account-calls.ts';
import { readPayments, readProfile, readSubscription } from '@/shared/client/account-rows.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { SubscriptionRow } from '@/shared/contracts/billing.ts';
import { BALANCE_REFRESH_MS } from '@/shared/credits/plans.ts';
import { functionsAccess, sessionStore } from './session.ts';
import { ANSWER_MS, withTimeout } from './with-timeout.ts';

const askServer = async <T>(ask: (client: SupabaseClient) => Promise<T>) =>
  withTimeout(ANSWER_MS, async () => ask(await sessionStore.client()));

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => askServer(readProfile),
  // spec §7: the indicator reads the record again every 30 s.
  refetchInterval: BALANCE_REFRESH_MS,
});
const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => withTimeout(ANSWER_MS, () => readDevices(functionsAccess)),
});
const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: () => askServer(readPayments),
});
const subscriptionKey = ['subscription'] as const;
const subscriptionQuery = (id: string | null | undefined) =>
  queryOptions({
    queryKey: [...subscriptionKey, id],
    queryFn: async () => (id ? ((await askServer((client) => readSubscription(client, id))) ?? null) : null),
    enabled: Boolean(id),
  });

export const creditEntriesKey = ['credit-entries'] as const;

/** The user record, the balance in it; `enabled` is false for visitors, who have none. */
export const useProfile = (enabled = true) => useQuery({ ...profileQuery, enabled });
export const useDevices = () => useQuery(devicesQuery);
export const usePayments = () => useQuery(paymentsQuery);

/** The subscription the record names; asks nothing where it names none. */
export const useSubscription = (id: string | null | undefined) => useQuery(subscriptionQuery(id));

/** Changes what is known of the account at once, before the server is asked again. */
export function useAccountCache() {
  const cache = useQueryClient();
  const readAnew = useCallback(async () => {
    const keys = [profileQuery.queryKey, paymentsQuery.queryKey, subscriptionKey, creditEntriesKey];
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
  }, [cache]);
  return {
    /** Reads all that a payment can have changed; settles when what is on the screen is new. */
    readAnew,
    /** Shows what an act did to a subscription, then reads it anew. */
    changeSubscription: (id: string, change: Partial<SubscriptionRow>) => {
      const { queryKey } = subscriptionQuery(id);
      cache.setQueryData(queryKey, (known) => known && { ...known, ...change });
      void cache.invalidateQueries({ queryKey });
    },
    /** Shows what a call's answer says about the record, then reads the record and its history anew. */
    changeProfile: (change: Partial<ProfileRow>) => {
      cache.setQueryData(profileQuery.queryKey, (known) => known && { ...known, ...change });
      void cache.invalidateQueries({ queryKey: profileQuery.queryKey });
      void cache.invalidateQueries({ queryKey: creditEntriesKey });
    },
    setDevices: (devices: Awaited<ReturnType<typeof readDevices>>) =>
      cache.setQueryData(devicesQuery.queryKey, devices),
    forgetDevices: () => void cache.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  };
}
