import type { CardActs } from '@/shared/extension/card/card-actions.ts';
import type { Outcome } from '@/shared/extension/card/card-state.ts';
import { withChangeToggled, withRestored, withSectionToggled } from '@/shared/run/result-choice.ts';
import { tell } from './ask.ts';
import type { Choosing } from './choosing.ts';
import type { ContextBox } from './context/context-box.ts';
import type { Offers } from './offers.ts';
import type { RunPlace } from './run-client.ts';
import type { Saving } from './saving.ts';
import type { Writing } from './writing.ts';

/** What a card does, by its parts. */
interface ActingCard {
  choosing: Choosing;
  context: ContextBox;
  offers: Offers;
  saving: Saving;
  writing: Writing;
  revise(change: (outcome: Outcome) => Outcome): void;
  retry(place?: RunPlace): void;
  stepBack(): void;
  close(): void;
}

/** What the frame of a card gives out, as what the card does. */
export function actsOf(card: ActingCard): CardActs {
  const { choosing, context, offers, saving, writing } = card;
  return {
    ...choosing,
    ...offers,
    ...saving,
    ...writing,
    toggleChange: (segment) => card.revise((outcome) => withChangeToggled(outcome, segment)),
    toggleSection: (title) => card.revise((outcome) => withSectionToggled(outcome, title)),
    restore: (finding) => card.revise((outcome) => withRestored(outcome, finding)),
    retry: () => card.retry(),
    retryOnDevice: () => card.retry({ onDevice: true }),
    // Nobody answers any more where the page must be reloaded.
    remedy: (remedy) => (remedy === 'reload_page' ? location.reload() : void tell('card.remedy', { remedy })),
    cancel: () => card.close(),
    stepBack: () => card.stepBack(),
    readTurns: () => context.read(),
    toggleTurn: (index) => context.toggle(index),
    keepTurns: (keeps) => context.keep(keeps),
    removeTurns: () => context.remove(),
    runWithTurns: () => card.retry(),
  };
}
