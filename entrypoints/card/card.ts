import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { CardOpen, CardPreferences } from '@/shared/extension/messages.ts';
import {
  type CardPhase,
  type CardState,
  type Outcome,
  outcomeOf,
  resultText,
  withChangeToggled,
  withRestored,
  withSectionToggled,
} from './card-state.ts';
import { copyText } from './copy-text.ts';
import { type DraftTarget, type EditorSpot, rereadTarget } from './editor/draft-target.ts';
import { followRun } from './follow-run.ts';
import {
  arePreferencesKnown,
  knownPreferences,
  preparePreferences,
  rememberPreference,
} from './preferences.ts';
import { createRunIds } from './run-ids.ts';
import { texts } from './texts.en.ts';
import type { CardActions } from './view/card-actions.ts';
import { type CardView, createCardView } from './view/card-view.ts';
import { onceEdited, onNavigation } from './watch-page.ts';
import { writeText } from './write-back/write-text.ts';

/** Arrow keys pass over levels on their way: a run starts where they rest. */
const CHOICE_REST_MS = 250;

type FailureDetails = Partial<Pick<Extract<CardPhase, { name: 'failed' }>, 'partial' | 'retryAfterMs'>>;

/** One card, from the user's press until it closes. */
export class Card {
  private readonly life = new AbortController();
  private drawn: CardView | undefined;
  private readonly runIds = createRunIds();
  private readonly outcomes = new Map<string, Outcome>();
  private run: AbortController | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private written: EditorSpot | null = null;
  private state: CardState;

  constructor(
    private target: DraftTarget | null,
    private readonly onClose: () => void,
  ) {
    this.state = {
      ...knownPreferences(),
      isWritable: target?.spot !== null,
      phase: { name: 'running', engine: null, text: '' },
      note: null,
    };
    onNavigation(() => this.close(), this.life.signal);
  }

  /** Drawn and focused when it is first needed: the run is asked for before that. */
  private get view(): CardView {
    this.drawn ??= createCardView({
      actions: this.actions(),
      anchor: () => this.target?.spot?.editor.current() ?? this.target?.anchor ?? null,
      expectedText: () => this.target?.text ?? '',
      signal: this.life.signal,
    });
    return this.drawn;
  }

  private actions(): CardActions {
    return {
      setLevel: (level) => this.choose({ level }),
      setMode: (mode) => this.choose({ mode }),
      setShowChanges: (show) => this.setShowChanges(show),
      toggleChange: (segment) => this.revise((outcome) => withChangeToggled(outcome, segment)),
      toggleSection: (title) => this.revise((outcome) => withSectionToggled(outcome, title)),
      restore: (finding) => this.revise((outcome) => withRestored(outcome, finding)),
      accept: () => void this.accept(),
      copy: () => void this.copy(),
      retry: () => this.retry(),
      revert: () => void this.revert(),
      cancel: () => this.close(),
      stepBack: () => this.stepBack(),
    };
  }

  /** The draft as this card knows it. */
  get currentTarget(): DraftTarget | null {
    return this.target;
  }

  hasFocus(): boolean {
    return this.view.hasFocus();
  }

  /** Shows the card at once and runs as the last card was set, or as the menu item said. */
  async open({ level, mode }: CardOpen): Promise<void> {
    const prepared = preparePreferences();
    if (!this.target) return this.toPhase({ name: 'failed', code: 'no_editor', partial: '' });
    if (!arePreferencesKnown()) {
      this.update({});
      await prepared;
      if (this.life.signal.aborted) return;
    }
    this.state = { ...this.state, ...knownPreferences(), ...(level && { level }), ...(mode && { mode }) };
    this.start();
  }

  private update(change: Partial<CardState>): void {
    this.state = { ...this.state, note: null, ...change };
    this.view.show(this.state);
  }

  private toPhase(phase: CardPhase): void {
    this.update({ phase });
  }

  private start(): void {
    this.run?.abort();
    const draft = cleanDraft(this.target?.text ?? '');
    const { mode, level } = this.state;
    const known = this.outcomes.get(`${mode}:${level}`);
    if (!draft.ok) this.fail(draft.error);
    else if (known) this.toPhase({ name: 'done', outcome: known });
    else this.startTask({ kind: 'enhance', mode, level, text: draft.value });
  }

