import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { CardPhase, CardState } from './card-state.ts';
import type { DraftTarget } from './editor/draft-target.ts';
import type { CardView } from './view/card-view.ts';

/** What the parts of a card share. */
export interface Desk {
  state(): CardState;
  target(): DraftTarget | null;
  view(): CardView;
  /** Aborted when the card closes. */
  signal: AbortSignal;
  update(change: Partial<CardState>): void;
  toPhase(phase: CardPhase): void;
  fail(code: ErrorCode): void;
  close(): void;
}
