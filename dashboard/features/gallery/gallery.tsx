import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { logEvent } from '@/dashboard/app/log-event.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { useSession } from '@/dashboard/app/session.ts';
import {
  type CategoryChoice,
  categories,
  filterTemplates,
  type GalleryEntry,
  ownCategory,
} from './filter-templates.ts';
import style from './gallery.module.css';
import { say } from './say.ts';
import { TemplateCard } from './template-card.tsx';

interface GalleryProps {
  templates: readonly GalleryEntry[];
  /** Who is signed in has templates of his own, and makes new ones. */
  isOwn?: boolean;
}

interface Choice {
  search: string;
  category: CategoryChoice;
}

const ALL: Choice = { search: '', category: 'all' };

interface FiltersProps {
  choice: Choice;
  isOwn: boolean;
  onChoice: (choice: Choice) => void;
}

function Filters({ choice, isOwn, onChoice }: FiltersProps) {
  const shown: readonly CategoryChoice[] = isOwn ? [...categories, ownCategory] : categories;
  return (
    <div className={style.filters}>
      <input
        type="search"
        className={style.search}
        aria-label={say('searchTemplates')}
        placeholder={say('searchPlaceholder')}
        value={choice.search}
        onChange={(event) => onChoice({ ...choice, search: event.currentTarget.value })}
      />
      <fieldset className={style.categories}>
        <legend className="visually-hidden">{say('category')}</legend>
        {shown.map((id) => (
          <button
            key={id}
            type="button"
            className={style.chip}
            aria-pressed={id === choice.category}
            onClick={() => {
              logEvent('gallery_filter_applied');
              onChoice({ ...choice, category: id });
            }}
          >
            {say(`category_${id}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** What it is good for, to somebody who has none. */
function NoOwnTemplates() {
  return (
    <div className={style.none}>
      <h2>{say('noOwnTemplates')}</h2>
      <p>{say('whySave')}</p>
      <p>{say.parts('fromLibrary', { setting: <b key="setting">{say('keepSetting')}</b> })}</p>
    </div>
  );
}

function Cards({ templates, onAll }: { templates: readonly GalleryEntry[]; onAll: () => void }) {
  if (templates.length === 0)
    return (
      <div className={style.none}>
        <p>{say('nothingFound')}</p>
        <Button size="site" onClick={onAll}>
          {say('showAllTemplates')}
        </Button>
      </div>
    );
  return (
    <div className={style.cards}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </div>
  );
}

/** The templates, searched and by category (spec §2, Prompt Gallery). */
export function Gallery({ templates, isOwn = false }: GalleryProps) {
  const [query] = useSearchParams();
  const { key, hash } = useLocation();
  // The way from the account leads to its own templates, from here too.
  const asked = isOwn && query.get('category') === ownCategory ? ownCategory : ALL.category;
  const [choice, setChoice] = useState<Choice>({ ...ALL, category: asked });
  const [cameBy, setCameBy] = useState(key);
  if (cameBy !== key) {
    setCameBy(key);
    // A way within the page, as the skip link is, asks for no other templates.
    if (hash === '') setChoice({ ...ALL, category: asked });
  }
  const { status } = useSession();
  const found = filterTemplates(templates, choice);
  const hasNone = choice.category === 'own' && !templates.some(({ category }) => category === 'own');
  return (
    <>
      <div className={style.head}>
        <Filters choice={choice} isOwn={isOwn} onChoice={setChoice} />
        {isOwn && (
          <Link to={paths.newTemplate} className={buttonClass({ kind: 'primary', size: 'site' })}>
            {say('newTemplate')}
          </Link>
        )}
      </div>
      {status === 'signedOut' && <p className={style.asks}>{say('copyAsks')}</p>}
      <LiveRegion text={say('found', { count: String(found.length) })} />
      {hasNone ? <NoOwnTemplates /> : <Cards templates={found} onAll={() => setChoice(ALL)} />}
    </>
  );
}
