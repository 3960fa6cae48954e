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

type Insert = TakeButtonsProps['onInsert'];

/** Inserting and what came of it. Its button takes the focus again where it had it; who types elsewhere by then goes on. */
function useInsert(text: string, onInsert: Insert) {
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle');
  const [failure, setFailure] = useState<{ code: ErrorCode; count: number } | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const insert = async (pressed: HTMLElement) => {
    if (!onInsert || state === 'running') return;
    setState('running');
    const noteFocus = () =>
      setHasFocus([pressed, document.body].includes(document.activeElement as HTMLElement));
    try {
      await onInsert(text);
      noteFocus();
      setFailure(null);
      setState('done');
    } catch (thrown) {
      const { code } = reportError('panel.insert', thrown);
      noteFocus();
      // Told anew each time: the same words again would not be read out.
      setFailure((last) => ({ code, count: (last?.count ?? 0) + 1 }));
      setState('idle');
    }
  };
  const close = () => {
    setHasFocus(true);
    setFailure(null);
  };
  return { state, setState, failure, hasFocus, insert, close };
}

/** The ways to take a text along: into the page, which says on itself that it is there, or below why it is not; or copied. */
export function TakeButtons({ text, onInsert, onCopy, kind, size }: TakeButtonsProps) {
  const { state, setState, failure, hasFocus, insert, close } = useInsert(text, onInsert);
  const isDone = state === 'done';
  // Where the page does not take it, copying is what comes next, and both ways stand in what tells of it.
  const copy = <CopyButton kind={failure ? kind : undefined} text={text} size={size} onCopy={onCopy} />;
  if (failure)
    return (
      <Failure key={failure.count} code={failure.code} context="insert" first={copy} onClose={close}>
        {/* It stands for the button that was pressed, and keeps the focus. */}
        <Button size={size} autoFocus={hasFocus} onClick={(event) => void insert(event.currentTarget)}>
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
          // Pressed once more in what told that it had failed, or that closed, it is back here with the focus.
          autoFocus={hasFocus}
          data-done={isDone ? '' : undefined}
          disabled={text.trim() === ''}
          onClick={(event) => void insert(event.currentTarget)}
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
