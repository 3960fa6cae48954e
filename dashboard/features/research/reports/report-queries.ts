import { queryOptions } from '@tanstack/react-query';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { readReport, readReports, readSample, readShared } from '@/shared/client/analysis-calls.ts';

/** How often a report that is being written is looked at. */
const LOOK_MS = 2_000;

export const reportsKey = ['reports'] as const;

/** The list, looked at again for as long as one of its reports is still being written. */
export const reportsQuery = (search: string) =>
  queryOptions({
    queryKey: [...reportsKey, 'list', search],
    queryFn: () => readReports(functionsAccess, search),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' || one.state === 'running') ? LOOK_MS : false,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportsKey, id],
    queryFn: () => readReport(functionsAccess, id),
    refetchInterval: ({ state }) =>
      state.data?.state === 'queued' || state.data?.state === 'running' ? LOOK_MS : false,
  });

export const sampleQuery = queryOptions({
  queryKey: ['sample-report'],
  queryFn: () => readSample(functionsAccess),
});

export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-report', token],
    queryFn: () => readShared(functionsAccess, token),
  });
