import type { Mail } from './send-mail.ts';

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

const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #151412 !important; }
  .sheet { background: #1e1c19 !important; border-color: #35312b !important; }
  .ink { color: #f2efea !important; }
  .quiet { color: #a8a196 !important; }
  .link { color: #8fb8d8 !important; }
  .act { background: #ff8a4c !important; color: #1b1916 !important; }
}`;

/** What a mail says, as plain text; names and addresses in it may hold anything. */
interface MailParts {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one button, and what is said below it. */
  action: { name: string; url: string };
  foot: string;
  /** Where the foot leads, at its end. */
  footLink?: { name: string; url: string };
}

/** A mail in text and HTML, as the identity service's mails look (`supabase/templates`). Everything is escaped here. */
export function createMail(to: string, parts: MailParts): Mail {
  const { subject, paragraphs, action, foot, footLink } = parts;
  const end = footLink ? `${foot} ${footLink.name}: ${footLink.url}` : foot;
  return {
    to,
    subject,
    text: `${[...paragraphs, action.url, end].join('\n\n')}\n`,
    html: page(parts),
  };
}

/** One sheet on paper. */
function page({ subject, heading, paragraphs, action, foot, footLink }: MailParts): string {
  const text = `font:16px/1.5 ${SANS};color:#1b1916`;
  const quiet = `font:14px/1.5 ${SANS};color:#6b655b`;
  const url = escapeHtml(action.url);
  const said = paragraphs.map((paragraph, at) => {
    const below = at === paragraphs.length - 1 ? '0' : '0 0 12px';
    return `<p class="ink" style="margin:${below};${text}">${escapeHtml(paragraph)}</p>`;
  });
  const way = footLink
    ? ` <a class="link" href="${escapeHtml(footLink.url)}" style="color:#33658a">${escapeHtml(footLink.name)}</a>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf9f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#faf9f7">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 0 20px;font:600 16px/1.3 ${SANS};color:#1b1916">Whetstone</td></tr>
<tr><td class="sheet" style="padding:32px;background:#ffffff;border:1px solid #e2ded6;border-radius:10px">
<h1 class="ink" style="margin:0 0 12px;font:500 24px/1.25 Georgia,'Times New Roman',serif;color:#1b1916">${escapeHtml(heading)}</h1>
${said.join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="act" style="background:#d9480f;border-radius:6px">
<a class="act" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;font:600 16px/1.3 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(action.name)}</a>
</td></tr></table>
<p class="quiet" style="margin:0;${quiet}">If the button does not open, paste this address into your browser:<br>
<a class="link" href="${url}" style="color:#33658a;word-break:break-all">${url}</a></p>
</td></tr>
<tr><td class="quiet" style="padding:20px 0 0;${quiet}">${escapeHtml(foot)}${way}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
