import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { catalogues } from '@/shared/texts/catalogues.ts';
import { fillMessage, readMessage } from '@/shared/texts/message-format.ts';
import { accentedEnglish } from '@/shared/texts/pseudo-languages.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Gap = { name: string; isCounted: boolean };

/** Every gap of a sentence, as the library for all of the format reads it. */
function gapsOf(elements: readonly Element[]): Gap[] {
  return elements.flatMap((element): Gap[] => {
    const branches =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => gapsOf(value)) : [];
    if (!('value' in element) || typeof element.value !== 'string') return branches;
    // 0 is a sentence's words, 7 what a plural counts.
    if (element.type === 0) return branches;
    return [{ name: element.value, isCounted: element.type === 2 || element.type === 6 }, ...branches];
  });
}

const say = (pattern: string, locale: string, values: Record<string, string | number>) =>
  fillMessage(readMessage(pattern), { locale, values }).join('');
const libraryOf = (pattern: string, locale: string) =>
  new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });

const patterns = Object.values(catalogues).flatMap((one): string[] => Object.values(one));
const accented = (pattern: string) => accentedEnglish.change?.(pattern) ?? pattern;
const counts = [0, 1, 2, 3, 11, 100, 5_500, 1_234_567.891, -1, 0.5];

describe.each(['en', 'de', 'ru', 'ar', 'ja', 'en-XA'])('in %s', (locale) => {
  test('every sentence of the catalogues is filled as the library for the whole format fills it', () => {
    for (const pattern of [...patterns, ...patterns.map(accented)]) {
      const library = libraryOf(pattern, locale);
      const gaps = gapsOf(library.getAst());
      for (const [at, count] of counts.entries()) {
        const word = at % 2 ? 'true' : `Ann’s #{${at}} 'word'`;
        const values = Object.fromEntries(
          gaps.map(({ name, isCounted }) => [name, isCounted ? count : word]),
        );
        expect(say(pattern, locale, values)).toBe(String(library.format(values)));
      }
    }
  });

  test.each([
    "It's {name}'s, isn''t it? '{'{name}'}' and '{it''s}' #",
    '{n, plural, =0 {none} one {# of {name}} few {# few} many {# many} other {{name}: # and {n, number}}}!',
    "{n, plural, other {'#' is #, {name, select, true {# yes} other {# no {n, plural, one {in #} other {out #}}}}}}",
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of { name }',
    '{n, number, ::.00 group-off} {n, number, ::.0} {n,number}',
    '  {name}{name} ',
  ])('so is %s, as a language may need it', (pattern) => {
    for (const n of counts)
      for (const name of ['Ann', 'true', ''])
        expect(say(pattern, locale, { n, name })).toBe(
          String(libraryOf(pattern, locale).format({ n, name })),
        );
  });
});

test('an element stands where its gap is, between words that are joined', () => {
  const link = { type: 'a' };
  const message = readMessage('{n, plural, one {# text} other {# texts}} by {who}.');
  expect(fillMessage<typeof link>(message, { locale: 'en', values: { n: 2, who: link } })).toEqual([
    '2 texts by ',
    link,
    '.',
  ]);
});

test.each([
  'an {open',
  'a closed} one',
  '{}',
  '{n, plural, one {#}}',
  '{n, plural, one}',
  '{when, date}',
  '{n, number, ::percent}',
  '{n, select, other {x}',
])('%s is no sentence, and says so when it is read', (pattern) => {
  expect(() => readMessage(pattern)).toThrow(SyntaxError);
});
