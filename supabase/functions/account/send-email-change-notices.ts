import { toAppError } from '@/shared/errors/app-error.ts';
import { createSecret } from '@/supabase/functions/_shared/auth/secret-token.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AccountStore } from './account-store.ts';
import { emailChangeMail } from './email-change-mail.en.ts';
import type { MailLimits } from './mail-limits.ts';

interface NoticeDeps {
  store: AccountStore;
  sendMail: SendMail;
  siteUrl: string;
  log: Log;
  limits: MailLimits;
}

const MAX_PER_CALL = 20;

/**
 * Tells old addresses of their replacement. One that could not be mailed is tried again by a later call. How often one mailbox
 * is told in an hour is the database's matter (`claim_email_change_notice`): it alone knows which mails went out.
 */
export async function sendEmailChangeNotices(deps: NoticeDeps): Promise<void> {
  const { store, sendMail, siteUrl, log, limits } = deps;
  for (let sent = 0; sent < MAX_PER_CALL; sent += 1) {
    const code = createSecret();
    const notice = await store.claimNotice(await sha256(code));
    if (!notice) return;
    const undoUrl = `${siteUrl}/auth-action?mode=recoverEmail&oobCode=${code}`;
    try {
      await limits.inSum('addressChange');
      await sendMail(emailChangeMail({ ...notice, undoUrl }));
      await store.finishNotice(notice.id);
    } catch (thrown) {
      log('notice_failed', { noticeId: notice.id });
      // The hour is spent; what is due waits.
      if (toAppError(thrown).code === 'rate_limited') return;
    }
  }
}
