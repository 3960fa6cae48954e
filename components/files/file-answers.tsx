import { type RefObject, useEffect, useRef } from 'react';
import { engineLine, engineText } from '@/components/engine-text.ts';
import { Failure, RemedyButton } from '@/components/failure.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { type Fallback, fallbackLine } from '@/shared/engines/answer-summary.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { remedyFor } from '@/shared/errors/remedies.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { FileAnswer, FoundAnswerView } from './file-answer.tsx';
import type { AskFile, ShowPlace } from './file-entry.ts';
import style from './file-view.module.css';
import { say } from './say.ts';
import type { FileLook } from './use-file-look.ts';
import type { FileQuestion } from './use-file-question.ts';

/** Who found an answer: an engine chooses which figure is meant, and never works it out. */
export const foundLine = (engine: EngineId) =>
  engine === 'offline' ? engineLine(engine) : say('foundBy', { engine: engineText(engine).name });

interface Coming {
  /** What was found by now; null where that is nothing. */
  found: unknown;
  state: RunState;
  code: ErrorCode | null;
}

/** Brings what was asked for into sight: as it begins, and as it ends. */
export function useInSight({ found, state: { status }, code }: Coming): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where nothing has come yet, there is no place.
    if (found || code || status !== 'idle') place.current?.scrollIntoView({ block: 'start' });
  }, [found, status, code]);
  return place;
}

/** Why this device looked though an engine was asked, and the way to have that one answer the next time. */
export function DeviceInstead({ instead }: { instead: Fallback }) {
  return (
    <Notice kind="warning">
      {fallbackLine(instead)} <RemedyButton remedy={remedyFor(instead.code)} />
    </Notice>
  );
}

interface FileAnswersProps {
  fileQuestion: FileQuestion;
  /** Of the file. */
  name: string;
  /** Whether text of its pictures was not read yet. */
  isUnread: boolean;
  view: {
    ask: AskFile;
    isCurrent: boolean;
    question: string;
    onShow: ShowPlace;
    onCopy: (text: string) => Promise<boolean>;
    onInsert: (text: string) => Promise<void>;
  };
  onMark: FileLook['mark'];
}

/** What came of the last question about a file; its box stays below. */
export function FileAnswers({ fileQuestion, name, isUnread, view, onMark }: FileAnswersProps) {
  const { found, foundBy, instead, picks, code, state, asked, again, startHere, putAway } = fileQuestion;
  const place = useInSight(fileQuestion);
  const onDevice = asked === 'question' ? startHere : undefined;
  if (!found && !code && state.status === 'idle') return null;
  return (
    <div ref={place} className={style.answers}>
      {instead && <DeviceInstead instead={instead} />}
      {found && (
        <FoundAnswerView
          found={found}
          origin={foundLine(foundBy)}
          picks={picks}
          name={name}
          onMark={onMark}
          {...view}
        />
      )}
      {isUnread && asked === 'question' && !found?.result && (
        <p className={style.soft}>{say('notReadHere')}</p>
      )}
      {code && (
        <Failure code={code} context="question" onRetry={again} onDevice={onDevice} onClose={putAway} />
      )}
      {!instead && (
        <FileAnswer
          title={say(`answer_${asked === 'figure' ? 'question' : asked}`)}
          state={state}
          originOf={engineLine}
          {...view}
          onRetry={again}
          onDevice={onDevice}
          onClose={putAway}
        />
      )}
    </div>
  );
}
