import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { siteRemedy } from '@/dashboard/app/site-failure.tsx';
import { LinkFailure } from '@/dashboard/features/auth/link-failure.tsx';
import type { Fault } from '@/dashboard/features/image-chat/conversation.ts';
import { MessageList } from '@/dashboard/features/image-chat/message-list.tsx';
import { AppError } from '@/shared/errors/app-error.ts';
import { type ErrorCode, errorCode } from '@/shared/errors/codes.ts';
import { type LinkMode, linkFailureText } from '@/shared/errors/link-texts.en.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';

const codes = errorCode.options;

/** What a page shows, and what can be pressed there. */
function shown(node: ReactNode): { text: string; presses: string[] } {
  const html = renderToStaticMarkup(createElement(MemoryRouter, { children: node }));
  const presses = [...html.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  );
  return { text: html.replace(/&#x27;/g, "'").replace(/&quot;/g, '"'), presses };
}

const remedies: Partial<Record<string, [string]>> = {
  sign_in: ['Log In'],
  get_credits: ['See the plans'],
  contact: ['Contact us'],
};

const loaded: readonly ErrorContext[] = [
  'analysis-preview',
  'reports',
  'report-list',
  'report-items',
  'sample-report',
  'sources',
  'shared-report',
  'devices',
  'prompts-load',
  'invoices',
  'templates',
  'history-load',
  'image-chat-load',
  'billing-load',
  'profile-load',
  'credits-load',
];

it.each(loaded)('what could not be loaded is said, and can be asked for again: %s', (context) => {
  for (const code of codes) {
    const query = { error: new AppError(code), refetch: async () => ({}) as never };
    const { text, presses } = shown(createElement(LoadFailure, { query, context }));
    expect(text).toContain(textFor(context, code));
    if (code === 'unauthorized') expect(text).toContain('Logged out');
    expect(presses).toEqual([...(remedies[siteRemedy(code) ?? ''] ?? []), 'Try again']);
  }
});

it.each(['resetPassword', 'verifyEmail', 'recoverEmail'] as const satisfies LinkMode[])(
  'a link that does not work leads to another one, and back: %s',
  (mode) => {
    for (const code of codes) {
      const told = linkFailureText(mode, code);
      const { text, presses } = shown(createElement(LinkFailure, { text: told, mode }));
      expect(text).toContain(told);
      expect(presses.slice(-2)).toEqual([expect.stringMatching(/^Send a new /), 'Back to login']);
    }
  },
);

const ways: Partial<Record<ErrorCode, string>> = {
  conversation_gone: 'New conversation',
  too_long: 'New conversation',
  nothing_changed: 'Change the message',
  refused: 'Change the message',
};

it.each(codes)('the image chat leads on from %s', (code) => {
  const outgoing = { requestId: 'a', kind: 'initial', said: 'a cat', picture: null, at: 0 } as const;
  const fault: Fault = { outgoing, code, retryAfterMs: undefined, at: 0, after: 0 };
  const press = () => {};
  const list = createElement(MessageList, {
    entries: [{ type: 'fault', fault }],
    isWriting: false,
    outgoing: null,
    previews: {},
    dialect: 'midjourney',
    onDialect: press,
    onWish: press,
    onRetry: press,
    onEdit: press,
    onRenew: press,
    onForget: press,
    onCancel: press,
  });
  const { text, presses } = shown(list);
  expect(text).toContain(textFor('image-chat', code));
  const [remedy] = remedies[siteRemedy(code) ?? ''] ?? [];
  // Its last one puts it away.
  expect(presses).toEqual([remedy ?? ways[code] ?? 'Try again', 'Close']);
});
