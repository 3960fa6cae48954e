import type { ErrorCode } from '@/shared/errors/codes.ts';
import { type CardPhase, type CardState, isWorthWriting } from '@/shared/extension/card/card-state.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import type { CardController } from './card-controller.ts';
import { reachLayouts, reachWriter } from './reach-scripts.ts';
import { onEdit } from './watch-page.ts';

/** What is said of a finished result before it is accepted: why it cannot be as it is shown, or what becomes of its form. */
export type Telling = (phase: CardPhase) => Pick<CardState, 'cannot' | 'form'>;

/** Tells it, and again once the draft is another or the same again. */
export function createTelling(controller: CardController): Telling {
  /** Why the script that writes did not come: the result stands, and is copied. */
  let blocked: ErrorCode | null = null;
  const look = async () => {
    const reached = await reachWriter();
    blocked = reached.ok ? null : reached.error;
    const { phase } = controller.state();
    if (phase.name !== 'done' || controller.signal.aborted) return;
    controller.toPhase(phase);
    // Accept, which may have had the focus, is gone.
    if (blocked && controller.state().cannot) controller.view().focusNext();
  };
  const told: Telling = (phase) => {
    const target = controller.target();
    const { job, writes } = controller.state();
    const nothing = { cannot: null, form: null };
    // A script that did not come may for the next result.
    if (phase.name === 'running' && phase.text === '' && blocked) void look();
    if (phase.name !== 'done' || !writes) return nothing;
    const { outcome } = phase;
    const again = () => controller.state().phase === phase && controller.toPhase(phase);
    const { writer, layouts } = cardBridge();
    if (!writer) {
      // Told once the script is there that knows, or is known not to come.
      if (!blocked) void look();
      const isLost = blocked && isWorthWriting({ ...controller.state(), phase });
      return isLost ? { ...nothing, cannot: blocked } : nothing;
    }
    if (writes !== 'replace' || job?.kind === 'follow-ups' || !target?.spot) return nothing;
    if (!layouts && writer.wantsLayouts(target, outcome)) void reachLayouts()?.then(again);
    return writer.foretell(target, outcome);
  };
  const check = () => {
    const { phase, cannot } = controller.state();
    if (phase.name === 'done' && told(phase).cannot !== cannot) controller.toPhase(phase);
  };
  const editor = controller.target()?.spot?.editor.current();
  if (editor) onEdit(editor, check, controller.signal);
  return told;
}
