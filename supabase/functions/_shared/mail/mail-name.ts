const MAX_CHARS = 40;
/** Control characters, line ends, and marks that turn or hide what is read; joiners are letters' own in some scripts. */
const UNSEEN = /(?:[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf})+/gu;
/** What makes mail readers draw a link: a dot, a slash, a colon or an at sign in the middle of a word. */
const JOINTS = /(?<=[\p{L}\p{N}])[.:/\\@\u3002\uff0e\uff61]+(?=[\p{L}\p{N}])/gu;

/**
 * A name somebody gave himself, as a mail may say it: one line of at most 40 characters that no reader takes for a link. The
 * mail may go to somebody else.
 */
export function mailName(name: string): string {
  const line = name.replace(UNSEEN, ' ').replace(JOINTS, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, MAX_CHARS).join('').trim();
}

/** Whether a name may stand in a mail but for its length. */
export function isPlainName(name: string): boolean {
  return name.search(UNSEEN) < 0 && name.search(JOINTS) < 0;
}
