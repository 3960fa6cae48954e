import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import type { Database } from '@/local/database/database-types.ts';
import { LOOPBACK } from '@/local/ports.ts';
import { mailName } from '@/supabase/functions/_shared/mail/mail-name.ts';
import { renderMail, type TemplateValues } from './mail-template.ts';
import { plainText } from './plain-text.ts';

type LiteMailer = NonNullable<App['_mailer']>;
type MailMeta = NonNullable<Parameters<LiteMailer['sendConfirmation']>[3]>;
type TemplateName = 'confirmation' | 'recovery' | 'magic_link' | 'email_change' | 'reauthentication';

interface Outgoing {
  to: string;
  values: TemplateValues;
  meta: MailMeta | undefined;
}

/** What the mail's request asked for; read by the mailer, which the auth half calls without it. */
export const mailRequest = new AsyncLocalStorage<{ redirectTo: string | undefined; silent?: boolean }>();

export interface MailerOptions {
  database: Database;
  smtpPort: number;
  templatesFolder: string;
  siteUrl: string;
}

/** Names and numbers of the user's metadata as `Data.<name>`. */
async function metadataValues(database: Database, userId: string | undefined): Promise<TemplateValues> {
  if (!userId) return {};
  const rows = await database.query('select raw_user_meta_data as data from auth.users where id = $1', [
    userId,
  ]);
  const data: unknown = rows[0]?.data;
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      // The hosted service is given plain names alone: by the hook before a sign-up, by a trigger after it.
      .map(([name, value]) => [
        `Data.${name}`,
        name === 'first_name' ? mailName(String(value)) : String(value),
      ]),
  );
}

/** Only addresses of the site itself may be sent out as a way back. */
function allowedRedirect(siteUrl: string): string {
  const asked = mailRequest.getStore()?.redirectTo;
  if (!asked || !URL.canParse(asked)) return siteUrl;
  return new URL(asked).origin === new URL(siteUrl).origin ? asked : siteUrl;
}

/** Renders `supabase/templates` with the hosted service's variables and hands the mails to the mailbox. */
export function createMailer(options: MailerOptions): LiteMailer {
  const transport = createTransport({ host: LOOPBACK, port: options.smtpPort, ignoreTLS: true });
  const send = async (name: TemplateName, { to, values, meta = {} }: Outgoing) => {
    if (mailRequest.getStore()?.silent) return;
    const template = readFileSync(join(options.templatesFolder, `${name}.html`), 'utf8');
    const siteUrl = options.siteUrl;
    const data = await metadataValues(options.database, meta.userId);
    const mail = renderMail(template, {
      ...data,
      SiteURL: siteUrl,
      RedirectTo: allowedRedirect(siteUrl),
      Email: meta.currentEmail ?? to,
      NewEmail: meta.newEmail,
      ...values,
    });
    const text = plainText(mail.html);
    await transport.sendMail({ from: 'Whetstone <no-reply@whetstone.local>', to, ...mail, text });
  };
  const withToken =
    (name: TemplateName): LiteMailer['sendConfirmation'] =>
    (...[to, tokenHash, otp, meta]) =>
      send(name, { to, values: { TokenHash: tokenHash, Token: otp }, meta });
  return {
    sendConfirmation: withToken('confirmation'),
    sendRecovery: withToken('recovery'),
    sendMagicLink: withToken('magic_link'),
    sendEmailChange: withToken('email_change'),
    sendReauthentication: (to, otp, meta) => send('reauthentication', { to, values: { Token: otp }, meta }),
  };
}
