import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { CardPhase, CardState } from '@/shared/extension/card/card-state.ts';
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
  const told: Telling = (phase) => {
    const target = controller.target();
    const { job, writes } = controller.state();
    const nothing = { cannot: null, form: null };
    if (phase.name !== 'done' || !writes) return nothing;
    const { outcome } = phase;
    const again = () => controller.state().phase === phase && controller.toPhase(phase);
    const { writer, layouts } = cardBridge();
    if (!writer && blocked) return { ...nothing, cannot: blocked };
    // Told once the script is there that knows.
    if (!writer) {
      void reachWriter().then((reached) => {
        blocked = reached.ok ? null : reached.error;
        again();
      });
      return nothing;
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
