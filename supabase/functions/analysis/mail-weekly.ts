import * as z from 'zod/mini';
import { createMail } from '@/supabase/functions/_shared/mail/mail-page.ts';
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

/** The mail for one weekly report: what was counted, and the way to its proof. No quote goes by mail. */
export function weeklyMail({ id, title, email, summary }: Told, siteUrl: string): Mail {
  const site = siteUrl.replace(/\/$/, '');
  const subject = `Your weekly report: ${title}`.replace(/[\r\n]+/g, ' ').slice(0, 160);
  return createMail(email, {
    subject,
    heading: title,
    paragraphs: summary,
    action: { name: 'Read it with its proof', url: `${site}/reports/${id}` },
    foot: 'You get this each week because you asked for it. To stop these emails, go to',
    footLink: { name: 'Your reports', url: `${site}/reports` },
  });
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
