import { describe, expect, it } from 'vitest';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';

describe('cleanDraft', () => {
  it.each(['', ' ', '\n\t \r\n', '\u200B\u200D\uFEFF', '\u0000', '\u2800', '\u00A0\u2003', '\u202E\u200F'])(
    'refuses %j as empty',
    (text) => {
      expect(cleanDraft(text)).toEqual({ ok: false, error: 'empty_draft' });
    },
  );

  it('refuses what is too long, and counts what is left after cleaning', () => {
    expect(cleanDraft('a'.repeat(MAX_DRAFT_CHARS + 1))).toEqual({ ok: false, error: 'too_long' });
    expect(cleanDraft('a'.repeat(200_000))).toEqual({ ok: false, error: 'too_long' });
    expect(cleanDraft('a\r\n'.repeat(MAX_DRAFT_CHARS / 2)).ok).toBe(true);
  });

  it.each([
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000b\u0007c\u001B[0m\u007F', 'abc[0m'],
    ['tab\there', 'tab\there'],
    ['lone \uD83D surrogate \uDE00', 'lone \uFFFD surrogate \uFFFD'],
    ['👩‍👩‍👧 stays, so does नमस्ते and שלום', '👩‍👩‍👧 stays, so does नमस्ते and שלום'],
    ['\n  indented \n\n', '\n  indented \n\n'],
  ])('cleans %j', (text, clean) => {
    expect(cleanDraft(text)).toEqual({ ok: true, value: clean });
  });
});
