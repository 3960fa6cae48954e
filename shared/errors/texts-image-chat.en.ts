import type { ScreenTexts } from './screen-texts.ts';

const VENDOR = 'AI service temporarily unavailable. Please try again in a moment.';

/** Kinds of picture that browsers do not open, with the way on. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/hei[cf]/i, 'HEIC pictures cannot be opened here. Save or share it as JPEG and choose it again.'],
  [/svg/i, 'SVG drawings cannot be opened here. Export it as PNG and choose it again.'],
  [/tiff?/i, 'TIFF pictures cannot be opened here. Save it as JPEG or PNG and choose it again.'],
];

/** Why a kind of picture cannot be opened; undefined for one there is nothing more to say of. */
export const pictureKindText = (typeOrName: string): string | undefined =>
  KINDS.find(([kind]) => kind.test(typeOrName))?.[1];

const imageChat = {
  not_found: 'Service endpoint not found. Please check the configuration.',
  empty_draft: 'There are no words in this. Say what to show, such as “a lighthouse in a storm”.',
  network_error: 'Network error. Please check your connection and try again.',
  engine_unavailable: VENDOR,
  engine_failed: VENDOR,
  engine_unauthorized: VENDOR,
  engine_overloaded: VENDOR,
  model_budget_spent: VENDOR,
  nothing_changed:
    'No change was understood from that, so no credit was used. Say what to show, add, remove or replace, such as “make it night”.',
  conversation_gone: 'This conversation is no longer there: each is kept for 24 hours. Begin a new one.',
  insufficient_credits: "You don't have enough credits for this operation. Please upgrade your plan.",
  unauthorized: 'You are logged out. Please log in again.',
  rate_limited: 'Too many messages just now. Please try again shortly.',
  too_long:
    'This conversation is as long as it may be. Begin a new one; the last prompt can be copied into it.',
  refused: 'The AI service declined to describe this. Please say it in other words.',
  other: "I'm having trouble generating your prompt. Please try again.",
} as const satisfies ScreenTexts;

/** Read, not written: nothing was generated that could fail. */
const { other: _, ...loading } = imageChat;

/** What the image prompt chat says of failures, spec §8 literally where it has a sentence. */
export const imageChatTexts = {
  'image-chat': imageChat,
  /** A conversation that is opened again. */
  'image-chat-load': loading,
  'image-chat-picture': {
    file_unreadable: 'This is not a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
    file_too_large: 'This picture is larger than 50 MB. Choose a smaller one.',
    document_empty: 'This file is empty. Choose another picture.',
    document_damaged: 'This picture is damaged and cannot be opened. Choose another one.',
    document_not_supported:
      'This kind of picture cannot be opened here. Save it as JPEG or PNG and choose it again.',
    image_too_large: 'This picture has more than 50 million pixels. Choose a smaller one.',
    other: 'This picture could not be opened. Choose another one.',
  },
} as const satisfies Record<string, ScreenTexts>;
