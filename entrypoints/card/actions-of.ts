import type { Card } from './card.ts';
import { withChangeToggled, withRestored, withSectionToggled } from './card-state.ts';
import type { CardActions } from './view/card-actions.ts';

/** What the view of a card gives out, as what the card does. */
export function actionsOf(card: Card): CardActions {
  return {
    setLevel: (level) => card.choosing.choose({ level }),
    setMode: (mode) => card.choosing.choose({ mode }),
    setPersona: (persona) => void card.choosing.choosePersona(persona),
    translateInto: (language) => card.choosing.translateInto(language),
    setShowChanges: (show) => card.choosing.showChanges(show),
    toggleChange: (segment) => card.revise((outcome) => withChangeToggled(outcome, segment)),
    toggleSection: (title) => card.revise((outcome) => withSectionToggled(outcome, title)),
    restore: (finding) => card.revise((outcome) => withRestored(outcome, finding)),
    accept: (question) => void card.writing.accept(question),
    copy: (question) => void card.saving.copy(question),
    askWhatToSave: (asks) => card.saving.ask(asks),
    save: (kind) => card.saving.saveResult(kind),
    undoSave: () => void card.saving.undo(),
    retry: () => card.retry(),
    resume: () => void card.resume(),
    revert: () => void card.writing.revert(),
    cancel: () => card.close(),
    stepBack: () => card.stepBack(),
  };
}
