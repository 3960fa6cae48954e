import type { EngineId, FindingKind } from '@/shared/contracts/enhance.ts';
import type { CardFinding } from '@/shared/extension/ports.ts';

/** Every word of the card that is not an error's sentence (those: `shared/errors/texts.en.ts`). */
export const texts = {
  dialog: 'Whetstone',
  level: 'Level',
  mode: 'Mode',
  result: 'Result',
  sections: 'Sections',
  findings: 'To check',
  showChanges: 'Show changes',
  accept: 'Accept',
  copy: 'Copy',
  retry: 'Retry',
  cancel: 'Cancel',
  revert: 'Revert',
  close: 'Close',
  restore: 'Restore',
  takeOut: 'Take out',
  starting: 'Starting…',
  running: (engine: string) => `Sharpening ${engine}…`,
  copied: 'Copied.',
  copyFailed: 'The browser refused to copy. Select the text and copy it yourself.',
  replaced: 'Replaced. Revert until your next edit.',
  reverted: 'Your draft is back.',
  nothingToChange: 'Nothing to change: this reads well as it is.',
  stayedOnDevice: 'Nothing left this device',
  changeHint: 'Arrow keys move between changes, Space refuses or takes one back in.',
} as const;

const engineNames: Record<EngineId, string> = {
  offline: 'on this device',
  browser: 'in this browser',
  local: 'on your own server',
  'own-key': 'with your key',
  cloud: 'in the cloud',
};

/** Where an engine works, to stand after a verb. */
export const enginePlace = (engine: EngineId): string => engineNames[engine];

interface Credit {
  engine: EngineId;
  model: string;
  elapsedMs: number;
  credits: number | null;
}

/** Which engine answered, how long it took, and what it cost or kept. */
export function creditLine({ engine, model, elapsedMs, credits }: Credit): string {
  const seconds = `${(elapsedMs / 1_000).toFixed(elapsedMs < 10_000 ? 2 : 0)} s`;
  const parts = [`Done ${enginePlace(engine)}`, model, seconds];
  if (engine === 'offline' || engine === 'browser') parts.push(texts.stayedOnDevice);
  if (credits !== null) parts.push(`${credits} ${credits === 1 ? 'credit' : 'credits'} left`);
  // A dot stays with what stands before it where the line breaks.
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}

const nouns: Record<FindingKind, string> = {
  name: 'the name',
  number: 'the number',
  date: 'the date',
  url: 'the link',
  email: 'the address',
  code: 'the code',
  quote: 'the quotation',
  placeholder: 'the placeholder',
  negation: 'the negation',
  language: 'the language',
  answered: 'your question',
};

/** What a guard finding says. */
export function findingLine({ kind, change, value }: CardFinding): string {
  if (kind === 'language') return 'The language changed.';
  if (kind === 'answered') return 'The question was answered instead of sharpened.';
  const what = `${nouns[kind]} “${shorten(value)}”`;
  return change === 'lost' ? `Lost ${what}` : `Not in your draft: ${what}`;
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** A change as a screen reader says it. */
export function changeLabel(before: string, after: string): string {
  if (before === '') return `Add “${shorten(after)}”`;
  if (after === '') return `Remove “${shorten(before)}”`;
  return `Change “${shorten(before)}” to “${shorten(after)}”`;
}
