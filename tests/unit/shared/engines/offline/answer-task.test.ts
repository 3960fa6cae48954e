import { describe, expect, test } from 'vitest';
import { answerTask } from '@/shared/engines/offline/answer-task.ts';

const textOf = (task: Parameters<typeof answerTask>[0]) => answerTask(task).text;

const text = 'Grüße aus Köln. The "seal" keeps for a year.';

test('what needs a model comes back as a prompt for the chat, with the text whole', () => {
  expect(textOf({ kind: 'action', action: 'translate', text, language: 'Dutch' })).toBe(
    `Translate the text below into Dutch. Keep its layout, tone, names, numbers and links as they are.\n\n"""\n${text}\n"""`,
  );
});

test("the user's own action is the wish, and a persona its voice", () => {
  const prompt = textOf({
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
  expect(textOf({ kind: 'action', action: 'explain', text: python })).toContain(`~~~\n${python}\n~~~`);
});

test('says plainly when a text holds no tasks', () => {
  expect(textOf({ kind: 'action', action: 'extract-tasks', text: 'The museum opened in 1932.' })).toBe(
    'No tasks found: nobody is asked in this text, or promises, to do something.',
  );
});

test('tasks are a check list, their plan is numbered', () => {
  const mail = 'Tom will send the offer by Friday. Please book the room.';
  expect(textOf({ kind: 'action', action: 'extract-tasks', text: mail })).toBe(
    '- [ ] Tom: send the offer by Friday\n- [ ] Book the room',
  );
  expect(textOf({ kind: 'action', action: 'action-plan', text: mail })).toBe(
    '1. Tom: send the offer by Friday\n2. Book the room',
  );
});

test.each(['reply', 'extract-tasks', 'action-plan'] as const)(
  '%s in another language is a prompt for the chat',
  (action) => {
    const german = 'Bitte schicken Sie mir das Angebot bis Freitag. Wann können wir uns treffen?';
    expect(textOf({ kind: 'action', action, text: german })).toContain(`"""\n${german}\n"""`);
  },
);

describe('says what its text is', () => {
  test.each([
    { kind: 'action', action: 'translate', text, language: 'Dutch' },
    { kind: 'action', action: 'explain', text },
    { kind: 'action', action: 'custom', text, instruction: 'Make it rhyme.' },
    { kind: 'action', action: 'action-plan', text: 'The museum opened in 1932.' },
    {
      kind: 'action',
      action: 'action-plan',
      text: 'Most people follow the pattern. Drink enough water. It helps. It is cheap. It takes a week.',
    },
    { kind: 'action', action: 'reply', text: 'Wann können wir uns treffen? Ich bin bis Freitag da.' },
    { kind: 'follow-ups', text: 'De brug is gesloten en de raad heeft nog niet besloten wat er gebeurt.' },
  ] as const)('a prompt for %j', (task) => expect(answerTask(task).nature).toBe('prompt'));

  test.each([
    { kind: 'action', action: 'summarise', text },
    { kind: 'action', action: 'extract-tasks', text: 'The museum opened in 1932.' },
    { kind: 'action', action: 'reply', text: 'When do we meet?' },
    { kind: 'follow-ups', text: 'The capital of Australia is Canberra.' },
    { kind: 'persona', text: 'calm running coach' },
  ] as const)('an answer for %j', (task) => expect(answerTask(task).nature).toBeUndefined());

  test('a persona stands in a prompt, and an answer says that it went without', () => {
    const persona = 'A pirate';
    expect(answerTask({ kind: 'action', action: 'explain', text, persona })).toMatchObject({
      nature: 'prompt',
      text: expect.stringContaining(persona),
    });
    expect(answerTask({ kind: 'action', action: 'explain', text, persona }).remarks).toBeUndefined();
    expect(answerTask({ kind: 'action', action: 'summarise', text, persona }).remarks).toEqual([
      'persona_unused',
    ]);
  });
});
