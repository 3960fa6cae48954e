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
    label: 'Your device',
    hints: { ready: 'Fixes and tightens text · nothing leaves your device', needs_setup: '', absent: '' },
    name: 'On your device',
    promise: 'nothing leaves it',
    place: 'on your device',
    subject: 'Your device',
    logName: 'Your device',
  },
} as const satisfies EngineKind;
