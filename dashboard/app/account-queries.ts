import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { readDevices } from '@/shared/client/account-calls.ts';
import { readPayments, readProfile, readSubscription } from '@/shared/client/account-rows.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import { BALANCE_REFRESH_MS } from '@/shared/credits/plans.ts';
import { functionsAccess, sessionStore } from './session.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => readProfile(await sessionStore.client()),
  // spec §7: the indicator reads the record again every 30 s.
  refetchInterval: BALANCE_REFRESH_MS,
});
const devicesQuery = queryOptions({ queryKey: ['devices'], queryFn: () => readDevices(functionsAccess) });
const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async () => readPayments(await sessionStore.client()),
});

export const creditEntriesKey = ['credit-entries'] as const;

/** The user record, the balance in it; `enabled` is false for visitors, who have none. */
export const useProfile = (enabled = true) => useQuery({ ...profileQuery, enabled });
export const useDevices = () => useQuery(devicesQuery);
export const usePayments = () => useQuery(paymentsQuery);

/** The subscription the record names; asks nothing where it names none. */
export function useSubscription(id: string | null | undefined) {
  return useQuery({
    queryKey: ['subscription', id],
    queryFn: async () => (id ? ((await readSubscription(await sessionStore.client(), id)) ?? null) : null),
    enabled: Boolean(id),
  });
}

/** Changes what is known of the account at once, before the server is asked again. */
export function useAccountCache() {
  const cache = useQueryClient();
  return {
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
