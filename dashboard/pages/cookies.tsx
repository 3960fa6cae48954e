import { ConsentChoice } from '@/dashboard/app/consent-choice.tsx';
import { cookiePolicy } from '@/dashboard/content/legal/cookies.en.ts';
import { LegalPage } from '@/dashboard/features/legal/legal-page.tsx';
import { proseIn } from '@/shared/texts/prose.ts';

/** spec §2, legal pages. */
export function Cookies() {
  return (
    <>
      <LegalPage text={proseIn({ en: cookiePolicy })} />
      <ConsentChoice />
    </>
  );
}
