import { useQuery } from '@tanstack/react-query';
import { functionsAccess, useSession } from '@/dashboard/app/session.ts';
import { readSources } from '@/shared/client/analysis-calls.ts';
import { readCookie } from '@/shared/client/cookies.ts';
import type { AnalysisMode } from '@/shared/contracts/analysis-modes.ts';
import type { SourceRow } from '@/shared/contracts/insight-sources.ts';
import { platformOf } from '@/shared/insights/mode-labels.ts';
import { modeOptions, type SearchMode } from './research-modes.ts';

/** spec §9. */
const DEFAULT_MODE: SearchMode = 'reddit';

export const sourcesQueryKey = ['insight-sources'] as const;

/** The sources as they stand for who is signed in. */
export function useSources() {
  const { status } = useSession();
  return useQuery({
    queryKey: sourcesQueryKey,
    queryFn: () => readSources(functionsAccess),
    enabled: status === 'signedIn',
  });
}

/** The mode the form stands at, by what was chosen here and what the sources are. */
export function useDefaultMode(chosen: SearchMode | undefined): SearchMode {
  const { data } = useSources();
  return chosen ?? defaultMode(readCookie('media-platforms'), data?.sources);
}

/** Whether what a mode reads is made up, as far as it is known: none of its sources is connected. */
export function readsMadeUp(
  mode: AnalysisMode,
  sources: readonly Pick<SourceRow, 'source' | 'synthetic'>[] = [],
): boolean {
  const platform = platformOf(mode);
  const read = platform ? sources.filter(({ source }) => source === platform) : sources;
  return read.length > 0 && read.every(({ synthetic }) => synthetic);
}

/**
 * What was chosen the last time, else Reddit. Where that source has no key, all sources together: a first question must not end at
 * a closed door.
 */
export function defaultMode(
  kept: string | undefined,
  sources: readonly Pick<SourceRow, 'source' | 'ready'>[] = [],
): SearchMode {
  const mode = modeOptions.find(({ id }) => id === kept)?.id ?? DEFAULT_MODE;
  const row = sources.find(({ source }) => source === platformOf(mode));
  return row && !row.ready ? 'all' : mode;
}
