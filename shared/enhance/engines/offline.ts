import type { EngineKind } from './engine-kind.ts';

export const id = 'offline';

/** Rules and a grammar checker, on this device. */
export const offline = {
  id,
  access: 'rules',
  cost: 'nobody',
  strength: 0,
  sendsText: false,
  takesTwo: false,
  texts: {
    label: 'This device',
    hints: { ready: 'Fixes and tightens text · nothing leaves it', needs_setup: '', absent: '' },
    name: 'On this device',
    promise: 'nothing leaves',
    done: 'Checked on your device',
    place: 'on this device',
    subject: 'This device',
    logName: 'This device',
  },
} as const satisfies EngineKind;
