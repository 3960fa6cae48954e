import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import type { Citation } from '@/shared/contracts/insight-items.ts';
import { ItemOrigin } from './item-text.tsx';
import { useReportItems } from './opened-items.tsx';
import proof from './proof.module.css';
import style from './report.module.css';
import { say } from './say.ts';

function Quote({ citation, isCounter }: { citation: Citation; isCounter: boolean }) {
  const { items, open } = useReportItems();
  const item = items.get(citation.itemId);
  if (!item) return null;
  return (
    <figure className={isCounter ? proof.counter : proof.quote}>
      {isCounter && <span className={style.tag}>{say('speaksAgainstIt')}</span>}
      <blockquote dir="auto" lang={item.language === 'und' ? undefined : item.language}>
        {item.removed ? say('deletedQuote') : citation.quote || say('notShared')}
      </blockquote>
      <figcaption>
        <ItemOrigin item={item} />
        {citation.readAs && !item.removed && (
          <p className={style.soft}>{say('readAs', { is: say(citation.readAs) })}</p>
        )}
        <Button kind="quiet" onClick={() => open({ citation })}>
          {say('showInContext')}
        </Button>
      </figcaption>
    </figure>
  );
}

interface QuotesProps {
  ids: readonly string[];
  counterIds?: readonly string[];
  citations: readonly Citation[];
}

interface FoldedQuotesProps extends QuotesProps {
  /** What comes after the last voice. */
  children: ReactNode;
}

/** The first voice; the others, and what speaks against it, at a press. On paper all of them stand there. */
export function FoldedQuotes({ ids, counterIds = [], citations, children }: FoldedQuotesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const further = useId();
  const place = useRef<HTMLDivElement>(null);
  const { items } = useReportItems();
  const known = new Set(citations.filter(({ itemId }) => items.has(itemId)).map(({ id }) => id));
  const [first, ...others] = ids.filter((id) => known.has(id));
  const against = counterIds.filter((id) => known.has(id));
  const count = others.length + against.length;
  if (count === 0)
    return (
      <>
        <Quotes ids={ids} citations={citations} />
        {children}
      </>
    );
  const open = () => {
    flushSync(() => setIsOpen(true));
    place.current?.focus();
  };
  return (
    <>
      {first !== undefined && <Quotes ids={[first]} citations={citations} />}
      {!isOpen && (
        <p className={proof.unfold}>
          <Button aria-expanded={false} aria-controls={further} onClick={open}>
            {say('showVoices', { count, against: against.length })}
          </Button>
        </p>
      )}
      <div ref={place} id={further} className={proof.further} hidden={!isOpen} tabIndex={-1}>
        <Quotes ids={others} counterIds={against} citations={citations} />
      </div>
      {children}
    </>
  );
}

/** What people wrote, word for word; what speaks against it beside it. */
export function Quotes({ ids, counterIds = [], citations }: QuotesProps) {
  const known = new Map(citations.map((citation) => [citation.id, citation]));
  const shown = [
    ...ids.map((id) => ({ id, isCounter: false })),
    ...counterIds.map((id) => ({ id, isCounter: true })),
  ];
  return (
    <div className={proof.quotes}>
      {shown.map(({ id, isCounter }) => {
        const citation = known.get(id);
        return citation && <Quote key={id} citation={citation} isCounter={isCounter} />;
      })}
    </div>
  );
}
