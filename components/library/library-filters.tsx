import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { LibraryQuery, SortOrder } from '@/shared/library/search.ts';
import style from './library-list.module.css';
import { say } from './say.ts';

const sortOrders = (): { id: SortOrder; label: string }[] =>
  (['edited', 'created', 'name'] as const).map((id) => ({ id, label: say(`sort_${id}`) }));

interface LibraryFiltersProps {
  id: string;
  query: LibraryQuery;
  categories: readonly string[];
  tags: readonly string[];
  onChange: (change: Partial<LibraryQuery>) => void;
}

/** An empty id stands for no filter: no category or tag is called nothing. */
const options = (every: string, names: readonly string[]) => [
  { id: '', label: every },
  ...names.map((name) => ({ id: name, label: name })),
];

/** How many filters hold beside the text and the kind. */
export function filterCount({ category, tag, favourites }: LibraryQuery): number {
  return [category !== null, tag !== null, favourites].filter(Boolean).length;
}

/** Which part of the library is shown, and in what order. */
export function LibraryFilters({ id, query, categories, tags, onChange }: LibraryFiltersProps) {
  return (
    <fieldset id={id} className={style.filters} aria-label={say('filters')}>
      <div className={style.pair}>
        <Select
          label={say('category')}
          options={options(say('all'), categories)}
          value={query.category ?? ''}
          onChange={(category) => onChange({ category: category || null })}
        />
        <Select
          label={say('tag')}
          options={options(say('all'), tags)}
          value={query.tag ?? ''}
          onChange={(tag) => onChange({ tag: tag || null })}
        />
      </div>
      <Select
        label={say('sortBy')}
        options={sortOrders()}
        value={query.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <Switch
        label={say('favouritesOnly')}
        checked={query.favourites}
        onChange={(favourites) => onChange({ favourites })}
      />
    </fieldset>
  );
}
