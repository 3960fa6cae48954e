import { expect, it } from 'vitest';
import { textFor } from '@/shared/errors/texts.en.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { buttonsIn, cardIn, mainIn, outcome, withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

it('a result that cannot be written is copied, and what the guard found in it is shown all the same', () => {
  const guard = [{ kind: 'date', change: 'lost', value: 'Friday', segment: 0 }] as const;
  const done = { ...outcome.done, guard: [...guard] };
  const card = cardIn({ name: 'done', outcome: { ...outcome, done } }, 'write_blocked');
  expect(card.textContent).toContain(textFor('card', 'write_blocked'));
  expect(buttonsIn(card)).toEqual(expect.arrayContaining(['Restore Friday', 'Copy']));
  expect(buttonsIn(card).join()).not.toMatch(/Choose|Accept/);
  expect(mainIn(card)).not.toContain('Accept');
});

it('questions that cannot be written are not said to go into the page', () => {
  const done = { ...outcome.done, text: '1. For whom is it?\n2. How long may it be?', segments: [] };
  const more = { job: { kind: 'follow-ups' } as const, writes: 'insert' as const };
  const card = cardIn({ name: 'done', outcome: { ...outcome, done } }, 'write_blocked', more);
  expect(card.textContent).toContain(textFor('card', 'write_blocked'));
  expect(card.textContent).not.toContain(texts.chooseQuestion);
});
