import type { EngineKind } from './engine-kind.ts';

export const id = 'cloud';

/** Our own server, paid by credits. */
export const cloud = {
  id,
  access: 'functions',
  cost: 'credits',
  strength: 50,
  sendsText: true,
  takesTwo: true,
  texts: {
    label: 'Whetstone cloud',
    hints: {
      ready: 'Text is sent, not stored · 1 credit a run',
      needs_setup: 'Text is sent, not stored · sign in first · 1 credit a run',
      absent: '',
    },
    name: 'Whetstone cloud',
    promise: 'text is sent, not stored',
    place: 'in the cloud',
    subject: 'The cloud',
    logName: 'Cloud',
  },
} as const satisfies EngineKind;
