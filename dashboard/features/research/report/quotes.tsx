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
