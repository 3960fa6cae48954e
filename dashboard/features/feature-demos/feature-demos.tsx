import {
  AlignLeft,
  Bookmark,
  Braces,
  GitFork,
  ListOrdered,
  type LucideIcon,
  MessageCircle,
  PenLine,
  Scissors,
} from 'lucide-react';
import type { FeatureDemo } from '@/dashboard/content/feature-demos.en.ts';
import { DemoPanel } from './demo-panel.tsx';
import style from './feature-demos.module.css';
import { say } from './say.ts';

const icons: Record<string, LucideIcon> = {
  'enhanced-rewrite': PenLine,
  'reframe-casual': MessageCircle,
  'reframe-technical': Braces,
  'concise-prompt': Scissors,
  'detailed-prompt': AlignLeft,
  'chain-of-thought': ListOrdered,
  'tree-of-thoughts': GitFork,
  'save-prompt': Bookmark,
};

/** The features, each with an anchor and its panel; side by side from 992 px on (spec §9). */
export function FeatureDemos({ demos }: { demos: readonly FeatureDemo[] }) {
  return (
    <>
      <nav className={style.index} aria-label={say('features')}>
        <ul>
          {demos.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {demos.map(({ id, title, description, prompt, answer }) => {
        const Icon = icons[id] ?? PenLine;
        return (
          <article key={id} id={id} className={style.demo} aria-labelledby={`${id}-title`}>
            <div className={style.about}>
              <Icon className={style.icon} aria-hidden="true" />
              <h2 id={`${id}-title`}>{title}</h2>
              <p>{description}</p>
            </div>
            <DemoPanel title={title} prompt={prompt} answer={answer} />
          </article>
        );
      })}
    </>
  );
}
