import { useEffect } from 'react';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { forComputers, PhoneWays } from '@/dashboard/app/phone-ways.tsx';
import { scrollToNamedPart } from '@/dashboard/app/scroll-to-named-part.ts';
import { StoreLink } from '@/dashboard/app/store-link.tsx';
import { featureDemos } from '@/dashboard/content/feature-demos.en.ts';
import { FeatureDemos } from '@/dashboard/features/feature-demos/feature-demos.tsx';
import { aboutEnglish } from '@/shared/texts/about.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

const say = plainSentences('about', aboutEnglish);

/** What it can do, shown by what it does (spec §2). */
export function Features() {
  useEffect(scrollToNamedPart, []);
  return (
    <PageFrame title={say('featuresTitle')} lead={say('featuresLead')} back="home">
      <p className={forComputers}>
        <StoreLink kind="primary" label={(browser) => say('addTo', { browser })} />
      </p>
      <PhoneWays />
      <FeatureDemos demos={featureDemos} />
    </PageFrame>
  );
}
