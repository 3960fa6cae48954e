import { describe, expect, it } from 'vitest';
import { readHandoff } from '@/entrypoints/handoff.content/read-handoff.ts';

const ORIGIN = 'https://whetstone.example';
const nowMs = Date.UTC(2026, 10, 20, 12);
const page = {} as Window;
const message = {
  type: 'WHETSTONE_AUTH_SUCCESS',
  source: 'whetstone-dashboard',
  token: `wst_${'a'.repeat(43)}`,
  userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10',
  email: 'ada@example.test',
  timestamp: nowMs - 1_000,
  state: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};
const event = (over: object = {}) => ({ source: page, origin: ORIGIN, data: message, ...over });
const read = (over: object = {}) => readHandoff(event(over), { window: page, origin: ORIGIN, nowMs });
const withData = (over: object) => read({ data: { ...message, ...over } });

describe('what the website hands over', () => {
  it('is taken where the page itself posted it to its own origin', () => {
    expect(read()).toEqual(message);
  });

  it.each([
    ['another window, a frame of the page say', { source: {} }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['no scheme we are at', { origin: 'http://whetstone.example' }],
    ['a document without an origin', { origin: 'null' }],
  ])('is ignored from %s', (_, over) => {
    expect(read(over)).toBeUndefined();
  });

  it.each([
    ['61 s old', { timestamp: nowMs - 61_000 }],
    ['from the future', { timestamp: nowMs + 61_000 }],
    ['without a nonce', { state: undefined }],
    ['with an empty nonce', { state: '' }],
    ['with a short token', { token: 'wst_short' }],
    ['with a session token', { token: `ey${'a'.repeat(60)}` }],
    ['with a token of 10 MB', { token: `wst_${'a'.repeat(10_000_000)}` }],
    ['with a field more', { isAdmin: true }],
    ['with a prototype for a field', JSON.parse('{"__proto__":{"x":1},"constructor":1}')],
    ['of another type', { type: 'OTHER_AUTH_SUCCESS' }],
    ['of another sender', { source: 'somebody' }],
    ['about nobody', { userId: 'u1' }],
  ])('is ignored %s', (_, over) => {
    expect(withData(over)).toBeUndefined();
  });

  it.each([null, undefined, 'WHETSTONE_AUTH_SUCCESS', 7, [], {}])('is not %j', (data) => {
    expect(read({ data })).toBeUndefined();
  });

  it('may be just 60 s old', () => {
    expect(withData({ timestamp: nowMs - 60_000 })).toBeDefined();
  });
});

describe('a text the website hands over', () => {
  const findings = {
    type: 'WHETSTONE_TEXT',
    source: 'whetstone-dashboard',
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    timestamp: nowMs - 1_000,
    purpose: 'context',
    text: { title: 'What people say about Lumo', text: '- Noise: it hums.' },
  };
  const withText = (over: object) => read({ data: { ...findings, text: { ...findings.text, ...over } } });

  it.each(['context', 'prompt'])('is taken as a %s', (purpose) => {
    expect(read({ data: { ...findings, purpose } })).toEqual({ ...findings, purpose });
  });

  it.each([
    ['without a word', { text: '' }],
    ['longer than a rewrite takes along', { text: 'a'.repeat(20_001) }],
    ['without a name', { title: '' }],
    ['with a field more', { html: '<b>' }],
  ])('is ignored %s', (_, over) => {
    expect(withText(over)).toBeUndefined();
  });

  it('is ignored for any other purpose', () => {
    expect(read({ data: { ...findings, purpose: 'settings' } })).toBeUndefined();
  });

  it('is ignored from a frame of the page', () => {
    expect(read({ source: {}, data: findings })).toBeUndefined();
  });
});
