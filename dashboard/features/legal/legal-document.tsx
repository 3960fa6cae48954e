import { Fragment } from 'react';
import { CONTACT_EMAIL } from '@/dashboard/app/origins.ts';
import type { LegalBlock, LegalSection } from '@/dashboard/content/legal/legal-text.ts';
import { CookieTable } from './cookie-table.tsx';
import style from './legal.module.css';
import { say } from './say.ts';

function Paragraph({ text }: { text: string }) {
  const parts = text.split('{contact}');
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <Paragraph text={block} />;
  if ('table' in block) return <CookieTable />;
  return (
    <ul className={style.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A legal text: what is in it, then its numbered sections, each with an anchor. */
export function LegalDocument({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={style.document}>
      <nav className={style.contents} aria-label={say('contents')}>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.sections}>
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={style.section}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
