import type { Edit } from '@/shared/enhance/edits.ts';
import type { CardPhase, CardState } from '@/shared/extension/card/card-state.ts';
import type { CardController } from './card-controller.ts';
import type { DraftTarget } from './editor/draft-target.ts';
import { resultEdits } from './result-edits.ts';
import { onEdit } from './watch-page.ts';
import { layoutFor, needsLayout, reachLayouts } from './write-back/layout-for.ts';
import { whyNotKept } from './write-back/why-not-kept.ts';

/** What is said of a finished result before it is accepted: why it cannot be as it is shown, or what becomes of its form. */
export type Telling = (phase: CardPhase) => Pick<CardState, 'cannot' | 'form'>;

/** How a result goes in that has headings or lists; nothing where it is written as it stands. */
export const layoutOf = (target: DraftTarget, edits: readonly Edit[]) =>
  needsLayout(target, edits) && layoutFor(target, edits);

/** Tells it, and again once the draft is another or the same again. */
export function createTelling(controller: CardController): Telling {
  const told: Telling = (phase) => {
    const target = controller.target();
    const { job, writes } = controller.state();
    const isWritten = phase.name === 'done' && writes === 'replace' && job?.kind !== 'follow-ups';
    if (!isWritten || !target?.spot) return { cannot: null, form: null };
    const edits = resultEdits(phase.outcome, target.text);
    const coming = needsLayout(target, edits) && reachLayouts();
    // Told once the script is there that knows.
    if (coming) void coming.then(() => controller.state().phase === phase && controller.toPhase(phase));
    const cannot = whyNotKept(target.spot, edits);
    const layout = !cannot && layoutOf(target, edits);
    return { cannot, form: layout ? layout.form : null };
  };
  const check = () => {
    const { phase, cannot } = controller.state();
    if (phase.name === 'done' && told(phase).cannot !== cannot) controller.toPhase(phase);
  };
  const editor = controller.target()?.spot?.editor.current();
  if (editor) onEdit(editor, check, controller.signal);
  return told;
}
