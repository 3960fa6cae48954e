import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { SendMail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AccountStore } from './account-store.ts';
import { knownAddressMail } from './known-address-mail.en.ts';
import type { CallerNetwork, MailLimits } from './mail-limits.ts';

interface NoticeDeps {
  store: AccountStore;
  sendMail: SendMail;
  siteUrl: string;
  log: Log;
  limits: MailLimits;
}

/**
 * Mails the owner of an address that has an account; resolves alike where there is none, or no mail could be sent. Only mails
 * that go out are counted, and none is said to be over the limit: either would tell that the address is known.
 * @param asked `from` is the network that asks
 */
export async function tellKnownAddress(
  { email, from }: { email: string; from: CallerNetwork },
  { store, sendMail, siteUrl, log, limits }: NoticeDeps,
): Promise<void> {
  try {
    const owner = await store.findConfirmedOwner(email);
    if (!owner) return;
    await limits.perNetwork('knownAddress', from);
    await limits.inSum('knownAddress');
    await sendMail(knownAddressMail({ ...owner, loginUrl: `${siteUrl}/login` }));
  } catch {
    log('notice_failed', {});
  }
}
