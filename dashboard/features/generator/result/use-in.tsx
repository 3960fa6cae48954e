import { ChevronDown, ExternalLink } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { useOpen } from '@/dashboard/app/use-open.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import type { ChatFacts } from '@/shared/chats/chat-site.ts';
import { chatIds, chats } from '@/shared/chats/chat-sites.ts';
import { openingOf } from './open-in.ts';
import style from './use-in.module.css';

/** First the copy: a page that is no longer in front may not write the clipboard. */
async function copyAndOpen({ name, home }: ChatFacts, text: string): Promise<void> {
  const isCopied = await copyText(text);
  window.open(home, '_blank', 'noopener,noreferrer');
  showToast(
    isCopied ? 'success' : 'error',
    isCopied ? say('copiedPaste', { name }) : say('openPaste', { name }),
  );
}

interface WayProps {
  site: ChatFacts;
  text: string;
  onGo: () => void;
}

/** One chat, with what happens to the prompt there. */
function Way({ site, text, onGo }: WayProps) {
  const { url, isCopied } = openingOf(site, text);
  const told = useId();
  const label = (
    <>
      <span>
        {site.name}
        <small id={told}>{say(isCopied ? 'opensCopied' : 'opensFilled')}</small>
      </span>
      <ExternalLink aria-hidden="true" />
    </>
  );
  if (!isCopied)
    return (
      <a
        className={style.item}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say('openInNamed', { name: site.name })}
        aria-describedby={told}
        onClick={onGo}
      >
        {label}
      </a>
    );
  return (
    <button
      type="button"
      className={style.item}
      aria-label={say('copyAndOpen', { name: site.name })}
      aria-describedby={told}
      onClick={() => {
        onGo();
        void copyAndOpen(site, text);
      }}
    >
      {label}
    </button>
  );
}

/** The chats a prompt is used in, behind one button. */
export function UseIn({ text }: { text: string }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen, onKeyDown, onBlur } = useOpen({ container, button });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape for the controls in it
    <div ref={container} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button ref={button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {say('useItIn')}
        <ChevronDown aria-hidden="true" />
      </Button>
      <ul id={id} className={style.menu} hidden={!open}>
        {chatIds.map((chat) => (
          <li key={chat}>
            <Way
              site={chats[chat]}
              text={text}
              onGo={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
