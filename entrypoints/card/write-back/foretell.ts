import type { DraftTarget } from '@/entrypoints/card/editor/draft-target.ts';
import { resultEdits } from '@/entrypoints/card/result-edits.ts';
import type { CardState, Outcome } from '@/shared/extension/card/card-state.ts';
import { layoutFor, needsLayout } from './layout-for.ts';
import { whyNotKept } from './why-not-kept.ts';

/** What is said of a finished result before it is accepted: why it cannot be as it is shown, or what becomes of its form. */
export type Foretold = Pick<CardState, 'cannot' | 'form'>;

/** Whether the script for headings and lists is to be there before a result is told of or written. */
export const wantsLayouts = (target: DraftTarget, outcome: Outcome): boolean =>
  needsLayout(target, resultEdits(outcome, target.text));

export function foretell(target: DraftTarget, outcome: Outcome): Foretold {
  const edits = resultEdits(outcome, target.text);
  const cannot = target.spot && whyNotKept(target.spot, edits);
  const layout = cannot ? null : layoutFor(target, edits);
  return { cannot, form: layout ? layout.form : null };
}
