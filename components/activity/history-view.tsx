import { useState } from 'react';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { useNotice } from '@/components/library/use-notice.ts';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { LibraryChange } from '@/shared/library/change.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import style from './history.module.css';
import { historyExample } from './history-example.en.ts';
import { HistoryRow } from './history-row.tsx';
import { say } from './say.ts';

/** Rows drawn at once. */
const ROWS_AT_ONCE = 50;

export interface HistoryAccess {
  clear(): Promise<LibraryChange>;
  remove(id: string): Promise<LibraryChange>;
  trim(limit: number): Promise<LibraryChange>;
  change(change: LibraryChange): Promise<unknown>;
  /** Keeps a result as a prompt of the library; gives the change that undoes it. */
  save(entry: HistoryEntry): Promise<LibraryChange>;
  copy(text: string): Promise<boolean>;
  /** Writes into the page in front. */
  insert(text: string): Promise<void>;
}

interface HistoryViewProps<Limit extends number> {
  entries: readonly HistoryEntry[];
  keeps: boolean;
  limit: Limit;
  limits: readonly Limit[];
  access: HistoryAccess;
  onSettings: (change: { keeps?: boolean; limit?: Limit }) => void;
  /** Takes a draft up again where drafts are written. */
  onReuse: (draft: string) => void;
}

/** The runs of this device: looked at again, used again, kept for good, forgotten. */
export function HistoryView<Limit extends number>(props: HistoryViewProps<Limit>) {
  const { entries, keeps, limit, limits, access, onSettings, onReuse } = props;
  const board = useNotice();
  const [room, setRoom] = useState(ROWS_AT_ONCE);
  const shown = entries.slice(0, room);
  const count =
    shown.length < entries.length
      ? say('showing', { shown: shown.length, all: entries.length })
      : say('runs', { count: entries.length });
  const undoable = (work: () => Promise<LibraryChange>, said: string) =>
    board.attempt(async () => {
      const undo = await work();
      board.say(said, () => access.change(undo));
    });
  const setLimit = (next: Limit) => {
    onSettings({ limit: next });
    const over = entries.length - next;
    if (over > 0) void undoable(() => access.trim(next), say('oldestDeleted', { count: over }));
  };
  return (
    <section className={style.history} aria-label={say('history')}>
      {entries.length > 0 ? (
        <>
          <div className={style.count}>
            <p>{count}</p>
            <Button
              kind="quiet"
              onClick={() => void undoable(() => access.clear(), say('deleted', { count: entries.length }))}
            >
              {say('clear')}
            </Button>
          </div>
          <ul className={style.list} aria-label={say('list')}>
            {shown.map((entry) => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                onReuse={onReuse}
                onCopy={(text) => access.copy(text)}
                onInsert={(text) => access.insert(text)}
                onSave={() => void undoable(() => access.save(entry), say('saved'))}
                onRemove={() => void undoable(() => access.remove(entry.id), say('runDeleted'))}
              />
            ))}
          </ul>
          {shown.length < entries.length && (
            <Button onClick={() => setRoom(room + ROWS_AT_ONCE)}>{say('showMore')}</Button>
          )}
        </>
      ) : (
        <EmptyHistory keeps={keeps} />
      )}
      <div className={style.settings}>
        <Switch
          label={say('keep')}
          hint={say('keepHint')}
          checked={keeps}
          onChange={(next) => onSettings({ keeps: next })}
        />
        <Select
          label={say('keepAtMost')}
          options={limits.map((one) => ({ id: `${one}`, label: say('runs', { count: one }) }))}
          value={`${limit}`}
          onChange={(id) => setLimit(limits.find((one) => `${one}` === id) ?? limit)}
        />
      </div>
      <LiveRegion text={entries.length > 0 ? count : ''} />
      <NoticeBar {...board} />
    </section>
  );
}

function EmptyHistory({ keeps }: { keeps: boolean }) {
  return (
    <div className={style.empty}>
      <p>{keeps ? say('empty') : say('off')}</p>
      {keeps && (
        <blockquote className={style.example}>
          <del>{historyExample.before}</del> <ins>{historyExample.after}</ins>
        </blockquote>
      )}
    </div>
  );
}
