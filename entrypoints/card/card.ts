import type { Task } from '@/shared/contracts/task.ts';
import { cleanDraft } from '@/shared/enhance/draft.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import {
  type CardPhase,
  type CardState,
  type FailureDetails,
  isOver,
  type Outcome,
} from '@/shared/extension/card/card-state.ts';
import { isTranslation } from '@/shared/extension/card/job-title.ts';
import type { CardOpen } from '@/shared/extension/messages.ts';
import { createRunIds } from '@/shared/run/run-ids.ts';
import { actsOf } from './acts-of.ts';
import type { CardController } from './card-controller.ts';
import { isSameWork, taskOf } from './card-job.ts';
import { type Choosing, createChoosing } from './choosing.ts';
import { ContextBox } from './context/context-box.ts';
import { type DraftTarget, placeOf, rereadTarget, whyNoTarget } from './editor/draft-target.ts';
import { followRun } from './follow-run.ts';
import { type CardWindow, createCardWindow } from './host/card-window.ts';
import { inItsPlaces } from './in-its-places.ts';
import { KnownOutcomes } from './known-outcomes.ts';
import { createOffers, type Offers } from './offers.ts';
import { firstState, openingState, workState } from './opening.ts';
import { arePreferencesKnown, knownPreferences, preparePreferences } from './preferences.ts';
import { placeForResult } from './result-place.ts';
import type { RunPlace } from './run-client.ts';
import { createSaving, type Saving } from './saving.ts';
import { onNavigation } from './watch-page.ts';
import { createWriting, type Writing } from './writing.ts';

/** Arrow keys pass over levels on their way: a run starts where they rest. */
const CHOICE_REST_MS = 250;
const STARTING: CardPhase = { name: 'running', engine: null, text: '' };

/** One card, from the user's press until it closes. */
export class Card {
  private readonly life = new AbortController();
  private drawn: CardWindow | undefined;
  private readonly runIds = createRunIds();
  private readonly outcomes = new KnownOutcomes();
  private run: AbortController | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private state: CardState;
  private place: RunPlace = {};
  private readonly draw = () => this.view.show(this.state, this.context.screen());
  readonly context = new ContextBox(this.draw);
  readonly choosing: Choosing;
  readonly saving: Saving;
  readonly writing: Writing;
  readonly offers: Offers;

  constructor(
    private target: DraftTarget | null,
    private readonly onClose: () => void,
  ) {
    this.state = firstState(target);
    const controller: CardController = {
      state: () => this.state,
      target: () => this.target,
      view: () => this.view,
      signal: this.life.signal,
      update: (change) => this.update(change),
      toPhase: (phase) => this.toPhase(phase),
      fail: (code) => this.fail(code),
      close: () => this.close(),
    };
    this.choosing = createChoosing(controller, {
      retry: () => this.retry(),
      stop: () => this.run?.abort(),
      start: () => this.start(),
      startSoon: (choice) => this.runSoon(choice),
    });
    this.saving = createSaving(controller);
    this.writing = createWriting(controller);
    this.offers = createOffers(controller);
    onNavigation(() => this.close(), this.life.signal);
  }

  /** Drawn and focused when it is first needed: the run is asked for before that. */
  private get view(): CardWindow {
    this.drawn ??= createCardWindow({
      acts: actsOf(this),
      anchor: () => this.target?.spot?.editor.current() ?? this.target?.anchor ?? null,
      expectedText: () => this.target?.text ?? '',
      onTyped: (text) => this.writing.typeOn(text),
      onNote: (note) => this.update({ note }),
      signal: this.life.signal,
    });
    return this.drawn;
  }

  /** Its draft, while the user is in it and its work goes on: what is asked for then is about the same. */
  get targetInHand(): DraftTarget | null {
    return this.view.hasFocus() && !isOver(this.state.phase) ? this.target : null;
  }

  readonly withoutShadow: CardWindow['withoutShadow'] = (look) => this.view.withoutShadow(look);

  /** Whether this is asked for already: pressed twice, it is one run, and paid once (faults X9). */
  isFor(text: string | undefined, request: CardOpen): boolean {
    return text === this.target?.text && isSameWork(this.state, request);
  }

  focus(): void {
    if (!this.view.hasFocus()) this.view.focus();
  }

