import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '@/shared/insights/mining/concepts.ts';
import { findForeignIntents } from '@/shared/insights/mining/foreign-stance.ts';
import { guessAspect } from '@/shared/insights/mining/guess-aspect.ts';
import { findIntents } from '@/shared/insights/mining/intents.ts';
import { toldWords } from '@/shared/insights/mining/told-words.ts';

const sideOf = (sentence: string) => {
  const guess = guessAspect(toldWords(sentence));
  return guess && CONCEPTS[guess.concept]?.label;
};

describe('a side said without its name', () => {
  it.each([
    ['Our meter went mad, the electricity it needs!', 'power consumption'],
    ['I emailed twice and nobody answered.', 'customer support'],
    ['Empty by noon although I plugged it in overnight.', 'battery life'],
  ])('%s', (sentence, side) => {
    expect(sideOf(sentence)).toBe(side);
  });

  it('says nothing of what speaks of no side, or of a word alone', () => {
    expect(sideOf('My brother in Norway has one.')).toBeNull();
    expect(sideOf('Hm.')).toBeNull();
  });

  it('reads negations and plain forms', () => {
    expect(toldWords("It can't charge, won't it?")).toEqual(['not', 'can', 'charge', 'will']);
  });
});

describe('praise and blame in other languages', () => {
  it.each([
    ['Die App findet das Gerät nicht.', 'de', ['complaint']],
    ['Ganz ohne Probleme eingerichtet.', 'de', ['praise']],
    ['Nie wieder ohne, einfach super!', 'de', ['praise']],
    ['Demasiado caro para lo que hace.', 'es', ['complaint']],
    ['Les filtres coûtent une fortune.', 'fr', ['complaint']],
    ['Gibt es das auch in Blau?', 'de', ['question']],
    ['Waar is dit te koop', 'fi', []],
  ])('%s', (sentence, language, intents) => {
    expect(findForeignIntents(sentence, language)).toEqual(intents);
  });
});

describe('blame in plain words', () => {
  it.each([
    ['I wish it held more than two litres.', true],
    ['My god it is loud at night.', true],
    ['It is not loud at all.', false],
    ['I wish you a nice day.', false],
    ['Search only works for titles, not the text.', true],
    ['Nobody at the desk looked up.', true],
    ['The alarm goes off for no reason.', true],
    ['The noise grinds on under load.', true],
    ["I can't wait for the next one.", false],
    ['We measured the noise at 62 decibel.', false],
    ['Rode it for an hour without any pain.', false],
    ['Does it not come in blue?', false],
  ])('%s', (sentence, isBlame) => {
    expect(findIntents(sentence).includes('complaint')).toBe(isBlame);
  });
});
