export interface DateName {
  short: string;
  long: string;
}

/** Languages by Windows language id (MS-LCID), the ones with names of their own for days and months. */
const LANGUAGES: ReadonlyMap<number, string> = new Map([
  [0x05, 'cs'],
  [0x06, 'da'],
  [0x07, 'de'],
  [0x08, 'el'],
  [0x09, 'en'],
  [0x0a, 'es'],
  [0x0b, 'fi'],
  [0x0c, 'fr'],
  [0x0e, 'hu'],
  [0x10, 'it'],
  [0x11, 'ja'],
  [0x12, 'ko'],
  [0x13, 'nl'],
  [0x14, 'nb'],
  [0x15, 'pl'],
  [0x16, 'pt'],
  [0x18, 'ro'],
  [0x19, 'ru'],
  [0x1b, 'sk'],
  [0x1d, 'sv'],
  [0x1f, 'tr'],
  [0x22, 'uk'],
  [0x04, 'zh'],
]);

const known = new Map<string, DateName[]>();

/** Names out of the platform's own data; Excel writes short ones without a full stop. */
function namesOf(language: number, kind: 'month' | 'weekday'): DateName[] {
  // The lower ten bits are the language, the upper six its region.
  const tag = LANGUAGES.get(language & 0x3ff) ?? 'en';
  const key = `${tag} ${kind}`;
  const found = known.get(key);
  if (found) return found;
  const format = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(tag, { [kind]: style, timeZone: 'UTC' });
  const [short, long] = [format('short'), format('long')];
  const count = kind === 'month' ? 12 : 7;
  const names = Array.from({ length: count }, (_, index) => {
    // 2023-01-01 was a Sunday.
    const day = kind === 'month' ? Date.UTC(2023, index, 1) : Date.UTC(2023, 0, 1 + index);
    return { short: short.format(day).replace(/\.$/, ''), long: long.format(day) };
  });
  known.set(key, names);
  return names;
}

/** January first. */
export function monthNames(language: number): DateName[] {
  return namesOf(language, 'month');
}

/** Sunday first. */
export function dayNames(language: number): DateName[] {
  return namesOf(language, 'weekday');
}
