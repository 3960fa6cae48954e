import { describe, expect, test } from 'vitest';
import {
  type CompareEvent,
  type Comparison,
  nextComparison,
  orderOf,
  stageOf,
} from '@/components/compare/compare-state.ts';

const begin: CompareEvent = { type: 'begin', order: orderOf(false) };
const delta = (side: 'A' | 'B', text: string): CompareEvent => ({
  type: 'heard',
  side,
  event: { type: 'delta', text },
});
const done = (side: 'A' | 'B', text: string): CompareEvent => ({
  type: 'heard',
  side,
  event: { type: 'done', text },
});
const failed = (side: 'A' | 'B', code: 'timeout' | 'cut_off'): CompareEvent => ({
  type: 'heard',
  side,
  event: { type: 'error', code },
});
const pick = (choice: 'A' | 'B' | 'same'): CompareEvent => ({ type: 'pick', choice });

function after(...events: CompareEvent[]): Comparison {
  const state = events.reduce<Comparison | null>(nextComparison, null);
  if (!state) throw new Error('There is no comparison.');
  return state;
}

describe('a comparison', () => {
  test('runs until both answers are there, whichever comes first', () => {
    expect(stageOf(after(begin))).toBe('running');
    expect(stageOf(after(begin, delta('B', 'Mint'), done('B', 'Mint.')))).toBe('running');
    const state = after(
      begin,
      done('B', 'Mint.'),
      delta('A', 'Chi'),
      delta('A', 'ves'),
      done('A', 'Chives.'),
    );
    expect(stageOf(state)).toBe('ready');
    expect([state.answers.A.text, state.answers.B.text]).toEqual(['Chives.', 'Mint.']);
  });

  test('cannot be judged before both are there, and only once', () => {
    expect(after(begin, done('A', 'Mint.'), pick('A')).found).toBeNull();
    const both = [begin, done('A', 'x'), done('B', 'y')];
    expect(after(...both, pick('A')).found).toEqual({ choice: 'A', verdict: 'original' });
    expect(after(...both, pick('B'), pick('A')).found).toEqual({ choice: 'B', verdict: 'rewrite' });
    expect(after(...both, pick('same')).found?.verdict).toBe('same');
  });

  test('reads a verdict by the order the sides were in', () => {
    const swapped: CompareEvent = { type: 'begin', order: orderOf(true) };
    expect(after(swapped, done('A', 'x'), done('B', 'y'), pick('A')).found?.verdict).toBe('rewrite');
  });

  test('is stuck where a side gave nothing, and goes on once it is asked again', () => {
    const events = [begin, done('A', 'x'), failed('B', 'timeout')];
    expect(stageOf(after(...events))).toBe('stuck');
    expect(after(...events).answers.A.text).toBe('x');
    expect(stageOf(after(...events, { type: 'run', side: 'B' }))).toBe('running');
    expect(stageOf(after(...events, { type: 'run', side: 'B' }, done('B', 'y')))).toBe('ready');
  });

  test('can be judged by an answer that broke off, not by one that never began', () => {
    expect(stageOf(after(begin, done('A', 'x'), delta('B', 'y'), failed('B', 'cut_off')))).toBe('ready');
    expect(stageOf(after(begin, done('A', 'x'), failed('B', 'cut_off')))).toBe('stuck');
  });

  test('that was left hears nothing more', () => {
    expect(nextComparison(nextComparison(after(begin), { type: 'leave' }), done('A', 'x'))).toBeNull();
  });
});
