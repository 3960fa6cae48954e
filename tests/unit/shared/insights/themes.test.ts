import { expect, test } from 'vitest';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const themesOf = (query: string, texts: readonly string[]) =>
  reportOn(
    { query },
    toImportedItems(
      texts.map((text, at) => ({
        author: `writer ${at}`,
        createdAt: `2026-08-${String(at + 1).padStart(2, '0')}`,
        text,
      })),
    ),
  ).report.findings.map(({ count }) => count.filter.theme);

test('what short remarks are about is found without a word of praise or blame', () => {
  const themes = themesOf('Hollow Orchard', [
    'that lantern tho',
    'lantern minigame is peak',
    'the lantern thing keeps me up till three',
    'lantern hunting eats my evenings',
    'first',
    'got it on a whim',
    'my cousin plays it too',
  ]);
  expect(themes).toContain('lantern');
});

test('what people only mention on the way is no theme', () => {
  const themes = themesOf('Hollow Orchard', [
    'I play it on the sofa',
    'usually on the sofa with a blanket',
    'fell asleep on the sofa again',
    'bought it for my cousin',
    'my cousin plays it too',
    'my cousin got it as well',
  ]);
  expect(themes).toEqual([]);
});

test('voices in other languages have themes of their own, named as people name them', () => {
  const themes = themesOf('Lumibank', [
    'Die Unterkonten sind genial.',
    'Ich spare mit drei Unterkonten.',
    'Ohne die Unterkonten wäre ich verloren.',
    'Los intereses son buenos.',
    'Han bajado los intereses otra vez.',
    'Me gustan los intereses diarios.',
  ]);
  expect(themes).toEqual(expect.arrayContaining(['Unterkonten', 'intereses']));
});

test('a short English remark is read as English beside other languages', () => {
  const { items } = reportOn(
    { query: 'Hollow Orchard' },
    toImportedItems(
      [
        'endgame is empty',
        'wait for a sale imo',
        'De app is traag.',
        'Übersetzung ist leider grauenhaft',
      ].map((text, at) => ({ author: `writer ${at}`, createdAt: '2026-08-01', text })),
    ),
  );
  const languages = Object.fromEntries(items.map(({ text, language }) => [text, language]));
  expect(languages).toEqual({
    'endgame is empty': 'en',
    'wait for a sale imo': 'en',
    'De app is traag.': 'nl',
    'Übersetzung ist leider grauenhaft': 'de',
  });
});

test('a side is found where everybody speaks of it in other words, and a noun of the subject stays its own theme', () => {
  const themes = themesOf('Orlo earbuds', [
    'Dead by lunch, every single day.',
    "They don't even hold a charge any more.",
    'I have to plug in overnight and it is still flat after an hour.',
    'Ran out of juice in the middle of a call.',
    'The lantern mode is great.',
    'I love the lantern mode.',
    'That lantern keeps coming on by itself, annoying.',
    'My sister has them too.',
  ]);
  expect(themes).toEqual(expect.arrayContaining(['battery life']));
  expect(themes.some((theme) => theme?.includes('lantern'))).toBe(true);
});

test("a common side is called by its posts' own words where they hold none of its name", () => {
  const themes = themesOf('Tallyrun', [
    'A former admin still sees every salary.',
    'You cannot remove a former admin yourself.',
    'Our former admin was never removed, support had to cancel her login.',
    'Closing the account of a former admin takes weeks.',
    'They would not cancel the access of our former admin.',
    'Opened a support ticket in July, the ticket is still open.',
    'Three tickets and no answer.',
    'My ticket was closed without a word.',
  ]);
  expect(themes).not.toContain('cancelling');
  expect(themes).not.toContain('tickets and passes');
  expect(themes).toContain('former admin');
});

test('a post on one side that names another in passing counts for the first alone', () => {
  const { items } = reportOn(
    { query: 'Dover bike' },
    toImportedItems(
      [
        'The saddle slips down while I ride, which at this price is not what I had hoped to find.',
        'Saddle drops every mile.',
        'The saddle sinks under me, and I had compared the price of a dozen others before I chose it.',
        'The price is too high.',
        'Price went up twice.',
        'The price is a joke.',
      ].map((text, at) => ({ text, author: `writer ${at}` })),
    ),
  );
  const counted = items.filter(({ labels }) => labels.themes.some(({ label }) => label === 'price'));
  expect(counted).toHaveLength(3);
  expect(counted.every(({ text }) => !/saddle/i.test(text))).toBe(true);
});
