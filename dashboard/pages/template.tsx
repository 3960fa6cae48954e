import { Link, useParams } from 'react-router';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { templatePath } from '@/dashboard/app/paths.ts';
import { findTemplate, type Template, templates } from '@/dashboard/content/templates.ts';
import { say } from '@/dashboard/features/gallery/say.ts';
import { TemplateView } from '@/dashboard/features/gallery/template-view.tsx';
import { NotFound } from './not-found.tsx';
import style from './template.module.css';

/** The others of its category: a visitor who came from outside sees what else there is. */
function Siblings({ template }: { template: Template }) {
  const others = templates.filter(({ id, category }) => category === template.category && id !== template.id);
  return (
    <nav className={style.others} aria-label={say('moreOf', { category: template.category_name })}>
      <h2>{say('moreOf', { category: template.category_name })}</h2>
      <ul>
        {others.map(({ id, title, description }) => (
          <li key={id}>
            <Link to={templatePath(id)}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A template of the gallery on a page of its own (ADR 36). */
export function TemplatePage() {
  const { id } = useParams();
  const template = findTemplate(id);
  if (!template) return <NotFound />;
  return (
    <PageFrame key={template.id} title={template.title} lead={template.description} back="gallery">
      <TemplateView template={template} />
      <Siblings template={template} />
    </PageFrame>
  );
}
