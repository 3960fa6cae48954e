import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { loginPath, templatePath } from '@/dashboard/app/paths.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import style from './gallery.module.css';

/** spec §9: how long a copy is confirmed here. */
const COPIED_MS = 1_500;

interface CopyTemplateProps extends ButtonLook {
  id: string;
  title: string;
  /** What is copied. */
  text: string;
}

/** Takes a template along; a visitor is led through the login to its page (ADR 36). */
export function CopyTemplate({ id, title, text, ...look }: CopyTemplateProps) {
  const [copied, setCopied] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    logEvent('template_selected');
    const { status } = await sessionStore.known();
    if (status !== 'signedIn') return navigate(loginPath({ returnTo: templatePath(id) }));
    const done = await copyText(text);
    if (done) logEvent('template_copied');
    setCopied(done);
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className={copied ? style.copied : style.copy}>
      <Button {...look} aria-label={`Copy Template: ${title}`} onClick={() => void copy()}>
        <Icon aria-hidden="true" />
        Copy Template
      </Button>
      <LiveRegion text={copied ? `${title} copied` : ''} />
    </div>
  );
}
