import type { EngineKind } from './engine-kind.ts';

export const id = 'downloaded';

/** A small model that the user downloaded once, run by the extension itself. */
export const downloadedModel = {
  id,
  access: 'downloaded-model',
  cost: 'nobody',
  strength: 10,
  sendsText: false,
  takesTwo: false,
  texts: {
    label: 'A downloaded model',
    hints: {
      ready: 'Writes simple texts, slowly · free',
      needs_setup: 'Writes simple texts, slowly · free, one download',
      absent: 'Not in this browser',
    },
    name: 'The downloaded model',
    promise: 'nothing leaves your device',
    place: 'with the downloaded model',
    subject: 'The downloaded model',
    logName: 'Downloaded model',
  },
} as const satisfies EngineKind;
