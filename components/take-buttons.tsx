import { Check, CornerDownLeft } from 'lucide-react';
import { useState } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { CopyButton } from './copy-button.tsx';
import { Failure } from './failure.tsx';
import { say } from './say.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { LiveRegion } from './ui/live-region.tsx';

interface InsertButtonProps {
  text: string;
  /** Writes where the caret stands in the page in front; sends nothing. */
  onInsert: (text: string) => Promise<void>;
  /** Writes the clipboard: the way on where the page did not take the text. */
  onCopy: (text: string) => Promise<boolean>;
  /** `primary` where this is what comes next. */
  kind?: ButtonLook['kind'];
}

/** Puts a text into the page and says on itself that it is there, or below why it is not. */
export function InsertButton({ text, onInsert, onCopy, kind }: InsertButtonProps) {
  const [state, setState] = useState<'idle' | 'running' | 'done' | ErrorCode>('idle');
  const insert = async () => {
    if (state === 'running') return;
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
  return (
    <>
      <Button
        kind={kind}
        data-done={isDone ? '' : undefined}
        disabled={text.trim() === ''}
        onClick={() => void insert()}
        onBlur={() => isDone && setState('idle')}
      >
        {isDone ? <Check aria-hidden="true" /> : <CornerDownLeft aria-hidden="true" />}
        {isDone ? say('inserted') : say('insert')}
      </Button>
      <LiveRegion text={isDone ? say('insertedSaid') : ''} />
      {code && (
        <Failure
          code={code}
          context="insert"
          first={<CopyButton text={text} onCopy={onCopy} />}
          onClose={() => setState('idle')}
        />
      )}
    </>
  );
}
