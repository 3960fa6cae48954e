import { foldText } from '@/shared/documents/context/search-terms.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { valueWords } from './match-names.ts';
import { sameUnit } from './said-units.ts';
import { isUnitName } from './units.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr'];
const CODE = /^[A-Z]{2}$/;
/** Of more different values none are codes of countries. */
const MAX_CODES = 250;

const named = new Map<string, Intl.DisplayNames>();

function nameOf(language: string, code: string): string | undefined {
  const names =
    named.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  named.set(language, names);
  return names.of(code);
}

/** What countries are called whose codes a column holds: `DE` is Germany, Deutschland, Alemania. */
function countryNames(texts: readonly string[]): [string, string][] {
  if (texts.length < 2 || texts.length > MAX_CODES || !texts.every((text) => CODE.test(text))) return [];
  const all = texts.flatMap((text) =>
    LANGUAGES.flatMap((language): [string, string][] => {
      const name = nameOf(language, text);
      return name === undefined ? [] : [[valueWords(name).join(' '), text]];
    }),
  );
  return new Set(all.map(([, text]) => text)).size === texts.length ? all : [];
}

/** Other ways in which the values of a column are asked for, each with its value. */
export function otherNames({ name }: DataColumn, texts: readonly string[]): [string, string][] {
  const joined = texts.flatMap((text): [string, string][] => {
    // "wifi" of `Wi-Fi`, "ebike" of `E-Bike`
    const isHyphened = /^\p{L}+-\p{L}+$/u.test(text.trim());
    return isHyphened ? [[foldText(text.trim().replace('-', '')), text]] : [];
  });
  const units = isUnitName(name)
    ? texts.flatMap((text) => sameUnit(text).map((said): [string, string] => [said, text]))
    : [];
  return [...joined, ...units, ...countryNames(texts)];
}
