import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { LibraryItem } from '@/shared/library/records.ts';
import style from './library-list.module.css';
import { LibraryRow } from './library-row.tsx';
import { say } from './say.ts';
import { ROWS_AT_ONCE } from './use-library-search.ts';

interface LibraryListProps {
  found: readonly LibraryItem[];
  shown: readonly LibraryItem[];
  search: RefObject<HTMLInputElement | null>;
  onOpen: (id: string) => void;
  onMore: () => void;
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-item]')];

/** Moves between the rows by arrows; above the first one is the search field. */
function moveFocus(event: KeyboardEvent<HTMLElement>, search: HTMLElement | null): void {
  const rows = rowsIn(event.currentTarget);
  const at = rows.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  (target < 0 ? search : rows[target])?.focus();
}

/** The items that were found, as many as are drawn at once. */
export function LibraryList({ found, shown, search, onOpen, onMore }: LibraryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const stop = shown.some(({ id }) => id === visited) ? visited : shown[0]?.id;
  const more = () => {
    const next = shown.length;
    onMore();
    requestAnimationFrame(() => list.current && rowsIn(list.current)[next]?.focus());
  };
  return (
    <>
      <ul
        ref={list}
        className={style.list}
        aria-label={say('list')}
        onKeyDown={(event) => moveFocus(event, search.current)}
        onFocus={(event) => setVisited(event.target.dataset.item ?? null)}
      >
        {shown.map((item) => (
          <LibraryRow key={item.id} item={item} isTabStop={item.id === stop} onOpen={onOpen} />
        ))}
      </ul>
      {found.length > shown.length && (
        <Button onClick={more}>
          {say('showMore', { count: Math.min(ROWS_AT_ONCE, found.length - shown.length) })}
        </Button>
      )}
    </>
  );
}
