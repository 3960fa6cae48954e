import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { BackLink } from '@/dashboard/app/page-frame.tsx';
import { PageHeading } from '@/dashboard/app/page-heading.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { prices } from '@/shared/credits/prices.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { type Dialect, defaultDialect } from '@/shared/image-prompt/dialects.ts';
import { takeDialect } from '@/shared/image-prompt/named-dialect.ts';
import { Composer } from './composer.tsx';
import { entriesOf, type Fault, type Outgoing } from './conversation.ts';
import { FacetChips } from './facet-chips.tsx';
import { addedBrief, addedFacets, withAdded } from './facet-choices.ts';
import style from './image-chat.module.css';
import { MessageList } from './message-list.tsx';
import { say } from './say.ts';
import { useImageChat } from './use-image-chat.ts';
import { usePicture } from './use-picture.ts';

const hints = ['hint_storm', 'hint_teapot', 'hint_fox'] as const;

function Welcome({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { credits } = prices['image-chat'];
  return (
    <section className={style.welcome} aria-label={say('welcomeName')}>
      <p>{say('welcome')}</p>
      <p className={style.soft}>{say('price', { credits })}</p>
      <ul className={style.hints} aria-label={say('examples')}>
        {hints
          .map((key) => say(key))
          .map((hint) => (
            <li key={hint}>
              <button type="button" className={style.hint} onClick={() => onText(hint)}>
                {hint}
              </button>
            </li>
          ))}
      </ul>
      <FacetChips
        facets={addedFacets}
        legend={say('addToWords', { credits })}
        brief={addedBrief(text)}
        isBusy={false}
        onChoose={(facet, value) => onText(withAdded(text, facet, value))}
      />
    </section>
  );
}

interface LostProps {
  query: Parameters<typeof LoadFailure>[0]['query'];
  onRenew: () => void;
}

/** A conversation that could not be read: over, somebody else's, or out of reach. */
function Lost({ query, onRenew }: LostProps) {
  const { code } = toAppError(query.error);
  if (code !== 'conversation_gone') return <LoadFailure query={query} context="image-chat-load" />;
  return (
    <div className={style.lost}>
      <Notice kind="warning">{textFor('image-chat', code)}</Notice>
      <Button kind="primary" size="site" onClick={onRenew}>
        {say('newConversation')}
      </Button>
    </div>
  );
}

/** Brings what was added last into view, as the reader's own scrolling would. */
function useEndInView(newest: string) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  return end;
}

/** spec §4: a picture goes after the reply to its own message; what ended beside it, or was taken back, leaves it there. */
function usePictureGoes(outgoing: Outgoing | null, picture: ReturnType<typeof usePicture>) {
  const before = useRef<Outgoing | null>(null);
  const takenBack = useRef<Outgoing | null>(null);
  const onEnd = useEffectEvent((ended: Outgoing) => {
    if (ended.picture && ended.picture === picture.picture && ended !== takenBack.current) picture.clear();
  });
  useEffect(() => {
    if (before.current && !outgoing) onEnd(before.current);
    before.current = outgoing;
  }, [outgoing]);
  return (message: Outgoing) => {
    takenBack.current = message;
  };
}

/** The image prompt chat (spec §2, §4). @param sessionId the conversation the address names; null for a new one */
export function ImageChat({ sessionId }: { sessionId: string | null }) {
  const chat = useImageChat(sessionId);
  const picture = usePicture();
  const [text, setText] = useState('');
  const [dialect, setDialect] = useState<Dialect | null>(null);
  const { turns, faults, outgoing, query } = chat;
  const named = turns.flatMap(({ said }) => takeDialect(said).dialect ?? []).at(-1);
  const entries = entriesOf(turns, faults);
  const isEmpty = entries.length === 0 && !outgoing;
  const end = useEndInView(isEmpty ? '' : `${entries.length} ${outgoing?.requestId ?? ''}`);
  const send = () => {
    // Who names a model wants the prompt as that one reads it, and pays nothing for that alone.
    const wanted = takeDialect(text);
    if (wanted.dialect) setDialect(wanted.dialect);
    if (wanted.text || picture.picture || turns.length === 0) chat.send(text, picture.picture);
    setText('');
  };
  const isBusy = outgoing !== null;
  const field = useRef<HTMLTextAreaElement>(null);
  const takeBack = usePictureGoes(outgoing, picture);
  const cancel = () => {
    if (outgoing && text === '' && !chat.isRetry()) {
      setText(outgoing.said);
      takeBack(outgoing);
    }
    // The pressed button is gone then, and the field can be written in again.
    flushSync(chat.cancel);
    field.current?.focus();
  };
  // The caret goes along: Enter sends what was brought, and more can be written to it.
  const bring = (said: string) => {
    setText(said);
    field.current?.focus();
  };
  const edit = (fault: Fault) => {
    const { picture: sent, said } = fault.outgoing;
    chat.forget(fault);
    if (sent) picture.bring(sent);
    bring(said);
  };
  const isLost = query.isError && turns.length === 0;
  return (
    <div className={`${style.chat} ${isEmpty ? style.empty : ''}`}>
      <div className={style.top}>
        <BackLink to={paths.generator}>{say('back')}</BackLink>
        {!isEmpty && <Button onClick={chat.renew}>{say('newConversation')}</Button>}
      </div>
      <PageHeading>{say('title')}</PageHeading>
      {isLost && <Lost query={query} onRenew={chat.renew} />}
      {query.isLoading && <Skeleton lines={5} />}
      {isEmpty && !isLost && !query.isLoading && <Welcome text={text} onText={bring} />}
      <MessageList
        entries={entries}
        isWriting={text !== '' || picture.picture !== null}
        outgoing={outgoing}
        previews={chat.previews}
        dialect={dialect ?? named ?? defaultDialect}
        onDialect={setDialect}
        onWish={(wish) => chat.send(wish, null)}
        onRetry={chat.retry}
        onEdit={edit}
        onRenew={chat.renew}
        onForget={chat.forget}
        onCancel={cancel}
      />
      <LiveRegion text={turns.length > 0 && !isBusy ? say('there', { count: turns.length }) : ''} />
      {!isLost && (
        <Composer
          ref={field}
          text={text}
          onText={setText}
          picture={picture}
          onPicture={picture.take}
          onClearPicture={picture.clear}
          isFirst={turns.length === 0}
          isBusy={isBusy}
          onSend={send}
        />
      )}
      <div ref={end} />
    </div>
  );
}
