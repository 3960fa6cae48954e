import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { CardPhase, CardState } from '@/shared/extension/card/card-state.ts';
import type { DraftTarget } from './editor/draft-target.ts';
import type { CardWindow } from './host/card-window.ts';

/** What the parts of a card share. */
export interface CardController {
  state(): CardState;
  target(): DraftTarget | null;
  view(): CardWindow;
  /** Aborted when the card closes. */
  signal: AbortSignal;
  update(change: Partial<CardState>): void;
  toPhase(phase: CardPhase): void;
  fail(code: ErrorCode): void;
  close(): void;
}
