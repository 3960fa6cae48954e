import { type ComponentProps, type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { engineLine } from '@/components/engine-text.ts';
import { Failure } from '@/components/failure.tsx';
import { ignoreDoubleClick } from '@/components/ignore-double-click.ts';
import { ScreenHead } from '@/components/library/screen-head.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import type { RunSource } from '@/components/use-run.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { Budget, DEFAULT_BUDGET } from './budget.tsx';
import { FileAnswers } from './file-answers.tsx';
import type { FileEntry, FilesAccess } from './file-entry.ts';
import { FileLookView } from './file-look.tsx';
import { FileWarnings } from './file-row.tsx';
import { canRecognise, factsText } from './file-texts.ts';
import style from './file-view.module.css';
import { picksAt } from './picks-at.ts';
import { say } from './say.ts';
import { useEmptiedBox } from './use-emptied-box.ts';
import { type FileAttachment, useFileActions } from './use-file-actions.ts';
import { type FirstPlace, useFileLook, useFirstPlace } from './use-file-look.ts';
import { type FileQuestion, useFileQuestion } from './use-file-question.ts';
import { useQuery } from './use-query.ts';

export interface FileViewProps {
  /** The engine that is on. */
  engine: EngineId;
  run: RunSource;
  /** Whether another engine may go on where the one that is on fails. */
  fallsBack: boolean;
  /** Takes what is picked over to the next rewrite. */
  onUse: (context: FileAttachment) => void;
  /** Writes into the field in use on the page in front; rejects with an AppError. */
  onInsert: (text: string) => Promise<void>;
  onCopy: (text: string) => Promise<boolean>;
}

interface OpenFileProps extends FileViewProps {
  entry: FileEntry;
  access: FilesAccess;
  /** Where it opens; null at its beginning. */
  firstPlace: FirstPlace | null;
  /** Questions that were typed, by file. */
  typed: Map<string, string>;
  onBack: () => void;
}

/** Most of a file that goes along, in UTF-16 units: what the task takes. */
const MAX_CHARS = 120_000;
/** How long the question must stand before what fits it is looked up, in ms. */
const TYPING_MS = 300;

function ActionResult({ result, close }: Pick<ReturnType<typeof useFileActions>, 'result' | 'close'>) {
  if (!result) return null;
  if ('code' in result) return <Failure {...result} onClose={close} />;
  return (
    <Notice {...result} onClose={close}>
      {result.text}
    </Notice>
  );
}

interface QuestionFormProps extends Pick<FileViewProps, 'engine'> {
  fileQuestion: FileQuestion;
  question: string;
  onQuestion: (question: string) => void;
  isPicture: boolean;
  isReady: boolean;
  onAsk: () => void;
}

/** The box of the next question about the file. */
function QuestionForm({
  fileQuestion,
  question,
  onQuestion,
  isPicture,
  isReady,
  engine,
  onAsk,
}: QuestionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && question.trim() !== '') onAsk();
  };
  return (
    <form className={style.ask} onSubmit={submit}>
      <TextArea
        label={say('asksYour')}
        isShort
        placeholder={say('saysAbout')}
        value={question}
        streaming={fileQuestion.isRunning}
        onChange={onQuestion}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          if (event.key === 'Escape' && fileQuestion.isRunning) fileQuestion.cancel();
        }}
      />
      <ButtonRow>
        {fileQuestion.isRunning ? (
          <Button onClick={ignoreDoubleClick(fileQuestion.cancel)}>{say('cancel')}</Button>
        ) : (
          <Button
            kind={fileQuestion.answers(question) ? 'plain' : 'primary'}
            type="submit"
            keys="Control+Enter"
            disabled={!isReady || question.trim() === ''}
          >
            {say('ask')}
          </Button>
        )}
        {isPicture && (
          <>
            <Button
              disabled={fileQuestion.isRunning}
              onClick={() => fileQuestion.startPicture('prompt', question)}
            >
              {say('makePrompt')}
            </Button>
            <Button
              disabled={fileQuestion.isRunning}
              onClick={() => fileQuestion.startPicture('caption', question)}
            >
              {say('writeCaption')}
            </Button>
          </>
        )}
        <p className={style.soft}>{engineLine(engine)}</p>
      </ButtonRow>
    </form>
  );
}

