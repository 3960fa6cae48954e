import { afterEach, describe, expect, test } from 'vitest';
import { authEnglish } from '@/shared/texts/auth.en.ts';
import { drawnSentences } from '@/shared/texts/drawn-sentences.ts';
import { setLanguage } from '@/shared/texts/language.ts';
import { languages, pickLanguage } from '@/shared/texts/languages.ts';
import { pagesEnglish } from '@/shared/texts/pages.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import { popupEnglish } from '@/shared/texts/popup.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { welcomeEnglish } from '@/shared/texts/welcome.en.ts';

const popup = sentences('popup', popupEnglish);
const welcome = sentences('welcome', welcomeEnglish);
const speak = async (name: string) => setLanguage(await languages[name]?.());
afterEach(() => setLanguage());

describe('in English', () => {
  test.each([
    [1, '1 credit'],
    [2, '2 credits'],
    [5_500, '5,500 credits'],
  ])('%i credits are counted', (count, said) => {
    expect(popup('credits', { count })).toBe(said);
  });

  test('a gap is filled with a word or an element, in its place', () => {
    const element = { type: 'kbd' };
    expect(popup('siteOn', { host: 'mail.test' })).toBe('On mail.test');
    expect(welcome.parts('shortcut', { keys: element })).toEqual([
      element,
      ' sharpens what you selected, or the field you write in.',
    ]);
  });

  test('a key or a gap that is missing is an error of types', () => {
    // @ts-expect-error no such sentence
    popup('nowhere');
    // @ts-expect-error the host is missing
    expect(() => popup('siteOn', {})).toThrow('host');
    // @ts-expect-error a number is counted, not a word
    popup('credits', { count: 'two' });
  });

  test('without MessageFormat a gap takes words, and what counts is an error of types', () => {
    const page = plainSentences('pages', pagesEnglish);
    expect(page('signedIn', { email: 'ann@mail.test' })).toContain('signed in as ann@mail.test.');
    // @ts-expect-error a plural is not plain
    plainSentences('popup', popupEnglish)('credits', { count: 2 });
  });

  test('without MessageFormat an element stands in its gap too', async () => {
    const signIn = drawnSentences('auth', authEnglish);
    const link = { type: 'a' };
    expect(signIn.parts('noAccountYet', { signUp: link })).toEqual(['No account yet? ', link]);
    await speak('en-XA');
    expect(signIn.parts('noAccountYet', { signUp: link })).toEqual(['[Ñóó ááççóóúúñť ýééť? ', link, ']']);
  });
});

describe('in the pseudo-language', () => {
  test('words are accented and longer, names and what fills a gap are not', async () => {
    await speak('en-XA');
    expect(popup('notAllowed', { host: 'mail.test' })).toBe(
      '[Ýóóúúř ƀřóóŵšééř ďííď ñóóť ááľľóóŵ Whetstone óóñ mail.test.]',
    );
  });

  test('plurals still count', async () => {
    await speak('en-XA');
    expect([popup('credits', { count: 1 }), popup('credits', { count: 2 })]).toEqual([
      '[1 çřééďííť]',
      '[2 çřééďííťš]',
    ]);
  });

  test('a page turns round', async () => {
    const mirrored = await languages['ar-XB']?.();
    expect(mirrored?.direction).toBe('rtl');
  });
});

test.each([
  [['en-US', 'ar-XB'], undefined],
  [['en-XA', 'en'], 'en-XA'],
  [['tlh', 'ar-XB'], 'ar-XB'],
  [['constructor'], undefined],
  [[], undefined],
])('of %j the first is taken that there is', (wanted, taken) => {
  expect(pickLanguage(wanted)).toBe(taken);
});