  /** Shows the card at once and runs as the last card was set, or as the menu item said. */
  async open({ level, mode, job, frame }: CardOpen): Promise<void> {
    const prepared = preparePreferences();
    const asked = frame !== undefined && { addableSite: frame };
    this.state = { ...this.state, ...workState(this.target, job), ...asked };
    if (!this.target) return this.fail(asked ? 'field_in_frame' : whyNoTarget());
    if (!arePreferencesKnown()) {
      this.update({});
      await prepared;
      if (this.life.signal.aborted) return;
    }
    const chosen = { ...(level && { level }), ...(mode && { mode }) };
    this.state = { ...this.state, ...openingState(this.target), ...chosen };
    this.view.teach(knownPreferences().examples);
    // Another window may have turned another persona on since this page was told.
    void prepared.then(({ persona }) => {
      if (persona?.id === this.state.persona?.id || this.life.signal.aborted) return;
      this.state = { ...this.state, persona };
      this.draw();
    });
    if (job?.kind === 'save') {
      this.toPhase({ name: 'kept' });
      await this.saving.saveText(job.item, this.target.text);
      this.view.focusNext();
    } else this.startOrAskLanguage(job);
  }

  private startOrAskLanguage(job: CardState['job'] = null): void {
    if (isTranslation(job)) {
      this.toPhase({ name: 'asking' });
      this.view.focusLanguage();
    } else this.start();
  }

  private update(change: Partial<CardState>): void {
    this.state = { ...this.state, note: null, saved: null, ...change };
    this.draw();
  }

  private toPhase(phase: CardPhase): void {
    this.update({ phase, ...this.writing.told(phase), asksWhatToSave: false });
  }

  private start(): void {
    this.run?.abort();
    const target = rereadTarget(this.target);
    if (target !== this.target) this.outcomes.clear();
    this.target = target;
    // Drawn with the run that follows: the old result would be offered for a moment.
    this.state = { ...this.state, ...workState(target, this.state.job) };
    const draft = cleanDraft(target?.text ?? '');
    // With earlier turns it is another question.
    const known = this.context.isChosen() ? undefined : this.outcomes.of(this.state);
    if (!target) this.fail(whyNoTarget());
    else if (!draft.ok) this.fail(draft.error);
    else if (known) this.showDone(known);
    else this.startTask(this.context.withContext(taskOf(this.state, draft.value, placeOf(target))));
  }

  private startTask(task: Task): void {
    const run = new AbortController();
    this.run = run;
    const { job, persona } = this.state;
    const ownAction = job?.kind === 'action' ? job.own?.id : undefined;
    const requestId = this.runIds.idFor(JSON.stringify([task, ownAction, persona?.id]));
    const { edges, items } = (!job && this.target) || {};
    followRun(
      { requestId, task, edges, items, ...this.place, ...(ownAction && { ownAction }) },
      {
        onPhase: (phase) => (phase.name === 'failed' ? this.fail(phase.code, phase) : this.toPhase(phase)),
        onDone: (outcome) => this.finish(inItsPlaces(outcome, this.target?.placeholders)),
        signal: AbortSignal.any([run.signal, this.life.signal]),
      },
    );
    this.toPhase(STARTING);
  }

  private finish(outcome: Outcome): void {
    this.runIds.settle();
    this.context.settle(outcome.engine);
    // The text alone comes first; what was changed in it is asked for.
    this.state = { ...this.state, showChanges: false };
    this.showDone(this.outcomes.take(this.state, outcome));
    this.view.focusNext();
  }

  private showDone(outcome: Outcome): void {
    const { job } = this.state;
    if (job) this.state = { ...this.state, writes: placeForResult(this.target, job, outcome.done.nature) };
    this.toPhase({ name: 'done', outcome });
  }

  private fail(code: ErrorCode, { partial = '', ...details }: FailureDetails = {}): void {
    if (code === 'conflict') this.runIds.settle();
    this.toPhase({ ...details, name: 'failed', code, partial });
    this.view.focusNext();
  }

  private runSoon(choice: Partial<CardState>): void {
    this.run?.abort();
    this.state = { ...this.state, ...choice };
    this.update({ ...workState(this.target, this.state.job), phase: STARTING });
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.startOrAskLanguage(choice.job), CHOICE_REST_MS);
  }

  revise(change: (outcome: Outcome) => Outcome): void {
    const { phase } = this.state;
    if (phase.name !== 'done') return;
    const outcome = change(phase.outcome);
    this.outcomes.keep(this.state, outcome);
    this.toPhase({ name: 'done', outcome });
  }

  /** @param place where this run and those that follow are made */
  retry(place = this.place): void {
    this.place = place;
    this.outcomes.forget(this.state);
    this.start();
  }

  stepBack(): void {
    if (this.state.asksWhatToSave) this.saving.askWhatToSave(false);
    else if (this.state.phase.name === 'running') {
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
    if (hadFocus) this.writing.goOn();
  }
}
