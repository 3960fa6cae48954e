import { Suspense, useEffect, useState } from 'react';
import { formatTime } from '@/components/dates.ts';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Slow } from '@/components/ui/slow.tsx';
import { chargeNote } from '@/dashboard/app/charge-note.ts';
import { useAhead } from '@/dashboard/app/page-of.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { SiteFailure, siteRemedy } from '@/dashboard/app/site-failure.tsx';
import type { ImageTurn } from '@/shared/contracts/image-prompt.ts';
import type { Dialect } from '@/shared/image-prompt/dialects.ts';
import type { Entry, Fault, Outgoing } from './conversation.ts';
import style from './image-chat.module.css';
import { say } from './say.ts';
import { statusesOf } from './statuses.ts';

const PromptCard = partOf(() => import('./prompt-card.tsx').then(({ PromptCard }) => PromptCard));

/** spec §9: how long each status of the typing indicator stands. */
const STATUS_MS = 1_500;
/** Most prompts are there by then. */
const SLOW_MS = 12_000;

function When({ at, badge }: { at: number | string; badge?: string }) {
  const date = new Date(at);
  return (
    <p className={style.when}>
      {badge && <span className={style.errorBadge}>{badge}</span>}
      <time dateTime={date.toISOString()}>{formatTime(date.getTime())}</time>
    </p>
  );
}

interface SaidProps {
  said: string;
  hasImage: boolean;
  preview: string | undefined;
  at: number | string;
}

function Said({ said, hasImage, preview, at }: SaidProps) {
  return (
    <li className={style.message} data-role="user">
      <div className={style.bubble} dir="auto">
        {preview && <img src={preview} alt={say('yourPicture')} />}
        {hasImage && !preview && said !== '' && <p className={style.soft}>{say('withPicture')}</p>}
        <p>{said || say('pictureAlone')}</p>
      </div>
      <When at={at} />
    </li>
  );
}

/** The statuses one after the other, for as long as it is there. */
function Typing({ hasImage, onCancel }: { hasImage: boolean; onCancel: () => void }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((before) => before + 1), STATUS_MS);
    return () => clearInterval(timer);
  }, []);
  const statuses = statusesOf(hasImage);
  const status = say(statuses[step % statuses.length] ?? 'step_request');
  return (
    <li className={style.message} data-role="assistant">
      <div className={style.typing}>
        <span className={style.dot} aria-hidden="true" />
        <span>{status}</span>
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </div>
      <Slow afterMs={SLOW_MS} text={say('slow')} />
      <LiveRegion text={status} />
    </li>
  );
}

interface FaultProps {
  fault: Fault;
  /** Whether what leads on from it is the view's one primary action. */
  isLeading: boolean;
  isBusy: boolean;
  /** Whether a prompt stands above it. */
  hasEarlier: boolean;
  onRetry: () => void;
  onEdit: () => void;
  onRenew: () => void;
  onClose: () => void;
}

/** Whether the same message would fare no better. */
const isToBeChanged = (code: Fault['code']) => code === 'nothing_changed' || code === 'refused';

/** Whether the conversation takes no more: what leads on begins another, without this message. */
const isOver = (code: Fault['code']) => code === 'conversation_gone' || code === 'too_long';

/** The press that leads out of a failure where nothing else does. */
function WayOn({ fault: { code }, isLeading, isBusy, onRetry, onEdit, onRenew }: FaultProps) {
  if (siteRemedy(code)) return null;
  const kind = isLeading ? 'primary' : 'plain';
  if (isOver(code))
    return (
      <Button kind={kind} onClick={onRenew}>
        {say('newConversation')}
      </Button>
    );
  return (
    <Button kind={kind} disabled={isBusy} onClick={isToBeChanged(code) ? onEdit : onRetry}>
      {say(isToBeChanged(code) ? 'changeMessage' : 'tryAgain')}
    </Button>
  );
}

function Failed(props: FaultProps) {
  const { code, retryAfterMs, at } = props.fault;
  return (
    <li className={style.message} data-role="assistant">
      <When at={at} badge={say('error')} />
      <SiteFailure
        context="image-chat"
        code={code}
        retryAfterMs={retryAfterMs}
        hasEarlier={props.hasEarlier}
        kept={isToBeChanged(code) || isOver(code) ? undefined : say('messageKept')}
        note={chargeNote(code)}
        isLeading={props.isLeading}
        onClose={props.onClose}
      >
        <WayOn {...props} />
      </SiteFailure>
    </li>
  );
}

export interface MessageListProps {
  /** Whether something is being written: to send it leads then. */
  isWriting: boolean;
  entries: readonly Entry[];
  outgoing: Outgoing | null;
  previews: Readonly<Record<string, string>>;
  dialect: Dialect;
  onDialect: (dialect: Dialect) => void;
  onWish: (wish: string) => void;
  onRetry: (fault: Fault) => void;
  /** Takes a message that changed nothing back into the field. */
  onEdit: (fault: Fault) => void;
  onRenew: () => void;
  /** Puts a failed message away. */
  onForget: (fault: Fault) => void;
  onCancel: () => void;
}

/** The conversation (spec §2): what was said, the prompts, what failed, and what is on its way. */
export function MessageList(props: MessageListProps) {
  const { entries, outgoing, previews, onRetry, onEdit, onRenew, onCancel } = props;
  useAhead(PromptCard);
  const lastTurn = entries.findLast((entry) => entry.type === 'turn')?.turn.requestId;
  const turnItems = (turn: ImageTurn) => [
    <Said key={`${turn.requestId} said`} {...turn} preview={previews[turn.requestId]} at={turn.saidAt} />,
    <li key={turn.requestId} className={style.message} data-role="assistant">
      <Suspense fallback={<Skeleton lines={4} />}>
        <PromptCard
          turn={turn}
          when={<When at={turn.answeredAt} />}
          dialect={props.dialect}
          isLast={turn.requestId === lastTurn}
          isBusy={outgoing !== null}
          onDialect={props.onDialect}
          onWish={props.onWish}
        />
      </Suspense>
    </li>,
  ];
  const saidItem = ({ requestId, said, picture, at }: Outgoing) => (
    <Said
      key={`${requestId} said`}
      said={said}
      hasImage={picture !== null}
      preview={picture?.preview}
      at={at}
    />
  );
  return (
    <ol className={style.messages} aria-label={say('conversation')}>
      {entries.map((entry, at) =>
        entry.type === 'turn'
          ? turnItems(entry.turn)
          : [
              saidItem(entry.fault.outgoing),
              <Failed
                key={`${entry.fault.outgoing.requestId} failed`}
                fault={entry.fault}
                isLeading={at === entries.length - 1 && outgoing === null && !props.isWriting}
                isBusy={outgoing !== null}
                hasEarlier={entries.slice(0, at).some(({ type }) => type === 'turn')}
                onRetry={() => onRetry(entry.fault)}
                onEdit={() => onEdit(entry.fault)}
                onRenew={onRenew}
                onClose={() => props.onForget(entry.fault)}
              />,
            ],
      )}
      {outgoing && [
        saidItem(outgoing),
        <Typing key="typing" hasImage={outgoing.picture !== null} onCancel={onCancel} />,
      ]}
    </ol>
  );
}
