import { Check } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { forComputers, PhoneWays } from '@/dashboard/app/phone-ways.tsx';
import { ProductPicture } from '@/dashboard/app/product-picture.tsx';
import { scrollToNamedPart } from '@/dashboard/app/scroll-to-named-part.ts';
import { useSession } from '@/dashboard/app/session.ts';
import { StoreLink } from '@/dashboard/app/store-link.tsx';
import { useArrival } from '@/dashboard/app/use-arrival.ts';
import { demoSamples } from '@/dashboard/content/demo-samples.en.ts';
import { pictures } from '@/dashboard/content/pictures.ts';
import { principles } from '@/dashboard/content/principles.ts';
import { videos } from '@/dashboard/content/videos.ts';
import { why } from '@/dashboard/content/why.en.ts';
import { EmailDemo } from '@/dashboard/features/email-demo/email-demo.tsx';
import { TryIt } from '@/dashboard/features/try-it/try-it.tsx';
import { ProductVideos } from '@/dashboard/features/videos/product-videos.tsx';
import { homeEnglish } from '@/shared/texts/home.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import { proseIn } from '@/shared/texts/prose.ts';
import style from './home.module.css';

const say = plainSentences('home', homeEnglish);

/** What keeps people from a first try elsewhere, beside the first press. */
const facts = ['factFree', 'factAccount', 'factPrivate', 'factBrowsers'] as const;

/** A visitor does not fetch it. */
const FirstSteps = partOf(() =>
  import('@/dashboard/features/first-steps/first-steps.tsx').then(({ FirstSteps }) => FirstSteps),
);

function FirstStepsOf() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.user.hasFinishedFirstSteps) return null;
  return (
    <Suspense>
      <FirstSteps key={session.user.id} user={session.user} />
    </Suspense>
  );
}

/** The homepage (spec §2): what it does, shown; the visitor's own words; why it exists. */
export function Home() {
  const heading = useArrival();
  useEffect(scrollToNamedPart, []);
  return (
    <>
      <title>{say('pageTitle')}</title>
      <section className={style.hero}>
        <div className={style.claim}>
          <h1 ref={heading} tabIndex={-1}>
            {say('title')}
          </h1>
          <p className={style.lead}>{say('lead')}</p>
          <div className={forComputers}>
            <p className={style.ways}>
              <StoreLink kind="primary" label={(browser) => say('getStarted', { browser })} />
              <ButtonLink kind="quiet" size="site" href="#try">
                {say('tryItHere')}
              </ButtonLink>
            </p>
          </div>
          <PhoneWays />
          <ul className={style.facts} aria-label={say('facts')}>
            {facts.map((fact) => (
              <li key={fact}>
                <Check aria-hidden="true" />
                {say(fact)}
              </li>
            ))}
          </ul>
          <p className={style.aside}>{say('forComputers')}</p>
        </div>
        <EmailDemo samples={demoSamples} />
      </section>

      <div className={style.stepsRoom}>
        <FirstStepsOf />
      </div>

      <section id="try" className={style.split} aria-labelledby="try-title">
        <div className={style.heading}>
          <h2 id="try-title">{say('tryOwnWords')}</h2>
          <p>{say('tryText')}</p>
        </div>
        <TryIt />
      </section>

      <section className={style.pictures} aria-label={say('whetstoneAtWork')}>
        {Object.values(pictures).map(({ title, text, picture }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ProductPicture {...picture} />
          </div>
        ))}
      </section>

      <section className={style.films} aria-labelledby="films-title">
        <h2 id="films-title">{say('watchItWork')}</h2>
        <ProductVideos videos={videos} />
      </section>

      <section className={style.principles} aria-label={say('relyOn')}>
        {principles().map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>

      <section id="why" className={style.split} aria-labelledby="why-title">
        <div className={style.heading}>
          <h2 id="why-title">{say('why')}</h2>
        </div>
        <div className={style.prose}>
          {proseIn({ en: why }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={`${style.onward} ${forComputers}`}>
            <StoreLink kind="plain" label={(browser) => say('addTo', { browser })} />
          </div>
        </div>
      </section>
    </>
  );
}
