import { useEffect } from 'react';
import { PageFrame } from '@/dashboard/app/page-frame.tsx';
import { scrollToNamedPart } from '@/dashboard/app/scroll-to-named-part.ts';
import type { LegalText } from '@/dashboard/content/legal/legal-text.ts';
import { LegalDocument } from './legal-document.tsx';
import { say } from './say.ts';

/** One of the legal pages (spec §2). */
export function LegalPage({ text }: { text: LegalText }) {
  const { title, updated, firstPublished, lead, sections } = text;
  useEffect(scrollToNamedPart, []);
  return (
    <PageFrame
      title={title}
      lead={
        firstPublished
          ? say('updatedSince', { day: updated, first: firstPublished, lead })
          : say('updated', { day: updated, lead })
      }
      back="home"
    >
      <LegalDocument sections={sections} />
    </PageFrame>
  );
}
