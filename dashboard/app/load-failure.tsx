import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { toAppError } from '@/shared/errors/app-error.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import style from './load-failure.module.css';
import { say } from './say.ts';

interface LoadFailureProps {
  /** The question that failed. */
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  context: ErrorContext;
}

/** Stands where something could not be loaded: what, and the way on. It also loads by itself once the network is back. */
export function LoadFailure({ query: { error, refetch }, context }: LoadFailureProps) {
  return (
    <div className={style.failure}>
      <Notice kind="error">{textFor(context, toAppError(error).code)}</Notice>
      <Button size="site" onClick={() => void refetch()}>
        {say('tryAgain')}
      </Button>
    </div>
  );
}
