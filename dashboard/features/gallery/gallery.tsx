import { useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { logEvent } from '@/dashboard/app/log-event.ts';
import type { Template } from '@/dashboard/content/templates.ts';
import { type CategoryChoice, categories, filterTemplates } from './filter-templates.ts';
import style from './gallery.module.css';
import { TemplateCard } from './template-card.tsx';

interface Choice {
  search: string;
  category: CategoryChoice;
}

function Filters({ choice, onChoice }: { choice: Choice; onChoice: (choice: Choice) => void }) {
  return (
    <div className={style.filters}>
      <input
        type="search"
        className={style.search}
        aria-label="Search templates"
        placeholder="Search templates..."
        value={choice.search}
        onChange={(event) => onChoice({ ...choice, search: event.currentTarget.value })}
      />
      <fieldset className={style.categories}>
        <legend className="visually-hidden">Category</legend>
        {categories.map(({ id, label }) => (
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
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Cards({ templates }: { templates: readonly Template[] }) {
  if (templates.length === 0) return <p>No templates found. Try adjusting your search or category filter.</p>;
  return (
    <div className={style.cards}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </div>
  );
}

/** The templates, searched and by category (spec §2, Prompt Gallery). */
export function Gallery({ templates }: { templates: readonly Template[] }) {
  const [choice, setChoice] = useState<Choice>({ search: '', category: 'all' });
  const found = filterTemplates(templates, choice);
  return (
    <>
      <Filters choice={choice} onChoice={setChoice} />
      <LiveRegion text={`${found.length} ${found.length === 1 ? 'template' : 'templates'}`} />
      <Cards templates={found} />
    </>
  );
}
