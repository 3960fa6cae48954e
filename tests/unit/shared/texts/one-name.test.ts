import { expect, it } from 'vitest';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import {
  contextTexts,
  NO_TURNS,
  sentLine,
  speaker,
  totalLine,
} from '@/shared/extension/card/context-texts.en.ts';
import { noteTexts } from '@/shared/extension/card/note-texts.en.ts';
import { offerTexts } from '@/shared/extension/card/offer-texts.en.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { restoreLabels } from '@/shared/run/texts.en.ts';
import { activityEnglish } from '@/shared/texts/activity.en.ts';
import { compareEnglish } from '@/shared/texts/compare.en.ts';
import { controlsEnglish } from '@/shared/texts/controls.en.ts';
import { figuresEnglish } from '@/shared/texts/figures.en.ts';
import { filesEnglish } from '@/shared/texts/files.en.ts';
import { generatorEnglish } from '@/shared/texts/generator.en.ts';
import { libraryEnglish } from '@/shared/texts/library.en.ts';
import { modelsEnglish } from '@/shared/texts/models.en.ts';
import { paletteEnglish } from '@/shared/texts/palette.en.ts';
import { panelEnglish } from '@/shared/texts/panel.en.ts';
import { popupEnglish } from '@/shared/texts/popup.en.ts';
import { runEnglish } from '@/shared/texts/run.en.ts';
import { sendingEnglish } from '@/shared/texts/sending.en.ts';
import { serversEnglish } from '@/shared/texts/servers.en.ts';
import { settingsEnglish } from '@/shared/texts/settings.en.ts';
import { welcomeEnglish } from '@/shared/texts/welcome.en.ts';

/** What the house calls a thing, and people do not. */
const HOUSE_WORDS =
  /\bchips?\b|\bthe mark\b|\bcomposer\b|\bturns?\b(?! (?:one|off|on))|engine on (?:this|your) device|whetstone button/i;

const turnTexts = { ...contextTexts, user: speaker('user'), assistant: speaker('assistant'), none: NO_TURNS };
const catalogues = { generalTexts, turnTexts, noteTexts, offerTexts, texts, popupEnglish, welcomeEnglish };
const panelCatalogues = {
  compareEnglish,
  filesEnglish,
  libraryEnglish,
  modelsEnglish,
  paletteEnglish,
  panelEnglish,
  restoreLabels,
  runEnglish,
  sendingEnglish,
  serversEnglish,
  settingsEnglish,
};
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

/** Second words for acts that have one: `shared/texts/README.md` lists which. */
const SECOND_WORDS =
  /^(?:Revert|Dismiss|Stop|Try again|Switch (?:on|off)|Enhance|Skip|Later|Forget(?: .+)?|Abort|Got it|Take (?:all )?out|Insert (?:prompt|into the page))$/;

it.each(Object.entries({ ...catalogues, ...panelCatalogues, generatorEnglish }))(
  '%s calls an act by its one name',
  (_, all) => {
    expect(sentencesOf(all).filter((sentence) => SECOND_WORDS.test(sentence))).toEqual([]);
  },
);

it.each(Object.entries({ ...catalogues, ...panelCatalogues, activityEnglish, engines }))(
  '%s calls the device the user’s',
  (_, all) => {
    expect(
      sentencesOf(all).filter((sentence) =>
        /\b(?:this|the) device\b|\bnothing leaves(?! (?:your device|it)\b)/i.test(sentence),
      ),
    ).toEqual([]);
  },
);

it('says that an act is done with the word it was asked for with', () => {
  const acts = [
    [texts.accept, texts.accepted],
    [texts.accept, texts.changed(2)],
    [texts.replace, texts.replaced],
    [texts.insert, texts.inserted],
    [runEnglish.insert, runEnglish.inserted],
    [texts.copy.replace('y', 'i'), noteTexts.copied],
    [texts.save, noteTexts.saved('note')],
    [texts.cancel, titleFor('rewrite', 'aborted')],
  ] as const;
  for (const [asked, done] of acts)
    expect(done.toLowerCase()).toContain(`${asked.replace(/e$/, '').toLowerCase()}`);
});

it('ends a wait, a result and a message with the same word on every surface', () => {
  expect(texts.cancel).toBe(controlsEnglish.cancel);
  expect(texts.close).toBe(controlsEnglish.close);
  const catalogues = {
    paletteEnglish,
    filesEnglish,
    figuresEnglish,
    libraryEnglish,
    modelsEnglish,
    sendingEnglish,
    runEnglish,
  };
  for (const catalogue of Object.values(catalogues))
    expect('cancel' in catalogue && catalogue.cancel).toBe(texts.cancel);
});

it('counts earlier messages, not turns', () => {
  const chosen = { text: 'You: Hi', turns: 2, cut: 1 };
  expect(totalLine(chosen)).toMatch(
    /^With the next run: 2 messages, .* Older messages are cut to fit 20,000 characters\.$/,
  );
  expect(sentLine({ ...chosen, turns: 1 }, 'local')).toMatch(/^Sent along: 1 message, /);
});
