import type { UseQueryResult } from '@tanstack/react-query';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import { SiteFailure } from './site-failure.tsx';

interface LoadFailureProps {
  /** The question that failed. */
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  context: ErrorContext;
}

/** Stands where something could not be loaded: what, and the way on. It also loads by itself once the network is back. */
export function LoadFailure({ query: { error, refetch }, context }: LoadFailureProps) {
  return <SiteFailure context={context} code={toAppError(error).code} onRetry={() => void refetch()} />;
}
