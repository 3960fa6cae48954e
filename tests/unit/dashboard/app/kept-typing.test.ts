import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyping, takeTyping } from '@/dashboard/app/kept-typing.ts';

const MINUTE_MS = 60_000;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the tab that was left and the one the mail opened both get what was typed', () => {
  keepTyping('topic', 'gardens');
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect([takeTyping('topic'), takeTyping('topic')]).toEqual(['gardens', 'gardens']);
  expect(takeTyping('question')).toBe('');
});

test('a later visit begins empty, and leaves nothing in the browser', () => {
  keepTyping('topic', 'gardens');
  takeTyping('topic');
  vi.advanceTimersByTime(MINUTE_MS);
  expect(takeTyping('topic')).toBe('');
  expect(stored.size).toBe(0);
});

test('what nobody came back for within an hour is not shown to whoever comes next', () => {
  keepTyping('topic', 'gardens');
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(takeTyping('topic')).toBe('');
});

test('what somebody else wrote there is no topic', () => {
  stored.set('whetstone-topic', '{"text":7}');
  expect(takeTyping('topic')).toBe('');
});

test('without storage nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  keepTyping('topic', 'gardens');
  expect(takeTyping('topic')).toBe('');
});
