import { Check, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { CopyButton } from './copy-button.tsx';
import { Failure } from './failure.tsx';
import { say } from './say.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { LiveRegion } from './ui/live-region.tsx';

interface TakeButtonsProps {
  text: string;
  /** Writes where the caret stands in the page in front; sends nothing. Left out where there is no page. */
  onInsert?: ((text: string) => Promise<void>) | undefined;
  /** Writes the clipboard; false where the browser refused. */
  onCopy: (text: string) => Promise<boolean>;
  /** `primary` where inserting is what comes next. */
  kind?: ButtonLook['kind'];
  size?: ButtonLook['size'];
}

/** The ways to take a text along: into the page, which says on itself that it is there, or below why it is not; or copied. */
export function TakeButtons({ text, onInsert, onCopy, kind, size }: TakeButtonsProps) {
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle');
  const [code, setCode] = useState<ErrorCode | null>(null);
  const insert = async () => {
    if (!onInsert || state === 'running') return;
    setState('running');
    try {
      await onInsert(text);
      setCode(null);
      setState('done');
    } catch (thrown) {
      setCode(reportError('panel.insert', thrown).code);
      setState('idle');
    }
  };
  const isDone = state === 'done';
  // Where the page does not take it, copying is what comes next, and both ways stand in what tells of it.
  const copy = <CopyButton kind={code ? kind : undefined} text={text} size={size} onCopy={onCopy} />;
  if (code)
    return (
      <Failure code={code} context="insert" first={copy} onClose={() => setCode(null)}>
        {/* It stands for the button that was pressed, and keeps the focus. */}
        <Button size={size} autoFocus onClick={() => void insert()}>
          {say('insert')}
        </Button>
      </Failure>
    );
  return (
    <>
      {onInsert && (
        <Button
          kind={kind}
          size={size}
          // Pressed once more in what told that it had failed, it is back here with the focus.
          autoFocus={isDone}
          data-done={isDone ? '' : undefined}
          disabled={text.trim() === ''}
          onClick={() => void insert()}
          onBlur={() => isDone && setState('idle')}
        >
          {isDone ? <Check aria-hidden="true" /> : <TextCursorInput aria-hidden="true" />}
          {isDone ? say('inserted') : say('insert')}
        </Button>
      )}
      <LiveRegion text={isDone ? say('insertedSaid') : ''} />
      {copy}
    </>
  );
}
