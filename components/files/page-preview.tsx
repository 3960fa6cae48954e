import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { OutlineEntry, Place } from '@/shared/documents/document.ts';
import { BlockView } from './block-view.tsx';
import type { AskFile } from './file-entry.ts';
import { PagePicture } from './page-picture.tsx';
import { Pager } from './pager.tsx';
import style from './preview.module.css';
import { say, sayFigure } from './say.ts';
import type { FoundBlock } from './use-file-look.ts';
import { useQuery } from './use-query.ts';

interface PagePreviewProps {
  ask: AskFile;
  unit: 'page' | 'section';
  /** Whether its pages can be drawn. */
  canDraw: boolean;
  count: number;
  value: number;
  /** What an answer points at. */
  found: FoundBlock | null;
  outline: readonly OutlineEntry[];
  onChange: (page: number) => void;
  onOutline: (entry: OutlineEntry) => void;
  /** Opens the figures that can be worked out from a table of the page. */
  onWorkOut?: ((place: Place) => void) | undefined;
}

/** Lines of the outline that are offered; a book has thousands. */
const MOST_OUTLINE = 500;

/** A page, or a section of a text without pages, as blocks. */
export function PagePreview(props: PagePreviewProps) {
  const { ask, unit, canDraw, count, value, found, outline, onChange, onOutline, onWorkOut } = props;
  const page = useRef<HTMLElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  // A press on a place shows it where it stands, once for each press.
  useEffect(() => {
    if (found?.mark && canDraw) setIsDrawn(true);
  }, [found, canDraw]);
  const label = say(`textOf_${unit}`, { number: String(value) });
  const { reply, code, again } = useQuery(ask, 'part', { body: { part: value }, stamp: count });
  useEffect(() => {
    if (!found || !reply) return;
    const marked = page.current?.querySelector('[data-found]');
    if (marked) marked.scrollIntoView({ block: 'start' });
    else page.current?.scrollIntoView({ block: 'center' });
  }, [found, reply]);
  const table = reply?.blocks.find(({ rows }) => rows && rows.length > 2);
  return (
    <section className={style.preview} aria-label={say('preview')}>
      {count > 1 && <Pager unit={unit} value={value} count={count} onChange={onChange} />}
      {outline.length > 1 && (
        <details className={style.outline}>
          <summary>{say('outline')}</summary>
          <ol>
            {outline.slice(0, MOST_OUTLINE).map((entry, at) => (
              <li key={at} data-level={Math.min(entry.level, 4)}>
                <button type="button" onClick={() => onOutline(entry)}>
                  {entry.title}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
      {canDraw && (
        <Button onClick={() => setIsDrawn(!isDrawn)}>{say(isDrawn ? 'hidePage' : 'showPage')}</Button>
      )}
      {isDrawn && <PagePicture ask={ask} page={value} mark={found?.mark ?? null} />}
      {code && <Failure code={code} context="files" onRetry={again} />}
      {reply?.blocks.some(({ doubtful }) => doubtful) && <p className={style.nothing}>{say('doubtful')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section ref={page} className={style.page} key={value} tabIndex={0} aria-label={label}>
        {reply?.blocks.map((one, at) => (
          <div key={at} {...(found?.block === at && { className: style.pointedAt, 'data-found': '' })}>
            <BlockView one={one} />
          </div>
        ))}
        {reply && reply.blocks.length === 0 && <p className={style.nothing}>{say(`noText_${unit}`)}</p>}
      </section>
      {onWorkOut && table && <Button onClick={() => onWorkOut(table.place)}>{sayFigure('workItOut')}</Button>}
    </section>
  );
}
