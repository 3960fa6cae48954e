import { expect, test } from 'vitest';
import { personaFromKeywords } from '@/shared/engines/offline/persona.ts';
import { parsePersona } from '@/shared/enhance/persona.ts';

test('sorts keywords into role, tone, habits and limits', () => {
  expect(
    personaFromKeywords('running coach, calm, for beginners, asks questions, never guesses, no jargon'),
  ).toBe(
    'Calm running coach\n\nYou are a running coach.\nYou speak to beginners.\nYour tone: calm.\nHabits:\n- Ask questions\nLimits:\n- Never guess\n- No jargon',
  );
});

test.each([
  ['sarcastic pirate history teacher', 'Sarcastic pirate history teacher'],
  ['tax law, patient', 'Tax law assistant'],
  ['Sherlock Holmes, dry humour', 'Sherlock Holmes'],
  ['friendly', 'Friendly assistant'],
])('%j is called %j', (keywords, name) => {
  expect(parsePersona(personaFromKeywords(keywords))).toMatchObject({ ok: true, value: { name } });
});

test.each([',', '???', 'x'.repeat(300), 'коуч, спокойный'])(
  '%j still gives a persona that can be read',
  (keywords) => {
    expect(parsePersona(personaFromKeywords(keywords)).ok).toBe(true);
  },
);
