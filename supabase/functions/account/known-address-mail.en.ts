import { mailName } from '@/supabase/functions/_shared/mail/mail-name.ts';
import { createMail } from '@/supabase/functions/_shared/mail/mail-page.ts';
import type { Mail } from '@/supabase/functions/_shared/mail/send-mail.ts';

export interface KnownAddressFacts {
  email: string;
  firstName: string;
  loginUrl: string;
}

/** The mail the owner of an account gets when somebody signs up with the same address; the page itself tells nobody. */
export function knownAddressMail({ email, firstName, loginUrl }: KnownAddressFacts): Mail {
  const name = mailName(firstName);
  const greeting = name ? `Hello ${name},` : 'Hello,';
  return createMail(email, {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      `${greeting} someone, we hope you, just tried to sign up for Whetstone with ${email}, which is already registered.`,
      'Log in with the password you have. If you no longer know it, choose Forgot Password there.',
    ],
    action: { name: 'Log in', url: loginUrl },
    foot: 'If it was not you, there is nothing to do: your account and your password are as they were.',
  });
}
