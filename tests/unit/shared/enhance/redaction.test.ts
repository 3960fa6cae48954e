import { describe, expect, it } from 'vitest';
import { createRedactor, createUnredactor, unredact } from '@/shared/enhance/redaction.ts';
import { createRandom } from './seeded-random.ts';

function redact(text: string) {
  const { redact: replace, kept } = createRedactor([text]);
  return { text: replace(text), kept };
}

describe('redaction', () => {
  it.each([
    ['mail ann.b+x@sub.example.co.uk now', 'mail [EMAIL_1] now'],
    ['a@b.com, c@d.org, a@b.com', '[EMAIL_1], [EMAIL_2], [EMAIL_1]'],
    ['call +49 170 1234567 or (555) 010-9999', 'call [PHONE_1] or [PHONE_2]'],
    ['call 555-010-9999 or 9876543210', 'call [PHONE_1] or [PHONE_2]'],
    ['key sk-proj-abcdefghijklmnop1234 here', 'key [KEY_1] here'],
    ['AKIAIOSFODNN7EXAMPLE', '[KEY_1]'],
    ['ghp_abcdefghijklmnopqrstuvwxyz0123456789', '[KEY_1]'],
    ['Authorization: Bearer abcdef0123456789abcdef', 'Authorization: Bearer [KEY_1]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-DEF_123', '[KEY_1]'],
    ['card 4111 1111 1111 1111, exp 12/27', 'card [CARD_1], exp 12/27'],
    ['IBAN DE89 3704 0044 0532 0130 00.', 'IBAN [IBAN_1].'],
    ['[EMAIL_1] is mine, x@y.de too', '[EMAIL_1] is mine, [EMAIL_2] too'],
  ])('%j → %j', (text, redacted) => {
    const result = redact(text);
    expect(result.text).toBe(redacted);
    expect(unredact(result.text, result.kept)).toBe(text);
  });

  it.each([
    'due 2024-05-01 or 01.05.2024',
    'from 1990-1995, 1 000 000 people',
    'version 10.2.345.6789',
    'order 4111 1111 1111 1112',
    'the sky-blue task-list, sk-8 shoes',
    'pi is 3.14159265358979',
    'https://example.com/20240501/1234567890',
    'at 10:30, 15 people, $1,000,000',
  ])('leaves %j alone', (text) => {
    expect(redact(text)).toEqual({ text, kept: new Map() });
  });
});

describe('createPutBack', () => {
  it('puts back what a stream cuts anywhere', () => {
    const random = createRandom(3);
    const source = 'To a@b.com and c@d.org: call +49 170 1234567 [x] [EMAIL_9] arr[0] [PHONE';
    const { text, kept } = redact(source);
    for (let round = 0; round < 500; round += 1) {
      const back = createUnredactor(kept);
      let out = '';
      for (let at = 0; at < text.length; ) {
        const size = 1 + Math.floor(random() * 6);
        out += back.push(text.slice(at, at + size));
        at += size;
      }
      expect(out + back.end()).toBe(source);
    }
  });

  it('holds nothing back that cannot become a token', () => {
    const back = createUnredactor(redact('a@b.com').kept);
    expect(back.push('see arr[0] and [link')).toBe('see arr[0] and [link');
    expect(back.push(' [EMA')).toBe(' ');
    expect(back.push('IL_1]!')).toBe('a@b.com!');
  });
});
