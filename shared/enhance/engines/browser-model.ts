import type { EngineKind } from './engine-kind.ts';

export const id = 'browser';

/** The model that came with the browser. */
export const browserModel = {
  id,
  access: 'browser-model',
  cost: 'nobody',
  strength: 20,
  sendsText: false,
  takesTwo: false,
  texts: {
    label: 'The browser’s own model',
    hints: {
      ready: 'Writes and rebuilds · free',
      needs_setup: 'Writes and rebuilds · free, one download',
      absent: 'Not available here',
    },
    name: 'The browser’s own model',
    promise: 'nothing leaves your device',
    place: 'in this browser',
    subject: 'The browser’s model',
    logName: 'Browser model',
  },
} as const satisfies EngineKind;
