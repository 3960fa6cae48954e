import { mailName } from '@/supabase/functions/_shared/mail/mail-name.ts';
import { createMail } from '@/supabase/functions/_shared/mail/mail-page.ts';
import type { Mail } from '@/supabase/functions/_shared/mail/send-mail.ts';

export interface EmailChangeFacts {
  oldEmail: string;
  newEmail: string;
  firstName: string;
  /** Opens the page that undoes the change. */
  undoUrl: string;
}

/** The mail an account's old address gets when it is replaced, with the way back (recoverEmail, design §6). */
export function emailChangeMail({ oldEmail, newEmail, firstName, undoUrl }: EmailChangeFacts): Mail {
  const name = mailName(firstName);
  const greeting = name ? `Hello ${name},` : 'Hello,';
  return createMail(oldEmail, {
    subject: 'The email address of your account was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `${greeting} the email address of your Whetstone account was changed from ${oldEmail} to ${newEmail}. If this was you, there is nothing to do.`,
      'If it was not you, take the account back. Everyone who is logged in is logged out then; choose a new password right after.',
    ],
    action: { name: 'Undo the change', url: undoUrl },
    foot: 'The link works once, within 7 days.',
  });
}
