import { termsOfService } from '@/dashboard/content/legal/terms.ts';
import { LegalPage } from '@/dashboard/features/legal/legal-page.tsx';

/** spec §2, legal pages. */
export function Terms() {
  return <LegalPage text={termsOfService} />;
}
