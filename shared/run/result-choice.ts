import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { withFilled, withoutBlanks } from '@/shared/enhance/blanks.ts';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { appendLost } from '@/shared/enhance/restore.ts';
import { formatSections } from '@/shared/enhance/sections.ts';
import type { RunFinding, RunOutcome } from './run-result.ts';

/** What the user wants of a finished result; all of it, to begin with. */
export interface ResultChoice {
  /** Changes taken back, as indexes into `segments`. */
  refused: ReadonlySet<number>;
  /** Lost values that no single change can bring back, put at the end by the user. */
  appended: ReadonlySet<string>;
  /** Sections left out of a reframed prompt. */
  leftOut: ReadonlySet<SectionTitle>;
}

/** What was filled in for blanks, by their names. */
export type Filled = ReadonlyMap<string, string>;

export const wholeResult: ResultChoice = {
  refused: new Set(),
  appended: new Set(),
  leftOut: new Set(),
};

/** The text as the user has it now: without the refused changes or the sections left out, with what was restored. */
export function chosenText(
  { text, segments, sections }: RunOutcome,
  { refused, appended, leftOut }: ResultChoice,
): string {
  const chosen =
    leftOut.size > 0
      ? formatSections(sections.filter(({ title }) => !leftOut.has(title)))
      : applyDiff(segments, refused);
  return [...appended].reduce(appendLost, refused.size + leftOut.size > 0 ? chosen : text);
}

/** The same as it goes into the page or onto the clipboard: blanks filled in, those left empty taken out. */
export function sentText(outcome: RunOutcome, choice: ResultChoice, filled: Filled): string {
  const { blanks = [] } = outcome;
  return withoutBlanks(chosenText(outcome, choice), { blanks, filled });
}

/** The same as it is kept for another time: blanks filled in, those left empty still to be filled. */
export function keptText(outcome: RunOutcome, choice: ResultChoice, filled: Filled): string {
  return withFilled(chosenText(outcome, choice), filled);
}

/** The changes of a result with what was filled in for the blanks in them; each keeps its place. */
export function filledSegments(segments: readonly DiffSegment[], filled: Filled): readonly DiffSegment[] {
  if (filled.size === 0) return segments;
  return segments.map((part) =>
    'same' in part
      ? { same: withFilled(part.same, filled) }
      : { before: part.before, after: withFilled(part.after, filled) },
  );
}

/** A person is one, written small or large; any other value is what its letters are: `userID` is not `userId`. */
function likeness({ kind, change, value }: RunFinding): string {
  const letters =
    kind === 'name' ? value.replace(/(?<!\p{L})\p{Lu}/gu, (first) => first.toLowerCase()) : value;
  return `${kind} ${change} ${letters}`;
}

/** Findings the user has not settled yet. With sections left out they no longer describe the text. */
export function openFindings(
  findings: readonly RunFinding[],
  { refused, appended, leftOut }: ResultChoice,
): RunFinding[] {
  if (leftOut.size > 0) return [];
  const isSettled = ({ segment, value }: RunFinding) =>
    segment === null ? appended.has(value) : refused.has(segment);
  // Who came back in one spelling is not lost in the other.
  const back = new Set(findings.filter(isSettled).map(likeness));
  return findings.filter((one) => !isSettled(one) && !(one.segment === null && back.has(likeness(one))));
}

/** Whether a press can settle a finding. A change of language or an answered question is in the whole text: Retry is the way back. */
export function canRestore({ segment, change, kind }: RunFinding): boolean {
  return segment !== null || (change === 'lost' && kind !== 'language' && kind !== 'answered');
}

/** Findings that read the same stand together: a name that was written small once and large once is one person. */
export function alikeFindings(findings: readonly RunFinding[]): RunFinding[][] {
  const groups = new Map<string, RunFinding[]>();
  for (const finding of findings) {
    const key = likeness(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

/** What settles findings: a value that no change brings back is put at the end once, however it was written. */
export const settling = (findings: readonly RunFinding[]): RunFinding[] =>
  alikeFindings(findings.filter(canRestore)).flatMap((alike) => {
    const byChange = alike.filter(({ segment }) => segment !== null);
    return byChange.length > 0 ? byChange : alike.slice(0, 1);
  });

/** A set with one member put in or taken out. */
function toggled<T>(set: ReadonlySet<T>, member: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

// Sections cut across changes, so choosing among the one takes back what was chosen among the other.

/** The choice with one change refused, or taken back in. */
export function withChangeToggled<C extends ResultChoice>(choice: C, segment: number): C {
  return { ...choice, refused: toggled(choice.refused, segment), leftOut: new Set() };
}

/** The choice with one section left out, or put back. */
export function withSectionToggled<C extends ResultChoice>(choice: C, title: SectionTitle): C {
  return { ...choice, leftOut: toggled(choice.leftOut, title), refused: new Set(), appended: new Set() };
}

/** The choice with a finding settled: the change that caused it refused, or the lost value put at the end. */
export function withRestored<C extends ResultChoice>(choice: C, { segment, value }: RunFinding): C {
  return segment === null
    ? { ...choice, appended: new Set([...choice.appended, value]) }
    : { ...choice, refused: new Set([...choice.refused, segment]) };
}

/** Every part of a walk, told apart by what it does and how often that was done before it. */
function partKeys(segments: readonly DiffSegment[]): string[] {
  const seen: Record<string, number> = {};
  return segments.map((part) => {
    const key = JSON.stringify(part);
    seen[key] = (seen[key] ?? 0) + 1;
    return key + seen[key];
  });
}

/** What was left out of one result, for another one of the same draft. */
export function choiceAgain(
  { segments, sections }: RunOutcome,
  before: ResultChoice & { done: RunOutcome },
): ResultChoice {
  const keys = partKeys(before.done.segments);
  const off = new Set([...before.refused].map((index) => keys[index]));
  const refused = partKeys(segments).flatMap((key, index) => (off.has(key) ? index : []));
  return {
    ...wholeResult,
    refused: new Set(refused),
    ...(sections[0] && { leftOut: before.leftOut }),
  };
}

/** Those a press can settle, of those not settled yet. */
export const restorable = (findings: readonly RunFinding[], choice: ResultChoice): RunFinding[] =>
  openFindings(findings, choice).filter(canRestore);
