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
    label: 'Built-in rules',
    hints: { ready: 'On your device: fix and tighten English · free, at once', needs_setup: '', absent: '' },
    name: 'On your device',
    promise: 'nothing leaves it',
    place: 'on your device',
    subject: 'Your device',
    logName: 'Your device',
  },
} as const satisfies EngineKind;