  private startTask(task: EnhanceTask): void {
    const run = new AbortController();
    this.run = run;
    followRun(
      { requestId: this.runIds.idFor(JSON.stringify(task)), task, edges: this.target?.edges },
      {
        onPhase: (phase) => (phase.name === 'failed' ? this.fail(phase.code, phase) : this.toPhase(phase)),
        onDone: (outcome) => this.finish(outcome),
        signal: AbortSignal.any([run.signal, this.life.signal]),
      },
    );
    this.toPhase({ name: 'running', engine: null, text: '' });
  }

  private finish(outcome: Outcome): void {
    this.runIds.settle();
    // A reframed prompt shares little with its draft: it is read by its sections first.
    const showChanges = outcome.done.sections.length === 0 && knownPreferences().showChanges;
    this.keep(outcome);
    this.update({ phase: { name: 'done', outcome }, showChanges });
    this.view.focusNext();
  }

  private keep(outcome: Outcome): void {
    this.outcomes.set(`${this.state.mode}:${this.state.level}`, outcome);
  }

  private fail(code: ErrorCode, { partial = '', retryAfterMs }: FailureDetails = {}): void {
    if (code === 'conflict') this.runIds.settle();
    this.toPhase({ name: 'failed', code, partial, retryAfterMs });
    this.view.focusNext();
  }

  private choose(choice: Partial<CardPreferences>): void {
    rememberPreference(choice);
    this.run?.abort();
    this.update({ ...choice, phase: { name: 'running', engine: null, text: '' } });
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.start(), CHOICE_REST_MS);
  }

  private setShowChanges(showChanges: boolean): void {
    if (outcomeOf(this.state.phase)?.done.sections.length === 0) rememberPreference({ showChanges });
    this.update({ showChanges });
  }

  private revise(change: (outcome: Outcome) => Outcome): void {
    const { phase } = this.state;
    if (phase.name !== 'done') return;
    const outcome = change(phase.outcome);
    this.keep(outcome);
    this.toPhase({ name: 'done', outcome });
  }

  private async accept(): Promise<void> {
    const { phase } = this.state;
    const spot = this.target?.spot;
    // Any second press finds another phase: the text is written once.
    if (phase.name !== 'done' || !spot) return;
    const { outcome } = phase;
    this.toPhase({ name: 'writing', outcome });
    const wrote = await writeText(spot, resultText(outcome));
    if (this.life.signal.aborted) return;
    if (!wrote.ok) {
      this.toPhase({ name: 'unwritten', outcome, code: wrote.error });
      this.view.focus();
      return;
    }
    // A second press on Accept may have taken the focus while the text was on its way.
    if (this.view.hasFocus()) spot.editor.current()?.focus({ preventScroll: true });
    this.written = wrote.value;
    this.toPhase({ name: 'accepted', note: 'replaced' });
    // Revert holds only while the text is as it was written; the next edit is the user's and ends the card.
    onceEdited(wrote.value, () => this.state.phase.name === 'accepted' && this.close(), this.life.signal);
  }

  private async revert(): Promise<void> {
    const { written, target } = this;
    if (this.state.phase.name !== 'accepted' || !written || !target) return;
    this.written = null;
    const outcome = await writeText(written, target.text);
    if (outcome.ok) this.close();
    else this.fail(outcome.error);
  }

  private async copy(): Promise<void> {
    const { phase } = this.state;
    const outcome = outcomeOf(phase);
    const text = outcome ? resultText(outcome) : phase.name === 'failed' ? phase.partial : '';
    const copied = await copyText(text, this.view.scratch);
    this.update({ note: copied ? texts.copied : texts.copyFailed });
  }

  private retry(): void {
    const target = rereadTarget(this.target);
    if (target !== this.target) this.outcomes.clear();
    this.target = target;
    this.outcomes.delete(`${this.state.mode}:${this.state.level}`);
    this.update({ isWritable: this.target?.spot !== null });
    if (this.target) this.start();
    else this.fail('no_editor');
  }

  private stepBack(): void {
    if (this.state.phase.name === 'running') {
      this.run?.abort();
      clearTimeout(this.rest);
      this.fail('aborted');
    } else this.close();
  }

  /** Ends whatever runs and gives the focus back to the editor. */
  close(): void {
    if (this.life.signal.aborted) return;
    clearTimeout(this.rest);
    this.life.abort();
    const hadFocus = this.view.hasFocus();
    this.view.remove();
    this.onClose();
    if (hadFocus) this.target?.spot?.editor.current()?.focus({ preventScroll: true });
  }
}
