import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { addWeekly, readWeekly, stopWeekly } from '@/shared/client/analysis-calls.ts';
import type { FunctionsAccess } from '@/shared/client/call-function.ts';
import type { WeeklyReports } from '@/shared/contracts/weekly-reports.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import { say } from './say.ts';

const weeklyKey = ['weekly-reports'] as const;

export const weeklyQuery = queryOptions({ queryKey: weeklyKey, queryFn: () => readWeekly(functionsAccess) });

function useWeeklyChange<T>(
  context: ErrorContext,
  change: (input: T) => Promise<WeeklyReports>,
  said: string,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      cache.setQueryData(weeklyKey, answer);
      showToast('success', said, 'reports');
    },
    onError: (thrown) => tellFailure(context, thrown, 'reports'),
  });
}

/** Has a report come every week; texts that were brought along are not read again. */
export const useAddWeekly = (hasOwnTexts: boolean) =>
  useWeeklyChange(
    'weekly',
    (analysisId: string) => addWeekly(functionsAccess, analysisId),
    [say('weeklyAdded'), hasOwnTexts && say('weeklyOwnTexts')].filter(Boolean).join(' '),
  );

/** Ends what comes every week. */
export const useStopWeekly = (id: string) =>
  useWeeklyChange('weekly-stop', (access: FunctionsAccess) => stopWeekly(access, id), say('weeklyStopped'));
