import type { CardJob } from '@/shared/extension/card/card-job.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import type { DraftTarget } from './editor/draft-target.ts';
import { emptySubject } from './editor/mail.ts';
import { knownPreferences } from './preferences.ts';
import { placeFor } from './result-place.ts';

type Opening = Pick<CardState, 'level' | 'mode' | 'persona' | 'language' | 'addableSite' | 'lacksSubject'>;

/** With what a card opens: as the last one of the site was set; in a mail as an e-mail, unless the user chose otherwise. */
export function openingState(target: DraftTarget | null): Opening {
  const { level, mode, persona, language, addableSite, isModeChosen } = knownPreferences();
  const editor = target?.isMail ? target.spot?.editor.current() : null;
  return {
    level,
    mode: target?.isMail && !isModeChosen ? 'email' : mode,
    persona,
    language,
    addableSite,
    lacksSubject: !!editor && emptySubject(editor) !== null,
  };
}

/** What a card does, and how that gets into the page. */
export function workState(
  target: DraftTarget | null,
  job: CardJob | null = null,
): Pick<CardState, 'job' | 'writes'> {
  return { job, writes: job || target?.spot ? placeFor(target, job) : null };
}

/** What a card shows before its run is asked for. */
export function firstState(target: DraftTarget | null): CardState {
  return {
    ...openingState(target),
    showChanges: false,
    ...workState(target),
    phase: { name: 'running', engine: null, text: '' },
    cannot: null,
    form: null,
    asksWhatToSave: false,
    saved: null,
    note: null,
  };
}
