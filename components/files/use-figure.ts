import { useEffect, useRef, useState } from 'react';
import type { Choice, QueryResult, TableQuery, TableView } from '@/shared/documents/query/table-query.ts';
import type { FoundAnswer, Picks } from '@/shared/documents/worker-messages.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { AskFile } from './file-entry.ts';
import { sayFigure } from './say.ts';
import { useQuery } from './use-query.ts';

export interface Figure {
  query: TableQuery;
  result: QueryResult | null;
  /** What is said where something is to be chosen first. */
  text: string;
  choices: readonly Choice[];
  tables: readonly TableView[];
  code: ErrorCode | null;
  isBusy: boolean;
  change: (query: TableQuery) => void;
}

interface Shown {
  query: TableQuery;
  result: QueryResult | null;
  text: string;
  choices: readonly Choice[];
}

function shownOf({ query, result, text, choices, proposals }: FoundAnswer): Shown | null {
  if (query) return { query, result, text, choices };
  const [first] = proposals;
  return first
    ? { query: first.query, result: null, text: sayFigure('chooseFigure'), choices: proposals }
    : null;
}

/** A question to a table as it was understood, worked out anew whenever a person changes it; null where no table is asked. */
export function useFigure(
  ask: AskFile,
  { found, picks }: { found: FoundAnswer; picks: Picks },
): Figure | null {
  const [shown, setShown] = useState(() => shownOf(found));
  const [code, setCode] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const turn = useRef(0);
  const { reply } = useQuery(ask, 'tables', { body: shown ? { picks } : null });
  useEffect(() => {
    turn.current += 1;
    setShown(shownOf(found));
    setCode(null);
    setIsBusy(false);
  }, [found]);
  if (!shown) return null;
  const change = (query: TableQuery) => {
    const mine = ++turn.current;
    setShown({ ...shown, query });
    setIsBusy(true);
    setCode(null);
    ask('calculate', { picks, query }).then(
      ({ result }) => {
        if (mine !== turn.current) return;
        setIsBusy(false);
        if (result) setShown({ query, result, text: result.text, choices: result.choices });
      },
      (thrown: unknown) => {
        if (mine !== turn.current) return;
        setIsBusy(false);
        setCode(reportError('panel.files', thrown).code);
      },
    );
  };
  return { ...shown, tables: reply?.tables ?? [], code, isBusy, change };
}