interface UseTextProps extends ComponentProps<typeof Budget> {
  isReady: boolean;
  actions: ReturnType<typeof useFileActions>;
}

/** What of the file is taken elsewhere: into a draft, the page or the clipboard. */
function UseText({ isReady, actions, ...budget }: UseTextProps) {
  const id = useId();
  const hasText = isReady && (budget.context.reply?.allTokens ?? 0) > 0;
  return (
    <section className={style.ask} aria-labelledby={id}>
      <h2 id={id} className={style.title}>
        {say('useText')}
      </h2>
      <Budget {...budget} />
      <ButtonRow>
        <Button disabled={!hasText} onClick={actions.use}>
          {say('useWithEnhance')}
        </Button>
        <Button disabled={!hasText} onClick={actions.insert}>
          {say('insertText')}
        </Button>
        <Button disabled={!hasText} onClick={actions.copy}>
          {say('copyText')}
        </Button>
      </ButtonRow>
      <ActionResult {...actions} />
    </section>
  );
}

/** One file: what it holds, what of it goes along, and a question about it. */
export function FileView({ entry, access, firstPlace, typed, onBack, ...rest }: OpenFileProps) {
  const ask = useMemo(() => access.ask(entry.key), [access, entry.key]);
  const look = useFileLook(entry, ask);
  useFirstPlace(look, firstPlace);
  const [question, setQuestion] = useState(typed.get(entry.key) ?? '');
  useEffect(() => void typed.set(entry.key, question), [typed, entry.key, question]);
  const [budget, setBudget] = useState(DEFAULT_BUDGET);
  const isReady = entry.status === 'ready' && !look.isWrong;
  const fileQuestion = useFileQuestion({ ask, ...rest });
  // What was asked last says what is wanted of the file, too.
  const wanted = question.trim() === '' ? fileQuestion.question : question;
  const body = { picks: look.picks, question: wanted, budget, maxChars: MAX_CHARS, name: entry.name };
  const context = useQuery(ask, 'context', { body: isReady ? body : null, afterMs: TYPING_MS });
  const actions = useFileActions({ ask, name: entry.name, body, ...rest });
  const { question: asked } = fileQuestion;
  useEmptiedBox({ isAnswered: fileQuestion.answers(asked), asked, setTyped: setQuestion });
  const view = {
    ask,
    isCurrent: fileQuestion.answers(question),
    // A wish for a picture does not say what came of it.
    question: fileQuestion.asked === 'question' ? asked : '',
    onShow: look.show,
    onCopy: rest.onCopy,
    onInsert: rest.onInsert,
  };
  return (
    <div className={style.view}>
      <ScreenHead title={entry.name} back={say('back')} onBack={onBack} />
      <p className={style.facts}>{factsText(entry)}</p>
      {entry.pictureUrl && (
        <div className={style.picture}>
          <img src={entry.pictureUrl} alt={say('asItIs', { name: entry.name })} />
        </div>
      )}
      <FileWarnings entry={entry} access={access} />
      <FileAnswers
        fileQuestion={fileQuestion}
        name={entry.name}
        isUnread={canRecognise(entry) === 'first'}
        view={view}
        onMark={look.mark}
      />
      <QuestionForm
        fileQuestion={fileQuestion}
        question={question}
        onQuestion={setQuestion}
        isPicture={entry.facts?.format === 'image'}
        isReady={isReady}
        engine={rest.engine}
        onAsk={() => fileQuestion.start(body)}
      />
      {/* What it is about stands below what is asked of it. */}
      <FileLookView
        entry={entry}
        ask={ask}
        look={look}
        onWorkOut={(place) => fileQuestion.workOut({ picks: picksAt(place, look), place })}
      />
      <UseText context={context} budget={budget} onBudget={setBudget} isReady={isReady} actions={actions} />
    </div>
  );
}
