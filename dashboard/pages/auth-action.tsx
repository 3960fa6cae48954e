import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkFailure } from '@/dashboard/features/auth/link-failure.tsx';
import { LinkPage } from '@/dashboard/features/auth/link-page.tsx';
import { readPendingReset } from '@/dashboard/features/auth/pending-reset.ts';
import { say } from '@/dashboard/features/auth/say.ts';
import { incompleteLink, type LinkMode, unknownLinkMode } from '@/shared/errors/link-texts.en.ts';

const modes: readonly LinkMode[] = ['resetPassword', 'verifyEmail', 'recoverEmail'];

/** The link in the address; without one, the reset this tab has begun: its code left the address at once. */
function readLink(query: URLSearchParams) {
  const kept = query.has('mode') ? undefined : readPendingReset();
  if (kept) return { mode: 'resetPassword', code: kept.code, emailChange: false };
  return {
    mode: query.get('mode'),
    code: query.get('oobCode'),
    emailChange: query.get('type') === 'email_change',
  };
}

/** Where the links of our mails lead (spec §2): `mode`, `oobCode`, `continueUrl`, and `type` for a change of address. */
export function AuthAction() {
  const [query, setQuery] = useSearchParams();
  const [given] = useState(() => readLink(query));
  const showsCode = query.has('oobCode');
  const continueUrl = query.get('continueUrl');
  useEffect(() => {
    // The code is out of the address before anything else can read it there (faults A2).
    if (showsCode) setQuery(continueUrl ? { continueUrl } : {}, { replace: true });
  }, [showsCode, continueUrl, setQuery]);
  const { code, emailChange } = given;
  if (!given.mode || !code) return <LinkFailure text={incompleteLink} />;
  const mode = modes.find((known) => known === given.mode);
  if (!mode) return <LinkFailure title={say('unknownAction')} text={unknownLinkMode} />;
  return <LinkPage link={{ mode, code, emailChange }} />;
}
