import type { EnhanceLevel, EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import type { SavedKind } from '@/shared/extension/card-job.ts';
import type { NamedRecord } from '@/shared/extension/named-record.ts';
import type { CardFinding } from '@/shared/extension/ports.ts';

/** What a user can do in the card. The view gives events out and decides nothing. */
export interface CardActions {
  setLevel(level: EnhanceLevel): void;
  setMode(mode: EnhanceMode): void;
  setPersona(persona: NamedRecord | null): void;
  translateInto(language: string): void;
  setShowChanges(show: boolean): void;
  /** Refuses one change, or takes it back in. */
  toggleChange(segment: number): void;
  toggleSection(title: SectionTitle): void;
  /** Settles a finding of the guard: takes back the change that caused it, or puts a lost value at the end. */
  restore(finding: CardFinding): void;
  /** Writes the result, or the one question of it that was chosen. */
  accept(question?: string): void;
  copy(question?: string): void;
  /** Shows or hides the choice of what to keep the result as. */
  askWhatToSave(asks: boolean): void;
  save(kind: SavedKind): void;
  undoSave(): void;
  retry(): void;
  /** Ends the pause that was met, and runs. */
  resume(): void;
  revert(): void;
  cancel(): void;
  /** Escape: stops a run first, closes next. */
  stepBack(): void;
}
