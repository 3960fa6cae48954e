import type { Mail } from '@/supabase/functions/_shared/mail/send-mail.ts';

export interface EmailChangeFacts {
  oldEmail: string;
  newEmail: string;
  firstName: string;
  /** Opens the page that undoes the change. */
  undoUrl: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const SUBJECT = 'The email address of your account was changed';
const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #151412 !important; }
  .sheet { background: #1e1c19 !important; border-color: #35312b !important; }
  .ink { color: #f2efea !important; }
  .quiet { color: #a8a196 !important; }
  .link { color: #8fb8d8 !important; }
  .act { background: #ff8a4c !important; color: #1b1916 !important; }
}`;

/** The mail an account's old address gets when it is replaced, with the way back (recoverEmail, design §6). */
export function emailChangeMail({ oldEmail, newEmail, firstName, undoUrl }: EmailChangeFacts): Mail {
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  const news = `the email address of your Whetstone account was changed from ${oldEmail} to ${newEmail}. If this was you, there is nothing to do.`;
  const advice =
    'If it was not you, take the account back. Everyone who is signed in is signed out then; choose a new password right after.';
  const life = 'The link works once, within 7 days.';
  return {
    to: oldEmail,
    subject: SUBJECT,
    text: `${greeting} ${news}\n\n${advice}\n\n${undoUrl}\n\n${life}\n`,
    html: page({
      lead: escapeHtml(`${greeting} ${news}`),
      advice: escapeHtml(advice),
      url: escapeHtml(undoUrl),
      life: escapeHtml(life),
    }),
  };
}

/** One sheet on paper, as the identity service's mails look (`supabase/templates`). All parts are escaped already. */
function page({ lead, advice, url, life }: { lead: string; advice: string; url: string; life: string }) {
  const text = `font:16px/1.5 ${SANS};color:#1b1916`;
  const quiet = `font:14px/1.5 ${SANS};color:#6b655b`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${SUBJECT}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf9f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#faf9f7">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 0 20px;font:600 16px/1.3 ${SANS};color:#1b1916">Whetstone</td></tr>
<tr><td class="sheet" style="padding:32px;background:#ffffff;border:1px solid #e2ded6;border-radius:10px">
<h1 class="ink" style="margin:0 0 12px;font:500 24px/1.25 Georgia,'Times New Roman',serif;color:#1b1916">Your email address was changed</h1>
<p class="ink" style="margin:0 0 12px;${text}">${lead}</p>
<p class="ink" style="margin:0;${text}">${advice}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="act" style="background:#d9480f;border-radius:6px">
<a class="act" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;font:600 16px/1.3 ${SANS};color:#ffffff;text-decoration:none">Undo the change</a>
</td></tr></table>
<p class="quiet" style="margin:0;${quiet}">If the button does not open, paste this address into your browser:<br>
<a class="link" href="${url}" style="color:#33658a;word-break:break-all">${url}</a></p>
</td></tr>
<tr><td class="quiet" style="padding:20px 0 0;${quiet}">${life}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
