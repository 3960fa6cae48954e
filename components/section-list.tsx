import type { Section, SectionTitle } from '@/shared/contracts/enhance.ts';
import { ListedText } from './listed-text.tsx';
import { say } from './say.ts';
import style from './section-list.module.css';

interface SectionListProps {
  sections: readonly Section[];
  /** Titles the user leaves out. */
  dropped: ReadonlySet<SectionTitle>;
  onToggle: (title: SectionTitle) => void;
}

/** The parts of a reframed prompt (spec §9), each in or out. */
export function SectionList({ sections, dropped, onToggle }: SectionListProps) {
  return (
    <ul className={style.list} aria-label={say('sections')}>
      {sections.map(({ title, body }) => (
        <li key={title}>
          <label className={style.section}>
            <input
              type="checkbox"
              checked={!dropped.has(title)}
              aria-label={title}
              onChange={() => onToggle(title)}
            />
            <span className={style.title}>{title}</span>
            <span className={style.body} dir="auto">
              <ListedText text={body} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
