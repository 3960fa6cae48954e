import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { DEFAULT_LEVEL } from '@/shared/enhance/modes.ts';

/** spec §9: the demo's timings, in milliseconds. */
export const LOADING_MS = 2_000;
export const RESULT_MS = 45_000;
export const SAMPLE_COUNT = 3;

export interface DemoState {
  /** Which sample is on, from 0. */
  sample: number;
  level: EnhanceLevel;
  phase: 'draft' | 'loading' | 'result';
  /** The hint goes with the first use. */
  hint: boolean;
}

export type DemoEvent =
  | { type: 'pressed' }
  | { type: 'level'; level: EnhanceLevel }
  | { type: 'menu' }
  | { type: 'time' }
  | { type: 'next' };

export const firstDemo: DemoState = { sample: 0, level: DEFAULT_LEVEL, phase: 'draft', hint: true };

function nextSample(state: DemoState): DemoState {
  return { ...state, sample: (state.sample + 1) % SAMPLE_COUNT, phase: 'draft' };
}

/** The demo after one event (spec §4): draft → loading → result → the next sample's draft. */
export function nextDemo(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'pressed':
      return state.phase === 'draft' ? { ...state, phase: 'loading', hint: false } : state;
    case 'menu':
      return { ...state, hint: false };
    case 'level':
      return { ...state, level: event.level, phase: state.phase === 'draft' ? 'draft' : 'loading' };
    case 'next':
      return nextSample(state);
    case 'time':
      if (state.phase === 'loading') return { ...state, phase: 'result' };
      return state.phase === 'result' ? nextSample(state) : state;
  }
}

/** How long a phase lasts by itself; null: until the user does something. */
export function lifeOf(phase: DemoState['phase']): number | null {
  if (phase === 'loading') return LOADING_MS;
  return phase === 'result' ? RESULT_MS : null;
}
