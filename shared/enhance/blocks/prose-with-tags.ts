import { type DraftLine, readLines } from './line.ts';

const TAGS = /<\/?[a-z][^<>]*>/gi;
/** From here on a line reads like code rather than prose. */
const LIKE_CODE = 0.5;

/** "teh <b>logo</b> dont show": whether the whole text is one line that is prose without its tags. */
export function isProseWithTags(lines: readonly DraftLine[]): boolean {
  const [only, ...more] = lines.filter(({ isBlank }) => !isBlank);
  if (!only || more.length > 0 || !only.isAddressed || !/^\s*\p{L}/u.test(only.text)) return false;
  const bare = only.text.replace(TAGS, '');
  return bare !== only.text && (readLines(bare)[0]?.evidence ?? 0) < LIKE_CODE;
}
