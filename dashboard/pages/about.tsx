import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { ProductPicture } from '@/dashboard/app/product-picture.tsx';
import { story } from '@/dashboard/content/about.en.ts';
import { pictures } from '@/dashboard/content/pictures.ts';
import { aboutEnglish } from '@/shared/texts/about.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import { proseIn } from '@/shared/texts/prose.ts';
import style from './company.module.css';

const say = plainSentences('about', aboutEnglish);

/** The founder's story (spec §2). */
export function About() {
  return (
    <PageFrame title={say('aboutUs')} lead={say('aboutLead')} back="home">
      <div className={style.split}>
        <div className={style.prose}>
          {proseIn({ en: story }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link to={paths.generator} className={buttonClass({ kind: 'primary', size: 'site' })}>
              {say('tryGenerator')}
            </Link>
          </p>
        </div>
        <ProductPicture {...pictures.card.picture} />
      </div>
    </PageFrame>
  );
}
