/** What an item of a list begins with. */
export interface Marker {
  isBullet: boolean;
  /** The marker with the space behind it. */
  length: number;
  label: string;
}

const bullet =
  /^([•●▪■◦○‣⁃∙·➢➤►▶✓✔❖◆◇□☐☑☒\uf0b7\uf0a7\uf0d8\uf0fc\uf06f\uf076\u2043\u25aa\uf02d]|[–—*-](?=\s)|o(?=\s\p{Lu}))\s*/u;
const number = /^(\(?(\d{1,3}|[a-zA-Z]|[ivxlc]{1,5}|[IVXLC]{1,5})[.)]|\d{1,3}(\.\d{1,3}){1,5}\.?)\s+(?=\S)/;

/** The marker a line begins with, if it does. */
export function markerOf(text: string): Marker | undefined {
  const dot = bullet.exec(text);
  if (dot) return { isBullet: true, length: dot[0].length, label: dot[1] ?? '' };
  const count = number.exec(text);
  if (count) return { isBullet: false, length: count[0].length, label: count[1] ?? '' };
  return undefined;
}

/** Whether one number follows another: 3. after 2., b) after a), 1.2 after 1.1. */
export function followsOn(label: string, before: string): boolean {
  const [one, other] = [before, label].map((own) => own.replace(/[().]+$/g, '').replace(/^\(/, ''));
  if (!one || !other) return false;
  const [head, tail] = [lastPart(one), lastPart(other)];
  if (/^\d+$/.test(head) && /^\d+$/.test(tail)) return Number(tail) - Number(head) === 1;
  if (head.length === 1 && tail.length === 1) return tail.charCodeAt(0) - head.charCodeAt(0) === 1;
  return /^[ivxlc]+$/i.test(head) && /^[ivxlc]+$/i.test(tail);
}

function lastPart(label: string): string {
  return label.split('.').at(-1) ?? label;
}
