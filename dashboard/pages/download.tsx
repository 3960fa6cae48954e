import { BackLink } from '@/dashboard/app/page-frame.tsx';
import { PageHeading } from '@/dashboard/app/page-heading.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { forComputers, PhoneWays } from '@/dashboard/app/phone-ways.tsx';
import { ProductPicture } from '@/dashboard/app/product-picture.tsx';
import { PromptText } from '@/dashboard/app/prompt-text.tsx';
import { StoreLink } from '@/dashboard/app/store-link.tsx';
import { cards, example, problem, solution } from '@/dashboard/content/landing.ts';
import { pictures } from '@/dashboard/content/pictures.ts';
import { wheelFeatures } from '@/dashboard/content/wheel.ts';
import { FeatureWheel } from '@/dashboard/features/wheel/feature-wheel.tsx';
import { downloadEnglish } from '@/shared/texts/download.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import style from './download.module.css';

const say = plainSentences('download', downloadEnglish);

function Example() {
  return (
    <section className={style.example} aria-label={say('beforeAndAfter')}>
      <figure className={style.paper}>
        <figcaption>{say('before')}</figcaption>
        <p dir="auto">{example.before}</p>
      </figure>
      <figure className={style.paper}>
        <figcaption>{say('after')}</figcaption>
        <PromptText text={example.after} />
      </figure>
    </section>
  );
}

/** The landing page of advertisements for the extension (spec §2). */
export function Download() {
  return (
    <div className={style.page}>
      <header className={style.hero}>
        <BackLink to={paths.home}>{say('backToHome')}</BackLink>
        <PageHeading tab={say('getTheExtension')} lead={say('lead')}>
          {say('title')}
        </PageHeading>
        <p className={forComputers}>
          <StoreLink kind="primary" label={(browser) => say(`add_${browser}`)} />
        </p>
        <PhoneWays />
      </header>
      <section className={style.why} aria-label={say('why')}>
        <div className={style.pair}>
          {[problem, solution].map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <ProductPicture {...pictures.card.picture} isSeenFirst />
      </section>
      <section className={style.cards} aria-label={say('features')}>
        {cards.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <Example />
      <section className={style.wheel} aria-labelledby="wheel-title">
        <h2 id="wheel-title">{say('discover')}</h2>
        <FeatureWheel features={wheelFeatures} />
      </section>
      <p className={style.end}>
        <StoreLink kind="plain" label={() => say('install')} />
      </p>
    </div>
  );
}
