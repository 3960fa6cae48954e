import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { reportQuery } from './reports/report-queries.ts';

/** Tells the question of the report that the address says is to be asked again, once it is known. */
export function useAgain(onKnown: (earlier: OpenReport) => void): void {
  const [query] = useSearchParams();
  const id = query.get('again') ?? '';
  const { data } = useQuery({ ...reportQuery(id), enabled: id !== '' });
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
}
