import { expect, test } from 'vitest';
import { promptLine, remarkLine } from '@/shared/engines/result-lines.en.ts';

test('a prompt is called one, with the reason and where it goes', () => {
  expect(promptLine('translate', { engine: 'offline', place: 'this' })).toBe(
    'A prompt for this chat: the rules on this device cannot translate.',
  );
  expect(promptLine('explain', { engine: 'offline', place: 'a' })).toBe(
    'A prompt for a chat: the rules on this device cannot explain.',
  );
});

test('rules that answered on a server are not called this device’s', () => {
  expect(promptLine('custom', { engine: 'cloud', place: 'this' })).not.toContain('this device');
});

test('what the persona did not do is said plainly', () => {
  expect(remarkLine('persona_unused')).toMatch(/persona .* only models/);
});
