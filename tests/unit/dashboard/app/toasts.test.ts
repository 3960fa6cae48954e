import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, toastStore } from '@/dashboard/app/toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  toastStore.setState([], true);
});
const texts = () => toastStore.getState().map(({ text }) => text);

test('a newer word on a subject takes the place of the older one', () => {
  showToast('error', 'It could not be cancelled.', 'plan');
  showToast('success', 'It is cancelled.', 'plan');
  expect(texts()).toEqual(['It is cancelled.']);
});

test('what is about something else stays', () => {
  showToast('success', 'Profile saved.', 'profile');
  showToast('success', 'Follow the link.', 'address');
  expect(texts()).toEqual(['Profile saved.', 'Follow the link.']);
});

test('the end of an older one’s time does not take its follower away', () => {
  showToast('success', 'Saved.', 'profile');
  vi.advanceTimersByTime(7_000);
  showToast('error', 'Not saved.', 'profile');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Not saved.']);
});
