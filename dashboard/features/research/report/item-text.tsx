import { useEffect, useRef } from 'react';
import { formatPlainDay } from '@/dashboard/app/format-date.ts';
import type { Citation, InsightItem } from '@/shared/contracts/insight-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import proof from './proof.module.css';
import style from './report.module.css';
import { say } from './say.ts';

/** A community and what it is part of; a source that is one community has one name. */
export const namePlace = (community: string, source: InsightItem['source']) =>
  community === sourceLabels[source] ? community : `${community} · ${sourceLabels[source]}`;

/** Where something was written, when, and the way there. */
export function ItemOrigin({ item }: { item: InsightItem }) {
  const { source, community, createdAt, url, licence, textKind, synthetic, copies, rating } = item;
  const parts = [
    sourceLabels[source],
    community !== sourceLabels[source] && community,
    createdAt && formatPlainDay(createdAt),
    rating && say('stars', { value: String(rating.value), of: String(rating.of) }),
    textKind === 'excerpt' && say('excerpt'),
    synthetic && say('byScript'),
    copies > 0 && say('foldedIn', { copies }),
    // Nobody wrote what is made up: nobody can license it, and it stands nowhere.
    !synthetic && licence,
  ].filter(Boolean);
  return (
    <p className={style.origin}>
      {parts.join(' · ')}
      {url && !synthetic && (
        <>
          {' · '}
          <a href={url} rel="nofollow noopener noreferrer" target="_blank">
            {say('open')}
          </a>
        </>
      )}
    </p>
  );
}

/** A whole item as it was written, with the quoted words marked and in view. */
export function ItemText({ item, mark }: { item: InsightItem; mark?: Pick<Citation, 'start' | 'end'> }) {
  const marked = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    marked.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { title, text, language, removed } = item;
  if (removed)
    return (
      <article className={proof.item}>
        <p className={style.soft}>{say('deletedItem')}</p>
        <ItemOrigin item={item} />
      </article>
    );
  return (
    <article className={proof.item}>
      {title && <h3 dir="auto">{title}</h3>}
      <p className={proof.words} dir="auto" lang={language === 'und' ? undefined : language}>
        {text === '' ? (
          say('notShared')
        ) : mark ? (
          <>
            {text.slice(0, mark.start)}
            <mark ref={marked}>{text.slice(mark.start, mark.end)}</mark>
            {text.slice(mark.end)}
          </>
        ) : (
          text
        )}
      </p>
      <ItemOrigin item={item} />
    </article>
  );
}
