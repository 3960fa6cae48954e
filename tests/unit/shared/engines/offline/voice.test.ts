import { describe, expect, test } from 'vitest';
import type { EnhanceMode, EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { openingOf, placeOfPersona } from '@/shared/engines/offline/voice.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { builtInPersonas } from '@/shared/library/built-in-personas.ts';

const persona =
  'You are a patient teacher at Uppsala. Use 2 examples, never jargon. See https://example.com/style.';
const opening = persona.replace('You are', 'Act as');

const engine = createOfflineEngine({});

async function run(task: Partial<EnhanceTask>) {
  const whole: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text: '', ...task };
  const signal = new AbortController().signal;
  for await (const event of runTask(engine, { task: whole, requestId: 'r1', signal }))
    if (event.type === 'done') return event;
  throw new Error('The run did not end.');
}

test.each([
  ['You are a chef. Be brief.', 'Act as a chef. Be brief.'],
  ['Act as my coach.', 'Act as my coach.'],
  ['Calm, brief, kind.', 'Act as this persona: Calm, brief, kind.'],
  ['  ', ''],
])('%j opens a prompt as %j', (text, words) => expect(openingOf(text)).toBe(words));

describe('where a persona goes', () => {
  test.each<[string, EnhanceMode, string]>([
    ['explain how compound interest works', 'rewrite', 'opening'],
    ['Can you write a mail to my landlord about the heating?', 'email', 'opening'],
    ['Hi Tom,\n\nplease send the report.\n\nBest,\nAna', 'rewrite', 'unused'],
    ['hi tom, can you send me the report by monday? its for the board. thx, lisa', 'rewrite', 'unused'],
    ['The train was late again.', 'casual', 'unused'],
    ['a fox in the snow, golden hour', 'image', 'unused'],
    ['Kannst du mir bitte erklären, wie das mit dem Zins ist?', 'rewrite', 'unused'],
    ['You are a chef. Give me a menu for 4 people.', 'rewrite', 'own_role'],
  ])('%j in mode %s: %s', (draft, mode, place) => expect(placeOfPersona(draft, mode, 'chat')).toBe(place));
});

describe.each(['balanced', 'reframe'] as const)('at level %s', (level) => {
  const text = 'can you explain how compound interest works at 3% for 5 years';

  test('a prompt opens with it, whole, and nothing of it counts as made up', async () => {
    const done = await run({ level, text, persona });
    expect(done.text).toContain(opening);
    expect(done.text.indexOf(opening)).toBeLessThan(done.text.indexOf('compound interest'));
    expect(done.guard).toEqual([]);
    expect(done.remarks).toBeUndefined();
  });

  test('a second run says it once', async () => {
    const first = await run({ level, text, persona });
    const second = await run({ level, text: first.text, persona });
    expect(second).toMatchObject({ text: first.text, guard: [] });
    expect(second.remarks).toBeUndefined();
  });

  test('a message is left without it, and says so', async () => {
    const mail = 'Hi Tom,\n\nPlease send the report by Friday.\n\nBest,\nAna';
    const done = await run({ level, text: mail, persona });
    expect(done.text).not.toContain('teacher');
    expect(done.remarks).toContain('persona_unused');
  });
});

test('polish changes nothing but slips, and says that the persona is not in it', async () => {
  const done = await run({ level: 'polish', text: 'explain teh rules', persona });
  expect(done).toMatchObject({ text: 'Explain the rules.', remarks: ['persona_unused'] });
});

test.each(builtInPersonas)('$name loses and invents nothing', async ({ description }) => {
  const text = 'write a plan for 12 people in Lisbon by 3 June, do not mention the price';
  for (const level of ['balanced', 'reframe'] as const) {
    const done = await run({ level, text, persona: description });
    expect(done.text).toContain(openingOf(description));
    expect(done.guard).toEqual([]);
  }
});

describe('image mode', () => {
  test.each([
    'Dear Ms Brown,\n\nPlease send the contract by 12 May.\n\nKind regards,\nPetra',
    'write a function that parses dates',
    'We need to talk about the budget of 5,000 euros.',
  ])('says that %j describes no picture, and asks for no light or style', async (text) => {
    for (const level of ['balanced', 'reframe'] as const) {
      const done = await run({ mode: 'image', level, text });
      expect(done.remarks).toEqual(['no_picture']);
      expect(done.text).not.toMatch(/Lighting|Composition|Style/);
      expect(done.guard).toEqual([]);
    }
  });

  test.each([
    'a fox in the snow, golden hour, 35mm',
    'draw a logo for my bakery',
    'Generate an image of a red bicycle.',
    'portrait of an old fisherman',
    'misty forest at dawn',
  ])('has nothing to say of %j', async (text) => {
    expect((await run({ mode: 'image', level: 'reframe', text })).remarks ?? []).not.toContain('no_picture');
  });
});

describe('e-mail mode', () => {
  test.each([
    'write a python function that sorts a list of dicts by date',
    'what is the difference between a virus and a bacterium',
    'give me 5 ideas for a team event',
    'please fix this code:\n```js\nlet a = 1\n```',
    'write a blog post about walking',
  ])('sharpens %j as the prompt it is, and says so', async (text) => {
    for (const level of ['balanced', 'reframe'] as const) {
      const done = await run({ mode: 'email', level, text });
      expect(done.remarks).toEqual(['no_mail']);
      expect(done.text).not.toMatch(/e-mail|Recipient|point first/);
      expect(done.guard).toEqual([]);
    }
  });

  test.each([
    'tell my landlord the heating is broken since 3 May and ask when it gets fixed',
    'reply to Ana that I can come on 12 May but not on the 13th',
    'Meeting moved to 3 pm Friday, bring the slides.',
    'Hi Tom,\n\nplease send the report.\n\nBest,\nAna',
  ])('has nothing to say of %j', async (text) => {
    expect((await run({ mode: 'email', level: 'reframe', text })).remarks ?? []).not.toContain('no_mail');
  });
});
