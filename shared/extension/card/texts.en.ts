import { type AnswerSummary, summaryParts } from '@/shared/engines/answer-summary.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';
import { findingSentence, shorten } from '@/shared/run/texts.en.ts';

/** Every word of the card that is not an error's sentence (those: `shared/errors/texts.en.ts`). */
export const texts = {
  dialog: 'Whetstone',
  level: 'Level',
  mode: 'Mode',
  result: 'Result',
  sections: 'Sections',
  findings: 'To check',
  fold: 'Mode, persona, context',
  details: 'Details',
  showChanges: 'Show changes',
  accept: 'Accept',
  copy: 'Copy',
  retry: 'Retry',
  resume: 'Resume',
  cancel: 'Cancel',
  revert: 'Revert',
  close: 'Close',
  move: 'Move',
  moveHint: 'Drag, or use the arrow keys',
  notSeen: 'The page covered or moved this card. Press again.',
  starting: 'Starting…',
  running: (engine: string) => `Sharpening ${engine}…`,
  working: (engine: string) => `Working ${engine}…`,
  persona: 'Persona',
  noPersona: 'No persona',
  language: 'Language',
  translate: 'Translate',
  askLanguage: 'Which language? The last one is remembered.',
  followUps: 'Follow-up questions',
  questions: 'Questions',
  chooseQuestion: 'Choose one: it goes into the composer, and is not sent.',
  noComposer: 'There is no composer on this page: copy a question instead.',
  copyQuestion: (question: string) => `Copy “${question}”`,
  save: 'Save',
  saveAs: 'Keep this text as',
  kinds: { prompt: 'Prompt', note: 'Note' },
  saved: (kind: 'prompt' | 'note', name: string) => `Saved the ${kind} “${shorten(name)}” in your library.`,
  removed: 'Removed from your library.',
  saving: 'Saving…',
  undo: 'Undo',
  replace: 'Replace',
  insert: 'Insert',
  replacePrompt: 'Replace with prompt',
  insertHint: 'Puts the text at the end of the composer',
  inserted: 'Inserted, not sent. Revert until your next edit.',
  example: (before: string, after: string) => `For example: “${before}” becomes “${after}”`,
  copied: 'Copied.',
  copyFailed: 'The browser refused to copy. Select the text and copy it yourself.',
  replaced: 'Replaced.',
  islandsKept: 'Pictures, mentions and quotes stay where they are in your draft.',
  nothingToChange: 'Nothing found to change.',
  changeHint: 'Arrow keys move between changes, Space refuses or takes one back in.',
} as const;

/** Which model answered, how long it took, and what it cost or hid: what is behind *Details*. */
export function creditLine(account: AnswerSummary): string {
  // A dot stays with what stands before it where the line breaks.
  return summaryParts(account)
    .slice(1)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}

/** What a guard finding says. */
export function findingLine(finding: RunFinding): string {
  const { kind, value } = finding;
  const sentence = findingSentence(finding);
  return kind === 'language' || kind === 'answered' ? sentence : `${sentence} “${shorten(value)}”`;
}
