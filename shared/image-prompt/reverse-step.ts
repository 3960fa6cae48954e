import { type ImageBrief, type ListedFacet, listedFacets } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';

/** A change of one brief into the next. */
export interface Step {
  before: ImageBrief;
  after: ImageBrief;
}

/** How many elements two lists begin with alike. */
function alike(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word.toLowerCase() !== other[index]?.toLowerCase());
  return at < 0 ? one.length : at;
}

/** `replaceAll` once, by whole words; undefined where they do not stand there. */
function exchangeWords(words: readonly string[], from: readonly string[], to: readonly string[]) {
  const text = ` ${words.join(' ')} `.toLowerCase();
  const found = text.indexOf(` ${from.join(' ')} `.toLowerCase());
  if (found < 0) return undefined;
  const at = text.slice(0, found).split(' ').length - 1;
  return [...words.slice(0, at), ...to, ...words.slice(at + from.length)];
}

/** What a step did to one sentence undone in it as it stands now; undefined where its words are not there any more. */
function reverseText(now: string, before: string, after: string): string | undefined {
  if (before === after) return now;
  if (now === after) return before;
  const [was, became, stands] = [before, after, now].map((text) => text.split(' ')) as [
    string[],
    string[],
    string[],
  ];
  const head = alike(was, became);
  const tail = Math.min(
    alike([...was].reverse(), [...became].reverse()),
    was.length - head,
    became.length - head,
  );
  const gone = was.slice(head, was.length - tail);
  const came = became.slice(head, became.length - tail);
  // What nothing came for is put behind the words it stood behind, or before those it stood before.
  const left = became.slice(Math.max(0, head - 1), head);
  const right = became.slice(became.length - tail, became.length - tail + 1);
  const reversed =
    exchangeWords(stands, [...left, ...came, ...right], [...left, ...gone, ...right]) ??
    (came.length > 0 ? exchangeWords(stands, came, gone) : undefined) ??
    (came.length === 0 && left.length > 0 ? exchangeWords(stands, left, [...left, ...gone]) : undefined);
  return reversed?.join(' ');
}

/** The remarks of a facet without those that came in a step, and with those that went. */
function reverseList(now: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const came = after.filter((one) => !before.includes(one));
  const went = before.filter((one) => !after.includes(one));
  const kept = now.filter((one) => !came.includes(one));
  return went.reduce<string[]>((list, one) => addRemark(list, one), [...kept]);
}

/** A brief in which one step is undone, and what was wished for since then stays; undefined where the two cannot be parted. */
export function reverseStep(now: ImageBrief, { before, after }: Step): ImageBrief | undefined {
  const subject = reverseText(now.subject, before.subject, after.subject);
  if (subject === undefined) return undefined;
  const reversed: ImageBrief = { ...now, subject };
  for (const facet of listedFacets) reversed[facet] = reverseList(now[facet], before[facet], after[facet]);
  if (now.aspectRatio === after.aspectRatio) reversed.aspectRatio = before.aspectRatio;
  return reversed;
}

/** The newest step of a conversation that something is true of. */
export function findStep(
  brief: ImageBrief,
  earlier: readonly ImageBrief[],
  isMeant: (step: Step) => boolean,
): Step | undefined {
  const briefs = [...earlier, brief];
  return briefs
    .slice(1)
    .map((after, at) => ({ before: briefs[at] ?? after, after }))
    .findLast(isMeant);
}

/** The newest step in which a facet changed. */
export const stepOf = (
  facet: ListedFacet,
  { brief, earlier }: { brief: ImageBrief; earlier: readonly ImageBrief[] },
): Step | undefined =>
  findStep(brief, earlier, ({ before, after }) => before[facet].join('\n') !== after[facet].join('\n'));
