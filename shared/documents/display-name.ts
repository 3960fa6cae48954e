/** Longest name that is shown, in characters. */
const MAX_NAME_CHARS = 120;
/** A longer ending is none. */
const MAX_ENDING_CHARS = 12;
const NAMELESS = 'file';
const CUT = '…';

/** Controls, line breaks, and what turns the direction of text or takes no room; the joiner inside emoji stays. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u{E0000}-\u{E007F}]|(?!\u200D)\p{Cf}/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The ending of a file's name in lower case and without its dot; `''` where there is none. */
export function extensionOf(name: string): string {
  const ending = /\.([\p{L}\p{N}_+-]{1,12})\s*$/u.exec(name)?.[1];
  return ending?.toLowerCase() ?? '';
}

/**
 * A file's name as it may be shown (faults F36): no path, no controls, nothing that turns the direction of text, at most
 * 120 characters with the ending kept. It is text for a person and never a path.
 */
export function displayName(name: string): string {
  const last = name.replace(LONE_SURROGATE, '\uFFFD').replace(UNSHOWN, '').split(/[\\/]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (clean === '' || /^\.+$/.test(clean)) return NAMELESS;
  const chars = [...clean];
  if (chars.length <= MAX_NAME_CHARS) return clean;
  const dot = clean.lastIndexOf('.');
  const ending = dot < 0 ? [] : [...clean.slice(dot)];
  const kept = ending.length > MAX_ENDING_CHARS + 1 ? [] : ending;
  return [...chars.slice(0, MAX_NAME_CHARS - kept.length - CUT.length), CUT, ...kept].join('');
}
