import { expect, it } from 'vitest';
import { lifeOf, nextTyping, type Typing, untyped } from '@/dashboard/features/feature-demos/typing.ts';

it('types 40 ms a character, waits 800 ms, answers, and is over (spec §9)', () => {
  const length = 3;
  const waits: number[] = [];
  let state: Typing = untyped;
  for (let lifeMs = lifeOf(state, length); lifeMs !== null; lifeMs = lifeOf(state, length)) {
    waits.push(lifeMs);
    state = nextTyping(state, length);
  }
  expect(waits).toEqual([40, 40, 40, 800]);
  expect(state).toEqual({ typed: 3, answered: true });
});
