import { useEffect } from 'react';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { scrollToNamedPart } from '@/dashboard/app/scroll-to-named-part.ts';
import { featureDemos } from '@/dashboard/content/feature-demos.ts';
import { FeatureDemos } from '@/dashboard/features/feature-demos/feature-demos.tsx';

/** What it can do, shown by what it does (spec §2). */
export function Features() {
  useEffect(scrollToNamedPart, []);
  return (
    <PageFrame
      title="Explore Whetstone’s Capabilities"
      lead="Enhance your AI interactions with tools built for clarity and control"
      back="home"
    >
      <FeatureDemos demos={featureDemos} />
    </PageFrame>
  );
}
