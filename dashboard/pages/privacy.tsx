import { privacyPolicy } from '@/dashboard/content/legal/privacy.en.ts';
import { LegalPage } from '@/dashboard/features/legal/legal-page.tsx';
import { proseIn } from '@/shared/texts/prose.ts';

/** spec §2, legal pages. */
export function Privacy() {
  return <LegalPage text={proseIn({ en: privacyPolicy })} />;
}
