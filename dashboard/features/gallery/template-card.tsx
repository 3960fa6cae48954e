import { Link } from 'react-router';
import { ownTemplatePath, templatePath } from '@/dashboard/app/paths.ts';
import { CopyTemplate } from './copy-template.tsx';
import type { GalleryEntry } from './filter-templates.ts';
import style from './gallery.module.css';
import { say } from './say.ts';

/** One template: what it is for, its text, the way to its page, and the button that takes it along. */
export function TemplateCard({ template }: { template: GalleryEntry }) {
  const { id, title, description, category, category_name, content } = template;
  const path = category === 'own' ? ownTemplatePath(id) : templatePath(id);
  return (
    <article className={style.card} aria-label={title}>
      <p className={style.category}>{category_name}</p>
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      <p className={style.description}>{description}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={style.content} aria-label={say('textOf', { title })} tabIndex={0}>
        {content}
      </section>
      <CopyTemplate id={id} title={title} text={content} />
    </article>
  );
}
