import { Import, Search, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import type { ItemKind } from '@/shared/library/records.ts';
import { namesInUse } from '@/shared/library/search.ts';
import { EmptyLibrary } from './empty-library.tsx';
import type { LibraryState } from './library-access.ts';
import { filterCount, LibraryFilters } from './library-filters.tsx';
import style from './library-list.module.css';
import { LibraryList } from './library-list.tsx';
import { say } from './say.ts';
import { Transfer, type TransferProps } from './transfer.tsx';
import type { useLibrarySearch } from './use-library-search.ts';

const kinds = (): { id: ItemKind | 'all'; label: string }[] => [
  { id: 'all', label: say('all') },
  { id: 'prompt', label: say('prompts') },
  { id: 'note', label: say('notes') },
];

interface LibraryHomeProps extends TransferProps {
  state: LibraryState;
  search: ReturnType<typeof useLibrarySearch>;
  field: RefObject<HTMLInputElement | null>;
  onOpen: (id: string) => void;
  onNew: (fields: Partial<ItemFields>) => void;
}

/** How much is shown of how much there is; the whole truth where the list is cut. */
function countText(shown: number, found: number, all: number): string {
  if (all === 0) return say('nothingKept');
  if (found === 0) return say('nothingFound');
  if (shown < found) return say('showing', { shown, found });
  return found === all ? say('items', { count: found }) : say('itemsOf', { found, all });
}

/** What to try where nothing is found, by what was asked for. */
function noHitHint(words: string, filters: number): string {
  if (words.trim() === '') return say('noFit');
  const typed = /\S\s+\S/.test(words) ? 'words' : 'word';
  return say(filters > 0 ? `noHit_${typed}_filtered` : `noHit_${typed}`);
}

function SearchField({ search, field, onOpen }: Pick<LibraryHomeProps, 'search' | 'field' | 'onOpen'>) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = search.shown[0];
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      document.querySelector<HTMLElement>(`[data-item="${CSS.escape(first.id)}"]`)?.focus();
    } else if (event.key === 'Enter' && first && search.query.text) onOpen(first.id);
    else if (event.key === 'Escape' && search.query.text) search.ask({ text: '' });
  };
  return (
    <div className={style.search}>
      <Search aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={say('search')}
        aria-keyshortcuts="/"
        placeholder={say('searchKey')}
        value={search.query.text}
        onChange={(event) => search.ask({ text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The library as a list: search, filters, and what was found. */
export function LibraryHome({ state, search, field, onOpen, onNew, ...transfer }: LibraryHomeProps) {
  const id = useId();
  const [open, setOpen] = useState<'filters' | 'transfer' | null>(null);
  const toggle = (part: 'filters' | 'transfer') => setOpen(open === part ? null : part);
  const { query, ask, found, shown } = search;
  const names = useMemo(() => namesInUse(state.items), [state.items]);
  const filters = filterCount(query);
  // Until all are read, the newest stand for the whole: nothing was asked for yet.
  const foundInAll = found.length === state.items.length ? state.total : found.length;
  const said = countText(shown.length, foundInAll, state.total);
  return (
    <div className={style.screen}>
      <div className={style.bar}>
        <SearchField search={search} field={field} onOpen={onOpen} />
        <IconButton
          name={filters > 0 ? say('filtersOn', { count: filters }) : say('filters')}
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={open === 'filters'}
          aria-controls={`${id}-filters`}
          onClick={() => toggle('filters')}
        />
        <IconButton
          name={say('transfer')}
          icon={<Import aria-hidden="true" />}
          aria-expanded={open === 'transfer'}
          aria-controls={`${id}-transfer`}
          onClick={() => toggle('transfer')}
        />
      </div>
      {open === 'filters' && <LibraryFilters id={`${id}-filters`} query={query} {...names} onChange={ask} />}
      {open === 'transfer' && <Transfer id={`${id}-transfer`} {...transfer} />}
      <div className={style.kinds}>
        <RadioGroup
          label={say('kindsOf')}
          labelHidden
          layout="row"
          options={kinds()}
          value={query.kind ?? 'all'}
          onChange={(kind) => ask({ kind: kind === 'all' ? null : kind })}
        />
        <Button
          kind="primary"
          aria-label={query.kind === 'note' ? say('newNote') : say('newPrompt')}
          onClick={() => onNew({ kind: query.kind ?? 'prompt' })}
        >
          {say('new')}
        </Button>
      </div>
      <div className={style.count}>
        <p>{said}</p>
        {filters > 0 && (
          <Button kind="quiet" onClick={() => ask({ category: null, tag: null, favourites: false })}>
            {say('clearFilters', { count: filters })}
          </Button>
        )}
      </div>
      <LiveRegion text={said} />
      {found.length > 0 && (
        <LibraryList found={found} shown={shown} search={field} onOpen={onOpen} onMore={search.showMore} />
      )}
      {found.length === 0 && state.total > 0 && (
        <p className={style.hint}>{noHitHint(query.text, filters)}</p>
      )}
      {state.total === 0 && <EmptyLibrary onUse={onNew} />}
    </div>
  );
}
