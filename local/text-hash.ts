/** A whole number below 2²⁴ that is the same for the same text (FNV-1a over code points, its upper bits). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash >>> 8;
}
