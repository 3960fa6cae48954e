import { sessionStore } from '@/dashboard/app/session.ts';
import { requestPasswordReset } from '@/shared/client/auth-calls.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { MailModal } from './mail-modal.tsx';
import { say } from './say.ts';
import { useWayOn } from './use-way-on.ts';

/** spec §9: a sent reset mail is told for 3 s. */
const CLOSE_AFTER_MS = { success: 3_000, failure: null };

/** Has a mail sent by which a forgotten password is replaced. */
export function ResetModal({ email, onClose }: { email: string; onClose: () => void }) {
  const { returnUrl } = useWayOn();
  return (
    <MailModal
      title={say('resetTitle')}
      about={say('resetAbout')}
      action={{ name: say('resetSend'), busy: say('sending') }}
      email={email}
      send={async (to) => requestPasswordReset(await sessionStore.client(), to, returnUrl())}
      success={notices.resetEmailSent}
      failureContext="reset-request"
      closeAfterMs={CLOSE_AFTER_MS}
      onClose={onClose}
    />
  );
}
