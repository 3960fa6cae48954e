import { privacyPolicy } from '@/dashboard/content/legal/privacy.ts';
import { LegalPage } from '@/dashboard/features/legal/legal-page.tsx';

/** spec §2, legal pages. */
export function Privacy() {
  return <LegalPage text={privacyPolicy} />;
}
