import { createSecret } from '@/supabase/functions/_shared/auth/secret-token.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AccountStore } from './account-store.ts';
import { emailChangeMail } from './email-change-mail.ts';

interface NoticeDeps {
  store: AccountStore;
  sendMail: SendMail;
  siteUrl: string;
  log: Log;
}

const MAX_PER_CALL = 20;

/** Tells old addresses of their replacement. One that could not be mailed is tried again by a later call. */
export async function sendEmailChangeNotices({ store, sendMail, siteUrl, log }: NoticeDeps): Promise<void> {
  for (let sent = 0; sent < MAX_PER_CALL; sent += 1) {
    const code = createSecret();
    const notice = await store.claimNotice(await sha256(code));
    if (!notice) return;
    const undoUrl = `${siteUrl}/auth-action?mode=recoverEmail&oobCode=${code}`;
    try {
      await sendMail(emailChangeMail({ ...notice, undoUrl }));
      await store.finishNotice(notice.id);
    } catch {
      log('notice_failed', { noticeId: notice.id });
    }
  }
}
