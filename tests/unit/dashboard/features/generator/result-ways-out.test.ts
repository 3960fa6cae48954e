import { describe, expect, test } from 'vitest';
import { openingOf } from '@/dashboard/features/generator/result/open-in.ts';
import {
  MAX_SHARED_CHARS,
  readSharedPrompt,
  shareLink,
} from '@/dashboard/features/generator/result/share-link.ts';
import { chatIds, chats } from '@/shared/chats/chat-sites.ts';

const PAGE = 'https://whetstone.test/generator';
const hashOf = (link: string) => new URL(link).hash;

describe('a share link', () => {
  test.each([
    ['## Task\nWrite “this” & <b>that</b>.\n\n{{name}} 100 % #1 äöü 🦊'],
    ['<script>alert(1)</script>'],
    ['%E0%A4%A'],
  ])('carries %j behind the #, where no server sees it', (prompt) => {
    const link = shareLink(PAGE, prompt);
    if (!link.ok) throw new Error(link.error);
    const { pathname, search } = new URL(link.value);
    expect([pathname, search]).toEqual(['/generator', '']);
    expect(readSharedPrompt(hashOf(link.value))).toEqual({ ok: true, value: prompt });
  });

  test('is taken whole by what finds links in mails and chats', () => {
    const link = shareLink(PAGE, "It's (said) the *owner* _really_ likes it - well. Does he?! Yes.");
    // Signs at which one of them ends a link, or which it reads as emphasis.
    expect(link.ok && hashOf(link.value)).toMatch(/^#prompt=(?:[A-Za-z0-9]|%[0-9A-F]{2})+$/);
  });

  test('half a character is sent as a sign for it', () => {
    const link = shareLink(PAGE, 'a\ud83d');
    expect(link.ok && readSharedPrompt(hashOf(link.value))).toEqual({ ok: true, value: 'a\ufffd' });
  });

  test('of 200 kB is neither made nor read', () => {
    expect(shareLink(PAGE, 'a'.repeat(200_000))).toEqual({ ok: false, error: 'too_long' });
    expect(readSharedPrompt(`#prompt=${'a'.repeat(200_000)}`)).toEqual({ ok: false, error: 'too_long' });
    expect(readSharedPrompt(`#prompt=${'a'.repeat(MAX_SHARED_CHARS - 7)}`)).toMatchObject({ ok: true });
  });

  test('that is damaged or empty says so; another fragment is none', () => {
    for (const hash of ['#prompt=', '#prompt=%20', '#prompt=%E0%A4%A'])
      expect(readSharedPrompt(hash)).toEqual({ ok: false, error: 'damaged' });
    for (const hash of ['', '#', '#enhanced-rewrite', '#access_token=x'])
      expect(readSharedPrompt(hash)).toBeUndefined();
  });
});

describe('open in', () => {
  const opened = (text: string) => Object.fromEntries(chatIds.map((id) => [id, openingOf(chats[id], text)]));

  test('fills the composer where the site leaves sending to its user, else the text is copied', () => {
    const prompt = 'Plan a & b?\n# 1';
    const { claude, ...others } = opened(prompt);
    const url = new URL(claude?.url ?? '');
    expect([url.host, url.searchParams.get('q'), claude?.isCopied]).toEqual(['claude.ai', prompt, false]);
    for (const other of Object.values(others))
      expect([other.isCopied, new URL(other.url).search]).toEqual([true, '']);
  });

  test('copies what is too long for an address, and opens no address that carries a part of it', () => {
    for (const { url, isCopied } of Object.values(opened('word '.repeat(4_000))))
      expect([isCopied, new URL(url).search]).toEqual([true, '']);
  });
});
