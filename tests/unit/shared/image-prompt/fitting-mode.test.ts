import { expect, test } from 'vitest';
import { fittingMode } from '@/shared/image-prompt/fitting-mode.ts';

test.each([
  ['refund policy mail', 'email'],
  ['a farewell mail to a customer', 'email'],
  ['refund policy', 'reframe'],
  ['cover letter for a nurse', 'reframe'],
  ['explain photosynthesis to a child', 'reframe'],
  ['names for a bakery', 'reframe'],
  ['should I learn Rust?', 'reframe'],
  ['sql query for monthly revenue', 'technical'],
])('%s is no picture but a matter of mode %s', (topic, mode) => {
  expect(fittingMode(topic)).toBe(mode);
});

test.each([
  'a lighthouse in a storm',
  'refund',
  'remote work',
  'two foxes reading a map, watercolour',
  'poster for a jazz festival',
  'an old letter on a desk, candlelight, close-up',
  'logo for a bakery',
  'a mobile app for beekeepers',
  'ein roter Fuchs im Schnee',
])('a picture can be made of %s', (topic) => {
  expect(fittingMode(topic)).toBeUndefined();
});
