import { Check, CornerDownLeft } from 'lucide-react';
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
  const [state, setState] = useState<'idle' | 'running' | 'done' | ErrorCode>('idle');
  const insert = async () => {
    if (!onInsert || state === 'running') return;
    setState('running');
    try {
      await onInsert(text);
      setState('done');
    } catch (thrown) {
      setState(reportError('panel.insert', thrown).code);
    }
  };
  const isDone = state === 'done';
  const code = state === 'idle' || state === 'running' || state === 'done' ? null : state;
  // Where the page does not take it, copying is what comes next.
  const copy = <CopyButton kind={code ? kind : undefined} text={text} size={size} onCopy={onCopy} />;
  return (
    <>
      {onInsert && (
        <Button
          kind={code ? 'plain' : kind}
          size={size}
          data-done={isDone ? '' : undefined}
          disabled={text.trim() === ''}
          onClick={() => void insert()}
          onBlur={() => isDone && setState('idle')}
        >
          {isDone ? <Check aria-hidden="true" /> : <CornerDownLeft aria-hidden="true" />}
          {isDone ? say('inserted') : say('insert')}
        </Button>
      )}
      <LiveRegion text={isDone ? say('insertedSaid') : ''} />
      {/* Where the page did not take it, Copy is the way on, and stands there alone. */}
      {code ? <Failure code={code} context="insert" first={copy} onClose={() => setState('idle')} /> : copy}
    </>
  );
}
