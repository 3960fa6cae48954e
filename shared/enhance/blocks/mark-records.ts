import type { DraftLine } from './line.ts';

const MAIL_HEADER =
  /^(?:From|To|Cc|Bcc|Subject|Date|Sent|Reply-To|Message-ID|Content-[A-Z]\w+|Host|Server|Retry-After|Location):\s|^HTTP\/\d|^(?:GET|POST|PUT|PATCH|DELETE) \S+ HTTP\//;

/** The headers of a mail or an answer of a server that was copied, and the first paragraph of what it says. */
export function markMail(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const isPair = MAIL_HEADER.test(line.text) && next !== undefined && MAIL_HEADER.test(next.text);
    if (!isPair || taken[index]) return;
    let end = index + 1;
    while (MAIL_HEADER.test(lines[end + 1]?.text ?? '')) end += 1;
    inside.fill(true, index, end + 1);
    for (end += 2; end < lines.length && !lines[end]?.isBlank && !taken[end]; end += 1) inside[end] = true;
  });
}

const RECORD = /^\s*(?:- )?[\w.-]+:(?:\s+\S|\s*$)|^\s*[QA]\. \S/;
const RECORD_LINES = 3;
/** A line of output above them has so much evidence. */
const LIKELY = 1;
/** "TASK: …": the parts of a request are nobody's talk. */
export const REQUEST_LABEL =
  /^\s*(?:TASK|GOAL|CONTEXT|ROLE|TONE|FORMAT|AUDIENCE|INPUT|OUTPUT|LENGTH|STYLE|TOPIC|NOTES?|TODO|INSTRUCTIONS?|BACKGROUND|CONSTRAINTS?|QUESTION|DEADLINE|SUBJECT|PURPOSE|LANGUAGE|RULES?)\b/;
/** Who speaks in a play or before a court: "WAITER: …", "Q. …". */
const SPEAKER = /^\s*(?:\p{Lu}{2,}[\p{Lu} ]*:|[QA][.:]) \S/u;

/** "key: value" line after line, one of them or the line above sure: the sentence among them is a value, too. */
export function markRecords(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  let first = 0;
  lines.forEach((line, index) => {
    const belongs = !taken[index] && RECORD.test(line.text);
    if (belongs && index < lines.length - 1) return;
    const end = belongs ? index + 1 : index;
    const own = lines.slice(first, end);
    const isPlay =
      own.every(({ text }) => SPEAKER.test(text)) && !own.some(({ text }) => REQUEST_LABEL.test(text));
    const isBelow = (lines[first - 1]?.evidence ?? 0) >= LIKELY;
    if (end - first >= RECORD_LINES && (isPlay || isBelow || inside.slice(first, end).includes(true)))
      inside.fill(true, first, end);
    first = index + 1;
  });
}

const CHORDS = /^\s{2,}\S{1,5}(?:\s{3,}\S{1,5})+\s*$/;

/** Chords with the line they are sung to. */
export function markSongs(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  lines.forEach((line, index) => {
    if (taken[index] || !CHORDS.test(line.text)) return;
    inside[index] = true;
    if (lines[index + 1]?.isBlank === false) inside[index + 1] = true;
  });
}

/** An introduction and a number may stand above the head. */
const MAX_HEAD = 3;
/** Who spoke and when, above what was said: "Ana Lopez  10:42 AM". */
const STAMPED =
  /^\s*\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3},?\s+(?:[—–|-]\s+)?[[(]?(?:\p{L}+ at )?\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?[\])]?\s*$/iu;

/** What a line looks like, whatever its words and figures are. */
const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/\p{L}+/gu, 'a');

/** Cues of a film, entries of a diary: where sure lines of one shape head paragraphs, what stands below them is theirs. */
export function markHeaded(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  const headsOf = new Map<string, Map<number, number>>();
  let paragraph = 0;
  lines.forEach((line, index) => {
    if (line.isBlank) paragraph = index + 1;
    else if (index - paragraph < MAX_HEAD && inside[index] && !taken[index]) {
      const heads = headsOf.get(shapeOf(line.text)) ?? new Map<number, number>();
      if (!heads.has(paragraph)) heads.set(paragraph, index);
      headsOf.set(shapeOf(line.text), heads);
    }
  });
  const takeFrom = (head: number) => {
    for (let at = head; lines[at]?.isBlank === false && !taken[at]; at += 1) inside[at] = true;
  };
  for (const heads of headsOf.values()) if (heads.size > 1) for (const head of heads.values()) takeFrom(head);
  lines.forEach((line, index) => {
    if (STAMPED.test(line.text) && !taken[index] && lines[index + 1]?.isBlank === false) takeFrom(index);
  });
}
