import type { FindingKind } from '@/shared/contracts/enhance.ts';
import type { RunFinding } from './run-result.ts';

/** How many changes there are, and how many of them are on where the user switched some off. */
export function changesText(kept: number, count: number): string {
  const all = count === 1 ? '1 change' : `${count} changes`;
  return kept < count ? `${kept} of ${all}` : all;
}

/** What is safe, whatever becomes of a run. */
export const draftUnchanged = 'Your draft is unchanged.';

/** What is said of a run that takes long: above it, beside the seconds. */
export const noAnswerYet = 'No answer yet';

/** Who keeps the user waiting. */
export const waitingFor = (subject: string): string =>
  `Waiting for ${subject.charAt(0).toLowerCase()}${subject.slice(1)}.`;

/** What stands on the button that settles a finding. */
export const restoreLabels = { lost: 'Restore', added: 'Remove' } as const;

/** What stands on the button that settles several at once. */
export function restoreAllLabel(findings: readonly Pick<RunFinding, 'change'>[]): string {
  if (findings.every(({ change }) => change === 'lost')) return 'Restore all';
  return findings.every(({ change }) => change === 'added') ? 'Remove all' : 'Fix all';
}

/** What stands above what is to be looked at before the rest. */
export const findingsTitle = (count: number): string =>
  count === 1 ? 'Check this first.' : `Check these ${count} first.`;

const nouns: Record<FindingKind, string> = {
  name: 'the name',
  number: 'the number',
  date: 'the date',
  url: 'the link',
  email: 'the address',
  code: 'the code',
  quote: 'the quotation',
  placeholder: 'the blank',
  negation: 'the word',
  condition: 'the condition',
  roles: 'who does what',
  statement: 'part of your text',
  block: 'the pasted text',
  language: 'the language',
  answered: 'your question',
};

/** What a guard finding says. */
export function findingLine({ kind, change, value }: RunFinding): string {
  if (kind === 'language') return 'The language changed.';
  if (kind === 'answered') return 'The question was answered instead of rewritten.';
  const said = change === 'lost' ? `Lost ${nouns[kind]}` : `Not in your draft: ${nouns[kind]}`;
  return `${said} “${shorten(value)}”`;
}

/** So much of a text tells what it is about; its first sentence, where that is no longer. */
const HINT_CHARS = 56;
const FIRST_SENTENCE = /^.{10,56}?(?=[.!?]\s)/u;

/** What opens the rest of what is to be said: how the first of it begins, and how many others there are. */
export function moreNotes([first = '', ...others]: readonly string[]): string {
  const [begins = first.slice(0, HINT_CHARS).replace(/[\s\p{P}]+\S*$/u, '')] =
    FIRST_SENTENCE.exec(first) ?? [];
  const words = first.length > HINT_CHARS ? `${begins}…` : first;
  return others.length > 0 ? `${words} · ${others.length} more` : words;
}

/** Long enough to know a text again by. */
export const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** What a mark in a clean text stands for. */
export const removedLabel = (words: string): string => removedWhole(shorten(words));

/** The same with every word of it, once they are asked for. */
export const removedWhole = (words: string): string => `Removed: ${words}`;

/** A change as a screen reader says it. */
export function changeLabel({ before, after }: { before: string; after: string }): string {
  const [from, to] = [shorten(before.trim()), shorten(after.trim())];
  if (from === '' && to === '') return 'Change the spacing';
  if (from === '') return `Add “${to}”`;
  return to === '' ? `Remove “${from}”` : `Replace “${from}” with “${to}”`;
}
