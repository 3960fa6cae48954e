import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { story } from '@/dashboard/content/about.ts';
import style from './company.module.css';

/** The founder's story (spec §2). */
export function About() {
  return (
    <PageFrame title="About Us" lead="Why Whetstone exists, told by its founder." back="home">
      <div className={style.prose}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p>
        <Link to={paths.generator} className={buttonClass({ kind: 'primary', size: 'site' })}>
          Try Our Generator
        </Link>
      </p>
    </PageFrame>
  );
}
