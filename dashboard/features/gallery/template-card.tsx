import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { logEvent } from '@/dashboard/app/log-event.ts';
import type { TemplateRow } from '@/shared/contracts/templates.ts';
import style from './gallery.module.css';

/** spec §9: how long a copy is confirmed here. */
const COPIED_MS = 1_500;

function CopyTemplate({ title, content }: Pick<TemplateRow, 'title' | 'content'>) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    logEvent('template_selected');
    const done = await copyText(content);
    if (done) logEvent('template_copied');
    setCopied(done);
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className={copied ? style.copied : style.copy}>
      <Button aria-label={`Copy Template: ${title}`} onClick={copy}>
        <Icon aria-hidden="true" />
        Copy Template
      </Button>
      <LiveRegion text={copied ? `${title} copied` : ''} />
    </div>
  );
}

/** One template: what it is for, its text, and the button that takes it along. */
export function TemplateCard({ template }: { template: TemplateRow }) {
  const { title, description, category_name, content } = template;
  return (
    <article className={style.card} aria-label={title}>
      <p className={style.category}>{category_name}</p>
      <h2>{title}</h2>
      <p className={style.description}>{description}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={style.content} aria-label={`Text of ${title}`} tabIndex={0}>
        {content}
      </section>
      <CopyTemplate title={title} content={content} />
    </article>
  );
}
