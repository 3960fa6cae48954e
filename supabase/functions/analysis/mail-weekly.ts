import * as z from 'zod/mini';
import type { Mail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import type { AnalysisDeps } from './deps-types.ts';

const MAX_MAILS = 10;
const taken = z.array(
  z.object({
    id: z.uuid(),
    title: z.string(),
    outcome: z.nullable(z.string()),
    email: z.email(),
    summary: z.array(z.string()),
  }),
);
type Told = z.infer<typeof taken>[number];

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The mail for one weekly report: what was counted, and the way to its proof. No quote goes by mail. */
export function weeklyMail({ id, title, email, summary }: Told, siteUrl: string): Mail {
  const site = siteUrl.replace(/\/$/, '');
  const link = `${site}/reports/${id}`;
  const subject = `Your weekly report: ${title}`.replace(/[\r\n]+/g, ' ').slice(0, 160);
  const stop = `To stop these emails, go to Your reports: ${site}/reports`;
  return {
    to: email,
    subject,
    text: [title, '', ...summary, '', `Read it with its proof: ${link}`, '', stop, ''].join('\n'),
    html: [
      `<h1>${escapeHtml(title)}</h1>`,
      ...summary.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${escapeHtml(link)}">Read it with its proof</a></p>`,
      `<p>To stop these emails, go to <a href="${escapeHtml(`${site}/reports`)}">Your reports</a>.</p>`,
    ].join('\n'),
  };
}

/** Tells the owners of weekly reports that are finished. One that the mail server does not take is logged, and in the list all the same. */
export async function mailWeekly(deps: AnalysisDeps): Promise<void> {
  const { sendMail } = deps;
  if (!sendMail) return;
  for (const told of z.parse(taken, await deps.call('take_weekly_mails', { most: MAX_MAILS }))) {
    await sendMail(weeklyMail(told, deps.siteUrl)).catch(() =>
      deps.log('weekly_mail_failed', { analysisId: told.id }),
    );
  }
}
