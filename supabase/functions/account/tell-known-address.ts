import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AccountStore } from './account-store.ts';
import { knownAddressMail } from './known-address-mail.ts';

interface NoticeDeps {
  store: AccountStore;
  sendMail: SendMail;
  siteUrl: string;
  log: Log;
}

/** Mails the owner of an address that has an account; resolves alike where there is none, or no mail could be sent. */
export async function tellKnownAddress(
  email: string,
  { store, sendMail, siteUrl, log }: NoticeDeps,
): Promise<void> {
  try {
    const owner = await store.findConfirmedOwner(email);
    if (owner) await sendMail(knownAddressMail({ ...owner, loginUrl: `${siteUrl}/login` }));
  } catch {
    log('notice_failed', {});
  }
}
