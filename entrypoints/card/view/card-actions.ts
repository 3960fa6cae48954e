import type { EnhanceLevel, EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import type { CardFinding } from '@/shared/extension/ports.ts';

/** What a user can do in the card. The view gives events out and decides nothing. */
export interface CardActions {
  setLevel(level: EnhanceLevel): void;
  setMode(mode: EnhanceMode): void;
  setShowChanges(show: boolean): void;
  /** Refuses one change, or takes it back in. */
  toggleChange(segment: number): void;
  toggleSection(title: SectionTitle): void;
  /** Settles a finding of the guard: takes back the change that caused it, or puts a lost value at the end. */
  restore(finding: CardFinding): void;
  accept(): void;
  copy(): void;
  retry(): void;
  revert(): void;
  cancel(): void;
  /** Escape: stops a run first, closes next. */
  stepBack(): void;
}
