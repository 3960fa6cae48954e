import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sayPlain } from './say-plain.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { LiveRegion } from './ui/live-region.tsx';

/** spec §9: how long a copy is confirmed. */
const COPIED_MS = 2_000;

interface CopyButtonProps {
  text: string;
  kind?: ButtonLook['kind'];
  size?: ButtonLook['size'];
  /** What it says for a while once the text is copied. */
  done?: string;
  /** Writes the clipboard; false where the browser refused. */
  onCopy: (text: string) => Promise<boolean>;
}

/** Copies a text and says on itself whether it worked. */
export function CopyButton({ text, kind, size, done = sayPlain('copied'), onCopy }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <Button
        kind={kind}
        size={size}
        data-done={said === done ? '' : undefined}
        disabled={text === ''}
        onClick={async () => setSaid((await onCopy(text)) ? done : sayPlain('notCopied'))}
      >
        {said === done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {said || sayPlain('copy')}
      </Button>
      <LiveRegion text={said} />
    </>
  );
}
