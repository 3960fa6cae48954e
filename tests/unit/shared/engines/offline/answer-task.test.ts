import { expect, test } from 'vitest';
import { answerTask } from '@/shared/engines/offline/answer-task.ts';

const text = 'Grüße aus Köln. The "seal" keeps for a year.';

test('what needs a model comes back as a prompt for the chat, with the text whole', () => {
  expect(answerTask({ kind: 'action', action: 'translate', text, language: 'Dutch' })).toBe(
    `Translate the text below into Dutch. Keep its layout, tone, names, numbers and links as they are.\n\n"""\n${text}\n"""`,
  );
});

test("the user's own action is the wish, and a persona its voice", () => {
  const prompt = answerTask({
    kind: 'action',
    action: 'custom',
    text,
    instruction: 'Make it rhyme.',
    persona: 'A pirate',
  });
  expect(prompt).toBe(`Make it rhyme.\n\nAnswer in this voice:\nA pirate\n\n"""\n${text}\n"""`);
});

test('a text that holds the marks itself is quoted by others', () => {
  const python = 'def f():\n    """Says hello."""';
  expect(answerTask({ kind: 'action', action: 'explain', text: python })).toContain(`~~~\n${python}\n~~~`);
});
