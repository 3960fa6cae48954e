/**
 * Words that are a concept only in some company: `chat support` is one, `lumbar support` is not. Another noun or adjective
 * before them says that something else is meant, unless it judges.
 */
export const COMPANY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'support',
    new Set(
      `customer client tech technical chat phone telephone email mail online live user product after-sales level slow fast
      quick prompt human local premium paid free weekend overseas outsourced`.split(/\s+/),
    ),
  ],
]);

/** Who somebody is, not what the thing is like: `my daughter loves it`. */
const OWN_CHILD =
  /\b(?:my|our|his|her|their|your) (?:\w+ ){0,2}?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|sons?|daughters?)\b/;

/** What a clause says where a word of a concept means another thing: who is `charged 9 euros` speaks of no battery. */
export const OTHERWISE: ReadonlyMap<string, RegExp> = new Map([
  [
    'charge',
    /\b(?:free of|no|extra|in|service|hidden|additional) charge\b|\bcharg(?:e|es|ed|ing) (?:me|us|you|my|our|your|twice|double|again|for|extra|a|an|\W?\d)|\b(?:was|were|been|get|got|being|over|double) ?-?charged (?!up)/,
  ],
  // `Update:` opens a post, and `with no update` tells of waiting.
  [
    'update',
    /^(?:\w+ ){0,4}update ?(?::|\W? ?(?:on|from me)\b)|\b(?:no|any|without|an|for) updates?\b(?! (?:for|to|since))/,
  ],
  ['expire', /\b(?:code|link|session|token|password|trial|card|offer|voucher|subscription|login)\b/],
  // What leaks in software is no water.
  [
    'leak',
    /\b(?:data|passwords?|info|information|emails?|e-mails?|photos?|memory|details|accounts?|addresses)\b/,
  ],
  ...['kid', 'child', 'toddler', 'baby', 'son', 'daughter'].map((who) => [who, OWN_CHILD] as const),
]);
