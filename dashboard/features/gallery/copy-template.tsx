import { Check, Copy } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { loginPath, templatePath } from '@/dashboard/app/paths.ts';
import { sessionStore, useSession } from '@/dashboard/app/session.ts';
import style from './gallery.module.css';
import { say } from './say.ts';
import { takeWantedCopy, wantCopy } from './wanted-copy.ts';

/** spec §9: how long a copy is confirmed here. */
const COPIED_MS = 1_500;

interface CopyTemplateProps extends ButtonLook {
  id: string;
  title: string;
  /** What is copied. */
  text: string;
}

/** Takes a template along; a visitor is led through the login to its page, where it is copied (ADR 36). */
export function CopyTemplate({ id, title, text, ...look }: CopyTemplateProps) {
  const [copied, setCopied] = useState(false);
  const navigate = useNavigate();
  const { status } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    logEvent('template_selected');
    const { status } = await sessionStore.known();
    if (status !== 'signedIn') {
      wantCopy(id);
      return navigate(loginPath({ returnTo: templatePath(id) }));
    }
    await take();
  };
  const take = async () => {
    const done = await copyText(text);
    if (done) logEvent('template_copied');
    setCopied(done);
  };
  const copyWanted = useEffectEvent(() => {
    if (!takeWantedCopy(id) || status !== 'signedIn') return;
    // Browsers that copy after a press alone refuse it here: then the press is one key away.
    button.current?.focus();
    void take();
  });
  useEffect(() => {
    if (status !== 'unknown') copyWanted();
  }, [status]);
  const Icon = copied ? Check : Copy;
  const isVisitor = status === 'signedOut';
  return (
    <div className={copied ? style.copied : style.copy}>
      <Button
        {...look}
        ref={button}
        aria-label={isVisitor ? say('logInToCopyNamed', { title }) : say('copyNamed', { title })}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" />
        {isVisitor ? say('logInToCopy') : say('copyTemplate')}
      </Button>
      <LiveRegion text={copied ? say('copied', { title }) : ''} />
    </div>
  );
}
