import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { GalleryEntry } from '@/dashboard/features/gallery/filter-templates.ts';
import { keepValues } from '@/dashboard/features/gallery/kept-values.ts';
import { fillIn } from '@/dashboard/features/gallery/placeholders.ts';
import { TemplateCard } from '@/dashboard/features/gallery/template-card.tsx';
import { TemplateView } from '@/dashboard/features/gallery/template-view.tsx';
import { readParts, writeParts } from '@/dashboard/features/generator/result/prompt-parts.ts';
import { readSharedPrompt, shareLink } from '@/dashboard/features/generator/result/share-link.ts';
import type { Outgoing } from '@/dashboard/features/image-chat/conversation.ts';
import { MessageList } from '@/dashboard/features/image-chat/message-list.tsx';

const hostile = {
  'a picture that runs code': '<img src=x onerror=alert(1)>',
  'an end of the attribute': '"><script>alert(1)</script>',
  'an end of the field': '</textarea></title><svg onload=alert(1)>',
  'another template’s braces': '{{constructor.constructor("alert(1)")()}} $1 $& [__PROTO__]',
  'an address that runs code': '[x](javascript:alert(1))',
  'letters turned round': '\u202Egnp.exe\u2066 end',
  'signs of several parts': '👩‍👩‍👧‍👦🏳️‍🌈 Ⱥ',
  'half of a sign': 'a\uD83D b',
  'nothing, as a sign': 'a\u0000b',
  'fifty thousand signs': '<b>'.repeat(16_667),
};

/** Tags and attributes that only what was typed could have brought. */
const TYPED_TAGS = /<(?:img|script|b|textarea|title)[ >]|<[^>]*\s(?:onerror|onload)=/;
const page = (child: ReactElement) =>
  renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, child)).replace(/="[^"]*"/g, '=""');
const nothing = () => undefined;

describe.each(Object.entries(hostile))('what is typed holds %s', (name, text) => {
  test('a template shows it as text, in its title, its words and its fields', () => {
    const template: GalleryEntry = {
      id: name,
      title: text,
      description: text,
      category: 'own',
      category_name: 'My Templates',
      content: `${text} for [CUSTOMER].`,
    };
    keepValues(name, { CUSTOMER: text });
    expect(page(createElement(TemplateCard, { template }))).not.toMatch(TYPED_TAGS);
    expect(page(createElement(TemplateView, { template }))).not.toMatch(TYPED_TAGS);
    expect(fillIn('For [CUSTOMER].', { CUSTOMER: text })).toBe(`For ${text}.`);
  });

  test('the image chat shows it as text, on its way and after it failed', () => {
    const outgoing: Outgoing = { requestId: 'r1', kind: 'initial', said: text, picture: null, at: 0 };
    const list = createElement(MessageList, {
      entries: [
        { type: 'fault', fault: { outgoing, code: 'internal', retryAfterMs: undefined, at: 0, after: 0 } },
      ],
      isWriting: false,
      outgoing: { ...outgoing, requestId: 'r2' },
      previews: {},
      dialect: 'midjourney',
      onDialect: nothing,
      onWish: nothing,
      onEdit: () => undefined,
      onRetry: nothing,
      onRenew: nothing,
      onForget: nothing,
      onCancel: nothing,
    });
    expect(page(list)).not.toMatch(TYPED_TAGS);
    expect(page(list)).toContain('Try again');
  });

  test('the prompt, its sections and its link keep it to the letter, or refuse it whole', () => {
    expect(writeParts(readParts(text))).toBe(text);
    const link = shareLink('https://whetstone.example/generator', text);
    if (!link.ok) return expect(text.length).toBeGreaterThan(10_000);
    expect(link.value).not.toMatch(/[<>"\s]/);
    expect(readSharedPrompt(new URL(link.value).hash)).toEqual({
      ok: true,
      value: text.replace(/\p{Surrogate}/gu, '\uFFFD'),
    });
  });
});
