import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatMoment } from '@/dashboard/app/format-date.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { useLateDelete } from '@/dashboard/app/use-late-delete.ts';
import { ANSWER_MS, withTimeout } from '@/dashboard/app/with-timeout.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import type { FunctionsAccess } from '@/shared/client/call-function.ts';
import {
  endPromptHistory,
  forgetPrompt,
  readPromptHistory,
  startPromptHistory,
} from '@/shared/client/prompt-history-calls.ts';
import type { PromptHistory as History, KeptPrompt } from '@/shared/contracts/prompt-history.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import style from './result.module.css';

const queryKey = ['prompt-history'];

/** One thing that is done to the history; its answer is what is shown next. */
function useHistoryAct<T>(context: ErrorContext, act: (input: T) => Promise<History>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (history) => cache.setQueryData(queryKey, history),
    onError: (thrown) => {
      // what is not there any more was deleted with all the others
      if (toAppError(thrown).code !== 'not_found') tellFailure(context, thrown, 'prompts');
      void cache.invalidateQueries({ queryKey });
    },
  });
}

interface KeptRowProps {
  kept: KeptPrompt;
  onOpen: (prompt: string) => void;
  onForget: (id: string, access: FunctionsAccess) => Promise<unknown>;
}

function KeptRow({ kept: { id, prompt, madeAt }, onOpen, onForget }: KeptRowProps) {
  const { isGoing, remove, undo } = useLateDelete((access) => onForget(id, access));
  if (isGoing)
    return (
      <li>
        <p role="status">{say('deletedOf', { moment: formatMoment(madeAt) })}</p>
        <Button autoFocus onClick={undo}>
          {say('undo')}
        </Button>
      </li>
    );
  return (
    <li>
      <button type="button" className={style.kept} onClick={() => onOpen(prompt)}>
        <span dir="auto">{prompt.replace(/^#+ .*\n/, '').slice(0, 200)}</span>
        <time dateTime={madeAt}>{formatMoment(madeAt)}</time>
      </button>
      <IconButton
        name={say('deleteOf', { moment: formatMoment(madeAt) })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={remove}
      />
    </li>
  );
}

interface HistoryListProps {
  prompts: readonly KeptPrompt[];
  onOpen: (prompt: string) => void;
  onForget: KeptRowProps['onForget'];
}

function HistoryList({ prompts, onOpen, onForget }: HistoryListProps) {
  if (prompts.length === 0) return <p className={style.note}>{say('keptFromNow')}</p>;
  return (
    <ul className={style.history} aria-label={say('keptPrompts')}>
      {prompts.map((kept) => (
        <KeptRow key={kept.id} {...{ kept, onOpen, onForget }} />
      ))}
    </ul>
  );
}

function ConfirmEnd({ onEnd, onClose }: { onEnd: () => void; onClose: () => void }) {
  return (
    <Dialog title={say('deleteHistory')} onClose={onClose}>
      <p>{say('deleteHistoryText')}</p>
      <ButtonRow>
        <Button kind="danger" onClick={onEnd}>
          {say('deleteAllTurn')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {say('cancel')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

interface PromptHistoryProps {
  /** Changes with each new prompt: the history is read anew. */
  made: number;
  onOpen: (prompt: string) => void;
}

/** The account's history of prompts (ADR 40): off until asked for, deleted by a press. */
export default function PromptHistory({ made, onOpen }: PromptHistoryProps) {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => withTimeout(ANSWER_MS, () => readPromptHistory(functionsAccess, signal)),
  });
  const start = useHistoryAct('prompts-keep', () => startPromptHistory(functionsAccess));
  const end = useHistoryAct('prompts-delete', () => endPromptHistory(functionsAccess));
  const forget = useHistoryAct('prompt-delete', (of: { access: FunctionsAccess; id: string }) =>
    forgetPrompt(of.access, of.id),
  );
  const isPending = [start, end, forget].some((act) => act.isPending);
  const [isEnding, setEnding] = useState(false);
  const { refetch } = query;
  useEffect(() => {
    if (made > 0) void refetch();
  }, [made, refetch]);
  const prompts = query.data?.prompts;
  return (
    <section className={style.historyBox} aria-labelledby="history-title">
      <div className={style.bar}>
        <h2 id="history-title">{say('yourPrompts')}</h2>
        {prompts && (
          <Button kind="quiet" disabled={isPending} onClick={() => setEnding(true)}>
            {say('deleteAllTurn')}
          </Button>
        )}
      </div>
      {query.isError && <LoadFailure query={query} context="prompts-load" />}
      {prompts === null && (
        <>
          <p className={style.note}>{say('keepsNone')}</p>
          <ButtonRow>
            <Button disabled={isPending} onClick={() => start.mutate()}>
              {say('keepMyPrompts')}
            </Button>
          </ButtonRow>
        </>
      )}
      {prompts && (
        <HistoryList
          prompts={prompts}
          onOpen={onOpen}
          onForget={(id, access) => forget.mutateAsync({ access, id })}
        />
      )}
      {isEnding && (
        <ConfirmEnd
          onClose={() => setEnding(false)}
          onEnd={() => {
            setEnding(false);
            end.mutate();
          }}
        />
      )}
    </section>
  );
}
