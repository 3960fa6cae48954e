import { memo, useState } from 'react';
import { formatMoment } from '@/components/dates.ts';
import { DiffView } from '@/components/diff-view.tsx';
import { TakeButtons } from '@/components/take-buttons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import style from './history.module.css';
import { beginningOf, historyTitle } from './history-texts.ts';
import { say } from './say.ts';

interface HistoryRowProps {
  entry: HistoryEntry;
  onReuse: (draft: string) => void;
  onCopy: (text: string) => Promise<boolean>;
  onInsert: (text: string) => Promise<void>;
  onSave: () => void;
  onRemove: () => void;
}

const nobody: ReadonlySet<number> = new Set();

/** A rewrite against its draft; other answers have no draft to be compared with, and stand as they are. */
function Outcome({ entry: { kind, draft, result } }: { entry: HistoryEntry }) {
  if (kind === 'enhance') return <DiffView segments={diffWords(draft, result)} refused={nobody} />;
  return (
    <p className={style.text} dir="auto">
      {result}
    </p>
  );
}

/** One run; its changes are worked out once it is opened. */
export const HistoryRow = memo(({ entry, onReuse, onCopy, onInsert, onSave, onRemove }: HistoryRowProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={style.summary}>
          <span className={style.draft} dir="auto">
            {beginningOf(entry.draft)}
          </span>
          <span className={style.meta}>
            {/* A dot ends a line, and begins none. */}
            {`${historyTitle(entry)}\u00a0· ${formatMoment(entry.at)}`}
          </span>
        </summary>
        {isOpen && (
          <div className={style.outcome}>
            <Outcome entry={entry} />
            <div className={style.actions}>
              <TakeButtons text={entry.result} onInsert={onInsert} onCopy={onCopy} />
              <Button onClick={() => onReuse(entry.draft)}>{say('useAgain')}</Button>
              <Button onClick={onSave}>{say('save')}</Button>
              <Button kind="quiet" onClick={onRemove}>
                {say('delete')}
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  );
});
