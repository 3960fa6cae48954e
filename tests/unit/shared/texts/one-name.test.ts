import { expect, it } from 'vitest';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { contextTexts, sentLine, totalLine } from '@/shared/extension/card/context-texts.en.ts';
import { noteTexts } from '@/shared/extension/card/note-texts.en.ts';
import { offerTexts } from '@/shared/extension/card/offer-texts.en.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { popupEnglish } from '@/shared/texts/popup.en.ts';
import { welcomeEnglish } from '@/shared/texts/welcome.en.ts';

/** What the house calls a thing, and people do not. */
const HOUSE_WORDS =
  /\bchips?\b|\bthe mark\b|\bcomposer\b|\bturns?\b(?! (?:one|off|on))|engine on (?:this|your) device|whetstone button/i;

const catalogues = { generalTexts, contextTexts, noteTexts, offerTexts, texts, popupEnglish, welcomeEnglish };
const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('a', 'b'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
};

it.each(Object.entries(catalogues))('%s names things as people do', (_, catalogue) => {
  const all = sentencesOf(catalogue);
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter((sentence) => HOUSE_WORDS.test(sentence))).toEqual([]);
});

it('counts earlier messages, not turns', () => {
  const chosen = { text: 'You: Hi', turns: 2, cut: 1 };
  expect(totalLine(chosen)).toMatch(
    /^With the next run: 2 messages, .* Older messages are cut to fit 20,000 characters\.$/,
  );
  expect(sentLine({ ...chosen, turns: 1 }, 'local')).toMatch(/^Sent along: 1 message, /);
});
