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
