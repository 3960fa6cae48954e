import { functionsAccess } from '@/dashboard/app/session.ts';
import { sendVerificationEmail } from '@/shared/client/account-calls.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { MailModal } from './mail-modal.tsx';
import { say } from './say.ts';
import { useWayOn } from './use-way-on.ts';

/** spec §4: closes 4 s after any outcome. */
const CLOSE_AFTER_MS = { success: 4_000, failure: 4_000 };

/** Has the verification mail sent again. */
export function ResendModal({ email, onClose }: { email: string; onClose: () => void }) {
  const { returnUrl } = useWayOn();
  return (
    <MailModal
      title={say('resendTitle')}
      about={say('resendAbout')}
      action={{ name: say('resendSend'), busy: say('sending') }}
      email={email}
      send={(to) => sendVerificationEmail(functionsAccess, { email: to, continueUrl: returnUrl() })}
      success={notices.verificationEmailSent}
      failureContext="resend-verification"
      closeAfterMs={CLOSE_AFTER_MS}
      onClose={onClose}
    />
  );
}
