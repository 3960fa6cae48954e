import { BookmarkPlus, Link2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { takeToExtension } from '@/dashboard/app/hand-text.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import style from './result.module.css';
import { shareLink } from './share-link.ts';

interface TakeAlongProps {
  /** The finished prompt. */
  text: string;
  /** What it is called in the library of the extension. */
  title: string;
}

async function share(text: string): Promise<void> {
  const link = shareLink(window.location.origin + paths.generator, text);
  if (!link.ok) return showToast('error', say('tooLong'));
  const isCopied = await copyText(link.value);
  showToast(isCopied ? 'success' : 'error', isCopied ? say('linkCopied') : say('linkNotCopied'));
}

/** Where a finished prompt is kept: in a link, in the extension. */
export function TakeAlong({ text, title }: TakeAlongProps) {
  return (
    <div className={style.acts}>
      <Button kind="quiet" onClick={() => void share(text)}>
        <Link2 aria-hidden="true" />
        {say('copyShareLink')}
      </Button>
      <Button kind="quiet" onClick={() => void takeToExtension('prompt', { title, text })}>
        <BookmarkPlus aria-hidden="true" />
        {say('saveToExtension')}
      </Button>
    </div>
  );
}
