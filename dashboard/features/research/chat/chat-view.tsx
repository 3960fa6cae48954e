import { ArrowUp, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatTime } from '@/components/dates.ts';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Slow } from '@/components/ui/slow.tsx';
import { reportPath } from '@/dashboard/app/paths.ts';
import { OpenedItems, useReportItems } from '@/dashboard/features/research/report/opened-items.tsx';
import { SentenceText } from '@/dashboard/features/research/report/sentence-text.tsx';
import type { ChatAnswer } from '@/shared/contracts/analysis-chat.ts';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import style from './chat.module.css';
import type { ChatMessage } from './kept-chat.ts';
import { say } from './say.ts';
import { suggestedQuestions } from './suggested-questions.ts';
import { useChat } from './use-chat.ts';

/** spec §9: how long the closing fade takes. */
const FADE_MS = 300;
const MAX_MESSAGE_CHARS = 2_000;
/** Most answers are there by then. */
const SLOW_MS = 8_000;

const timeOf = (at: number | string) => formatTime(new Date(at).getTime());

/** The words an answer rests on, or what comes closest where nothing answers. */
function AnswerQuotes({ answer: { answerable, citations } }: { answer: ChatAnswer }) {
  const { open } = useReportItems();
  if (citations.length === 0) return null;
  return (
    <ul className={style.quotes} aria-label={answerable ? say('whatPeopleWrote') : say('closestQuotes')}>
      {citations.map((citation) => (
        <li key={citation.id}>
          <blockquote dir="auto">{citation.quote}</blockquote>
          <Button kind="quiet" onClick={() => open({ citation })}>
            {say('showInContext')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** @param onRetry asks again; only at a failure nothing was said after */
function Message({ message, onRetry }: { message: ChatMessage; onRetry?: (() => void) | undefined }) {
  const { role, content, timestamp, answer, isError } = message;
  if (isError)
    return (
      <li className={style.message} data-role={role}>
        <Notice
          kind="error"
          title={titleFor('analysis-chat', 'internal')}
          ways={onRetry && <Button onClick={onRetry}>{say('tryAgain')}</Button>}
        >
          {content}
        </Notice>
      </li>
    );
  return (
    <li className={style.message} data-role={role}>
      <div className={style.bubble} dir="auto">
        {answer && answer.segments.length > 0
          ? answer.segments.map((sentence) => (
              <p key={sentence.text}>
                <SentenceText sentence={sentence} citations={answer.citations} label={say('inTheAnswer')} />
              </p>
            ))
          : content}
        {answer && <AnswerQuotes answer={answer} />}
      </div>
      <p className={style.when}>
        <time dateTime={new Date(timestamp).toISOString()}>{timeOf(timestamp)}</time>
      </p>
    </li>
  );
}

/** An answer is on its way: what takes long, and the way back to the question. */
function Waiting({ onCancel }: { onCancel: () => void }) {
  return (
    <li className={style.message} data-role="assistant">
      <p className={style.typing}>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        <span className="visually-hidden">{say('lookingThroughPosts')}</span>
      </p>
      <Slow afterMs={SLOW_MS} text={say('slow')} />
      <Button onClick={onCancel}>{say('cancel')}</Button>
    </li>
  );
}

function Suggestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (text: string) => void }) {
  return (
    <ul className={style.suggestions} aria-label={say('suggestions')}>
      {questions.map((question) => (
        <li key={question}>
          <Button onClick={() => onAsk(question)}>{question}</Button>
        </li>
      ))}
    </ul>
  );
}

interface ComposerProps {
  /** The field, for who brings a question back into it. */
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  isWaiting: boolean;
  onSend: (text: string) => void;
}

function Composer({ ref, text, onText, isWaiting, onSend }: ComposerProps) {
  // a question taken back may stand above another
  const canSend = text.trim() !== '' && text.length <= MAX_MESSAGE_CHARS && !isWaiting;
  const send = () => {
    if (!canSend) return;
    onSend(text);
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={style.composer} onSubmit={submit}>
      <textarea
        ref={ref}
        aria-label={say('yourQuestion')}
        placeholder={say('askAboutReport')}
        rows={1}
        dir="auto"
        maxLength={MAX_MESSAGE_CHARS}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        kind="primary"
        size="site"
        type="submit"
        disabled={!canSend}
        aria-label={say('send')}
        title={say('send')}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
    </form>
  );
}

/** The conversation about a report (spec §2): an overlay that comes and goes with a fade. */
export function ChatView({ open }: { open: OpenReport }) {
  const navigate = useNavigate();
  const { messages, isWaiting, send, retry, cancel } = useChat(open.id);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const takeBack = () => {
    const asked = cancel();
    // What was begun meanwhile comes after it; the pressed button goes, and the caret with it.
    setText((typed) => (typed.trim() === '' ? asked : `${asked}\n${typed}`));
    field.current?.focus();
  };
  const [isClosing, setIsClosing] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length]);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => void navigate(reportPath(open.id)), FADE_MS);
    return () => clearTimeout(timer);
  }, [isClosing, navigate, open.id]);
  const last = messages.at(-1);
  const questions = suggestedQuestions(open, messages);
  return (
    <OpenedItems items={open.items}>
      <section
        className={style.chat}
        data-closing={isClosing || undefined}
        aria-labelledby="chat-title"
        onKeyDown={(event) => {
          // A dialog above it closes first: its own Escape never reaches this far.
          if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setIsClosing(true);
        }}
      >
        <header className={style.head}>
          <div>
            <h1 id="chat-title">{say('aiAssistant')}</h1>
            <p className={style.soft}>{open.title}</p>
          </div>
          <Button kind="quiet" onClick={() => setIsClosing(true)}>
            <X aria-hidden="true" />
            {say('close')}
          </Button>
        </header>
        <ol className={style.messages} aria-label={say('conversation')} aria-live="polite">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              onRetry={message === last && message.isError ? () => void retry() : undefined}
            />
          ))}
          {isWaiting && <Waiting onCancel={takeBack} />}
        </ol>
        {!isWaiting && <Suggestions questions={questions} onAsk={(asked) => void send(asked)} />}
        <Composer
          ref={field}
          text={text}
          onText={setText}
          isWaiting={isWaiting}
          onSend={(asked) => void send(asked)}
        />
        {/* Below the field, which lies over whatever stands at the window's end. */}
        <div ref={end} />
      </section>
    </OpenedItems>
  );
}
