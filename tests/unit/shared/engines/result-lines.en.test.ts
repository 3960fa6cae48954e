import { expect, test } from 'vitest';
import { promptLine, remarkLine } from '@/shared/engines/result-lines.en.ts';

test('a prompt is called one, with the reason and where it goes', () => {
  expect(promptLine('translate', { engine: 'offline', place: 'this' })).toBe(
    'Can’t translate offline. Send this prompt to the chat instead.',
  );
  expect(promptLine('explain', { engine: 'offline', place: 'a' })).toBe(
    'Explaining needs an AI model. Send this prompt to a chat instead.',
  );
});

test('rules that answered on a server are not called this device’s', () => {
  expect(promptLine('custom', { engine: 'cloud', place: 'this' })).not.toContain('offline');
});

test('what the persona did not do is said plainly', () => {
  expect(remarkLine('persona_unused')).toMatch(/^Personas need an AI model/);
});
