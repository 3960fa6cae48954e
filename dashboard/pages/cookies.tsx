import { ConsentChoice } from '@/dashboard/app/consent-choice.tsx';
import { cookiePolicy } from '@/dashboard/content/legal/cookies.ts';
import { LegalPage } from '@/dashboard/features/legal/legal-page.tsx';

/** spec §2, legal pages. */
export function Cookies() {
  return (
    <>
      <LegalPage text={cookiePolicy} />
      <ConsentChoice />
    </>
  );
}
