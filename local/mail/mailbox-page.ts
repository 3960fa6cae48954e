import { escapeHtml } from './mail-template.ts';
import type { MailboxMessage } from './mailbox-message.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2.5rem auto; padding: 0 1rem;
    background: light-dark(#faf9f7, #151412); color: light-dark(#1b1916, #f2efea); }
  h1 { font-size: 1.4rem; font-weight: 600; }
  a { color: light-dark(#33658a, #8fb8d8); }
  li { padding: .6rem 0; border-top: 1px solid light-dark(#e2ded6, #33302b); list-style: none; }
  ul { padding: 0; }
  small { color: light-dark(#6b655b, #a8a196); }
  iframe { width: 100%; height: 70vh; border: 1px solid light-dark(#e2ded6, #33302b); background: #fff; }
`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style><body>${body}</body></html>`;
}

/** The list of caught mails. */
export function renderMailboxPage(messages: readonly MailboxMessage[]): string {
  const rows = messages.map(
    (message) =>
      `<li><a href="/messages/${encodeURIComponent(message.id)}">${escapeHtml(message.subject)}</a><br>
<small>to ${escapeHtml(message.to.join(', '))}, ${escapeHtml(message.receivedAt)}</small></li>`,
  );
  const list = rows.length
    ? `<ul>${rows.join('')}</ul>`
    : '<p>No mail yet. Sign up on the site and the confirmation appears here.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mails of the local stack. None of them left this machine.</p>${list}`,
  );
}

/** One mail, its HTML in a frame that runs no script. */
export function renderMessagePage(message: MailboxMessage): string {
  const body = message.html || `<pre>${escapeHtml(message.text)}</pre>`;
  return page(
    message.subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(message.subject)}</h1>
<p><small>from ${escapeHtml(message.from)} to ${escapeHtml(message.to.join(', '))}, ${escapeHtml(message.receivedAt)}</small></p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Mail" srcdoc="${escapeHtml(`<base target="_top">${body}`)}"></iframe>`,
  );
}
