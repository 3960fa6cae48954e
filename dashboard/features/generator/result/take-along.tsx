import { BookmarkPlus, ExternalLink, Link2 } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { takeToExtension } from '@/dashboard/app/hand-text.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import { type ChatSite, chatSites, openingOf } from './open-in.ts';
import style from './result.module.css';
import { shareLink } from './share-link.ts';

interface TakeAlongProps {
  /** The finished prompt. */
  text: string;
  /** What it is called in the library of the extension. */
  title: string;
}

/** First the copy: a page that is no longer in front may not write the clipboard. */
async function copyAndOpen({ name, home }: ChatSite, text: string): Promise<void> {
  const isCopied = await copyText(text);
  window.open(home, '_blank', 'noopener,noreferrer');
  showToast(
    isCopied ? 'success' : 'error',
    isCopied ? say('copiedPaste', { name }) : say('openPaste', { name }),
  );
}

function OpenIn({ site, text }: { site: ChatSite; text: string }) {
  const { url, isCopied } = openingOf(site, text);
  const label = (
    <>
      {site.name}
      <ExternalLink aria-hidden="true" />
    </>
  );
  return isCopied ? (
    <Button
      aria-label={say('copyAndOpen', { name: site.name })}
      title={say('copyAndOpen', { name: site.name })}
      onClick={() => void copyAndOpen(site, text)}
    >
      {label}
    </Button>
  ) : (
    <a
      className={buttonClass({})}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={say('openInNamed', { name: site.name })}
      title={say('openInFilled', { name: site.name })}
    >
      {label}
    </a>
  );
}

async function share(text: string): Promise<void> {
  const link = shareLink(window.location.origin + paths.generator, text);
  if (!link.ok) return showToast('error', say('tooLong'));
  const isCopied = await copyText(link.value);
  showToast(isCopied ? 'success' : 'error', isCopied ? say('linkCopied') : say('linkNotCopied'));
}

/** Where a finished prompt goes: a chat, a link, the extension. */
export function TakeAlong({ text, title }: TakeAlongProps) {
  return (
    <div className={style.take}>
      <h3>{say('openIn')}</h3>
      <ButtonRow>
        {chatSites.map((site) => (
          <OpenIn key={site.id} site={site} text={text} />
        ))}
      </ButtonRow>
      <p className={style.note}>{say('howTheyOpen')}</p>
      <h3>{say('keepOrShare')}</h3>
      <ButtonRow>
        <Button onClick={() => void share(text)}>
          <Link2 aria-hidden="true" />
          {say('copyShareLink')}
        </Button>
        <Button onClick={() => void takeToExtension('prompt', { title, text })}>
          <BookmarkPlus aria-hidden="true" />
          {say('saveToExtension')}
        </Button>
      </ButtonRow>
    </div>
  );
}
