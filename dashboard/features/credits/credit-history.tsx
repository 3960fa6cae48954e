import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { creditEntriesKey } from '@/dashboard/app/account-queries.ts';
import { formatMoment } from '@/dashboard/app/format-date.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { sessionStore } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { ANSWER_MS, withTimeout } from '@/dashboard/app/with-timeout.ts';
import { readCreditEntries } from '@/shared/client/account-rows.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { language } from '@/shared/texts/language.ts';
import style from './credit-history.module.css';
import { reasonText } from './reason-text.ts';
import { say } from './say.ts';

const PAGE_ROWS = 20;

const signed = (amount: number) =>
  new Intl.NumberFormat(language().locale, { signDisplay: 'always' }).format(amount);

function useEntries() {
  return useInfiniteQuery({
    queryKey: creditEntriesKey,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) =>
      withTimeout(ANSWER_MS, async () =>
        readCreditEntries(await sessionStore.client(), { before: pageParam, limit: PAGE_ROWS }),
      ),
    getNextPageParam: (page) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  });
}

/** What came and went, newest first: what, when, how much. */
export function CreditHistory() {
  const entries = useEntries();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = entries;
  if (error && !data) return <LoadFailure query={entries} context="history-load" />;
  if (!data) return <Skeleton label={say('loadingHistory')} lines={4} />;
  return (
    <>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{say('what')}</th>
            <th scope="col">{say('when')}</th>
            <th scope="col" className={style.number}>
              {say('credits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.pages.flat().map((entry) => (
            <tr key={entry.id}>
              <td>{reasonText(entry)}</td>
              <td className={style.when}>{formatMoment(entry.created_at)}</td>
              <td className={style.number}>{signed(entry.delta)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isFetchNextPageError && (
        <SiteFailure
          context="history-load"
          code={toAppError(error).code}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button size="site" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? say('loading') : say('showOlder')}
        </Button>
      )}
    </>
  );
}
