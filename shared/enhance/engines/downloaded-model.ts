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
    label: 'A model in Whetstone',
    hints: {
      ready: 'Small and slow · nothing leaves your device',
      needs_setup: 'Free · one download · nothing leaves your device',
      absent: 'Not in this browser',
    },
    name: 'The model in Whetstone',
    promise: 'nothing leaves your device',
    place: 'in Whetstone',
    subject: 'The model in Whetstone',
    logName: 'Model in Whetstone',
  },
} as const satisfies EngineKind;
