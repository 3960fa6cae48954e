import { isUnchecked } from '@/shared/engines/result-lines.en.ts';
import { type CardState, isWorthWriting, outcomeOf } from '@/shared/extension/card/card-state.ts';

/** Whether no level changes anything: the engine does not know the language of the draft. */
export const hasIdleLevels = ({ job, phase }: CardState): boolean =>
  !job && outcomeOf(phase)?.done.remarks?.some(isUnchecked) === true;

/** Whether that is all there is to say of the run: its text stays as it is. */
export const isIdle = (state: CardState): boolean => hasIdleLevels(state) && !isWorthWriting(state);
