import type { FormEvent } from 'react';
import { engineLine } from '@/components/engine-text.ts';
import { Failure } from '@/components/failure.tsx';
import { ignoreDoubleClick } from '@/components/ignore-double-click.ts';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { FileAnswer, FoundAnswerView } from './file-answer.tsx';
import { DeviceInstead, foundLine, useInSight } from './file-answers.tsx';
import type { FileEntry, FilesAccess } from './file-entry.ts';
import { canRecognise } from './file-texts.ts';
import style from './file-view.module.css';
import { say } from './say.ts';
import type { FirstPlace } from './use-file-look.ts';
import type { FilesQuestion } from './use-files-question.ts';

interface FilesQuestionViewProps {
  asked: FilesQuestion;
  access: FilesAccess;
  engine: EngineId;
  /** Opens a file where something stands in it. */
  onShow: (key: string, first: FirstPlace) => void;
  onCopy: (text: string) => Promise<boolean>;
  onInsert: (text: string) => Promise<void>;
}

const NO_PICKS = {};

interface FoundInProps
  extends Pick<FilesQuestionViewProps, 'asked' | 'access' | 'onShow' | 'onCopy' | 'onInsert'> {
  file: FileEntry;
}

function FoundIn({ file: { key, name }, asked, access, onShow, onCopy, onInsert }: FoundInProps) {
  const found = asked.found.get(key);
  if (!found) return null;
  return (
    <section className={style.found} aria-label={name}>
      <h2 className={style.title}>
        <bdi>{name}</bdi>
      </h2>
      <FoundAnswerView
        found={found.answer}
        origin={foundLine(found.by)}
        picks={NO_PICKS}
        name={name}
        ask={access.ask(key)}
        isCurrent={asked.answers === 1}
        onShow={(place, mark) => onShow(key, { place, mark })}
        onMark={(used, leftOut, mark) => {
          const [place] = used;
          if (place) onShow(key, { place, mark, cells: { used, leftOut } });
        }}
        onCopy={onCopy}
        onInsert={onInsert}
      />
    </section>
  );
}

/** Which files gave no answer: those that say nothing of it, and those whose pictures were not read yet. */
function Silent({ asked: { files, found, silent, state } }: Pick<FilesQuestionViewProps, 'asked'>) {
  const isAsked = found.size > 0 || silent.length > 0 || state.status !== 'idle';
  const isUnread = (file: FileEntry) => canRecognise(file) === 'first' && !found.has(file.key);
  const unread = isAsked ? files.filter(isUnread) : [];
  const read = silent.filter((file) => !isUnread(file));
  const namesOf = (some: readonly FileEntry[]) => some.map(({ name }) => name).join(', ');
  return (
    <>
      {read.length > 0 && (
        <p className={style.soft} role="status">
          {say('nothingIn', { names: namesOf(read) })}
        </p>
      )}
      {unread.length > 0 && (
        <p className={style.soft} role="status">
          {say('notReadIn', { names: namesOf(unread) })}
        </p>
      )}
    </>
  );
}

/** The box of a question to all of them. */
function QuestionBox({ asked, engine }: Pick<FilesQuestionViewProps, 'asked' | 'engine'>) {
  const { files, question, isRunning } = asked;
  const isOne = files.length === 1;
  const [first] = files;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '') asked.start();
  };
  return (
    <form className={style.ask} onSubmit={submit}>
      <TextArea
        label={
          first && isOne
            ? say('askThisFile', { name: first.name })
            : say('askAllFiles', { count: files.length })
        }
        isShort
        placeholder={say(isOne ? 'saysAbout' : 'sayAbout')}
        value={question}
        streaming={isRunning}
        onChange={asked.setQuestion}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <ButtonRow>
        {isRunning ? (
          <Button onClick={ignoreDoubleClick(asked.cancel)}>{say('cancel')}</Button>
        ) : (
          <Button
            kind={asked.answers > 0 ? 'plain' : 'primary'}
            type="submit"
            keys="Control+Enter"
            disabled={question.trim() === ''}
          >
            {say(isOne ? 'ask' : 'askAll')}
          </Button>
        )}
        <p className={style.soft}>{engineLine(engine)}</p>
      </ButtonRow>
    </form>
  );
}

/** A question to all files of the list at once, and what each of them answers. */
export function FilesQuestionView({
  asked,
  access,
  engine,
  onShow,
  onCopy,
  onInsert,
}: FilesQuestionViewProps) {
  const { files, found, silent, cited, state, instead, code } = asked;
  const came = found.size > 0 ? found : silent.length > 0 ? silent : null;
  const place = useInSight({ found: came, state, code });
  if (files.length === 0) return null;
  return (
    <div className={style.view}>
      <div ref={place} className={style.answers}>
        {(came || code || state.status !== 'idle') && <h2 className={style.title}>{asked.asked}</h2>}
        {code && (
          <Failure
            code={code}
            context="question"
            engine={engine}
            onRetry={asked.again}
            onDevice={asked.startHere}
            onClose={asked.putAway}
          />
        )}
        {instead && <DeviceInstead instead={instead} />}
        {files.map((file) => (
          <FoundIn
            key={file.key}
            file={file}
            asked={asked}
            access={access}
            onShow={onShow}
            onCopy={onCopy}
            onInsert={onInsert}
          />
        ))}
        <Silent asked={asked} />
        {!instead && (
          <FileAnswer
            title={say('answer_question')}
            state={state}
            originOf={engineLine}
            ask={cited}
            isCurrent={asked.answers === 1}
            onShow={(place, mark, file) => file && onShow(file, { place, mark })}
            onCopy={onCopy}
            onInsert={onInsert}
            onRetry={asked.again}
            onDevice={asked.startHere}
            onClose={asked.putAway}
          />
        )}
      </div>
      <QuestionBox asked={asked} engine={engine} />
    </div>
  );
}
