import { expect, it } from 'vitest';
import { createSameOutcome } from '@/entrypoints/card-frame/same-outcome.ts';
import type { CardState, Outcome } from '@/shared/extension/card/card-state.ts';

const outcome = (refused: number[], text = 'Better.'): Outcome => ({
  done: { type: 'done', text, segments: [{ same: text }], sections: [], guard: [], credits: null },
  engine: 'offline',
  model: 'rules',
  elapsedMs: 1,
  refused: new Set(refused),
  appended: new Set<string>(),
  leftOut: new Set(),
});
const state = (of: Outcome, note: CardState['note'] = null): CardState => ({
  level: 'balanced',
  mode: 'rewrite',
  showChanges: true,
  job: null,
  persona: null,
  language: '',
  writes: 'replace',
  phase: { name: 'done', outcome: of },
  cannot: null,
  form: null,
  asksWhatToSave: false,
  saved: null,
  lacksSubject: false,
  addableSite: null,
  note,
});
const outcomeIn = ({ phase }: CardState) => ('outcome' in phase ? phase.outcome : undefined);

it('what was told before is the same again, whatever else changes', () => {
  const same = createSameOutcome();
  const first = outcomeIn(same(state(outcome([1]))));
  expect(outcomeIn(same(state(outcome([1]), 'copied')))).toBe(first);
});

it('a change taken back is another outcome of the same result', () => {
  const same = createSameOutcome();
  const first = outcomeIn(same(state(outcome([]))));
  const second = outcomeIn(same(state(outcome([1]))));
  expect(second).not.toBe(first);
  expect(second?.done).toBe(first?.done);
  expect(outcomeIn(same(state(outcome([1], 'Best.'))))?.done).not.toBe(first?.done);
});
