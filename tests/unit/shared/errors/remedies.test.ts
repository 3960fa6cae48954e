import { expect, it } from 'vitest';
import { errorCode } from '@/shared/errors/codes.ts';
import { canUseDevice, remedyFor } from '@/shared/errors/remedies.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';

const codes = errorCode.options;

it.each([
  [/\bsign in\b(?! with)/i, ['sign_in']],
  [/\bin the settings\b/i, ['open_settings', 'connect']],
  [/\bno credits\b/i, ['get_credits']],
  [/\bkey of your own\b|\banother engine\b/i, ['connect']],
])('what says %s leads there by a press', (words, remedies) => {
  const sayers = codes.filter((code) => words.test(generalTexts[code]));
  expect(sayers.length).toBeGreaterThan(0);
  for (const code of sayers)
    expect([code, remedies]).toEqual([code, expect.arrayContaining([remedyFor(code)])]);
});

/** Failures whose way out is on the screen they come up on, or is another text: there is nothing further to press. */
const onTheScreen: readonly (typeof codes)[number][] = [
  // another text, or a part of this one
  'empty_draft',
  'too_long',
  'invalid_request',
  // another field of the page; Copy stands beside what could not be written
  'no_editor',
  'field_locked',
  'field_not_prose',
  'field_too_short',
  'write_unverified',
  'extension_reloaded',
  // lists and conversations: what is gone is gone from them, and New is there
  'not_found',
  'conversation_gone',
  'nothing_changed',
  'template_limit',
  // forms: the field to mend is in front
  'invalid_credentials',
  'email_not_verified',
  'email_in_use',
  'user_not_found',
  'invalid_email',
  'weak_password',
  'same_password',
  'link_expired',
  'link_invalid',
  'document_password',
  'document_password_wrong',
  // files: Add files and Remove stand there
  'storage_full',
  'file_too_large',
  'file_unreadable',
  'file_not_text',
  'file_too_new',
  'nothing_to_import',
  'document_empty',
  'document_damaged',
  'document_mismatch',
  'document_encrypted',
  'document_too_large',
  'document_too_complex',
  'document_not_supported',
  'image_too_large',
  // for us to mend: the way is a letter, and the pages of the account hold it
  'forbidden',
  'account_disabled',
  'purchases_closed',
  'no_subscription',
  'subscription_ending',
  'invalid_signature',
];

it('this device is no way out of its own failure', () => {
  expect(codes.filter((code) => canUseDevice(code, 'offline'))).toEqual([]);
  expect(canUseDevice('timeout', 'cloud')).toBe(true);
});

it('every failure leads on by a press, or is told where its way out stands', () => {
  const pressed = codes.filter((code) => isWorthRetrying(code) || canUseDevice(code) || remedyFor(code));
  expect([...pressed, ...onTheScreen].toSorted()).toEqual([...codes].toSorted());
});
