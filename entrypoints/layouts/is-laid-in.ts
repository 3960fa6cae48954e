import type { LaidOut } from '@/shared/enhance/markup/laid-out.ts';
import { isSameText } from '@/shared/enhance/same-text.ts';
import type { Held, ReadText, Span } from '@/shared/extension/layouts.ts';

/** What a line is, by the elements around its letters; some editors draw lists of `div`s. */
const KINDS = {
  item: 'li, [data-content-type$="ListItem"]',
  heading: 'h1, h2, h3, h4, h5, h6',
};

function kindAt({ pieces }: ReadText, place: number): string {
  const around = pieces.findLast(({ at }) => at <= place)?.node.parentElement;
  return Object.entries(KINDS).find(([, marks]) => around?.closest(marks))?.[0] ?? 'line';
}

const areSame = <T>(left: readonly T[], right: readonly T[]) =>
  left.length === right.length && left.every((value, index) => value === right[index]);

/** Whether the lines before and behind a stretch are what they were. */
function isSameAround(now: Held, before: Held, span: Span): boolean {
  const places = before.reading.lines.map(({ at }) => at);
  const first = places.filter((at) => at < span.start).length;
  const last = places.filter((at) => at > span.end).length;
  const lastOf = <T>(lines: readonly T[]) => lines.slice(lines.length - last);
  return (
    areSame(now.structure.lines.slice(0, first), before.structure.lines.slice(0, first)) &&
    areSame(lastOf(now.structure.lines), lastOf(before.structure.lines))
  );
}

/** Whether an editor holds a rewrite: its lines as what they are, its marks, and all around it as it was. */
export function isLaidIn(now: Held, before: Held, { span, laid }: { span: Span; laid: LaidOut }): boolean {
  const { text, pieces } = now.reading;
  const said = laid.lines.map((line) => line.text).join('\n');
  const whole = before.reading.text.slice(0, span.start) + said + before.reading.text.slice(span.end);
  if (!isSameText(text, whole) || !isSameAround(now, before, span)) return false;
  if (!areSame(now.structure.islands, before.structure.islands)) return false;
  if (!laid.marks.every((mark) => pieces.some(({ marks }) => marks.includes(mark)))) return false;
  let from = span.start;
  return laid.lines.every(({ kind, text: line }) => {
    const at = text.indexOf(line.trim(), from);
    from = at + line.trim().length;
    return at >= 0 && kindAt(now.reading, at) === kind;
  });
}
