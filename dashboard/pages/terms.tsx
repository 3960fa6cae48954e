import { termsOfService } from '@/dashboard/content/legal/terms.en.ts';
import { LegalPage } from '@/dashboard/features/legal/legal-page.tsx';
import { proseIn } from '@/shared/texts/prose.ts';

/** spec §2, legal pages. */
export function Terms() {
  return <LegalPage text={proseIn({ en: termsOfService })} />;
}
