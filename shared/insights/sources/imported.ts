import type { ImportedVoice } from '@/shared/contracts/analysis.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { readRatings } from './ratings.ts';
import { toIso } from './write-query.ts';

const BY_NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(.*)$/s;
/** A name or an offset in the time of day; am and pm are none. Without it the day would be that of the machine's zone. */
const NAMES_ZONE = /\b[A-Z]{3,4}\b|Z$|[+-]\d/;
const SECONDS = /^\d{10}(?:\.\d+)?$/;

/** Whether days stand first: with stops they always do, else where a figure is no month. */
const isDayFirst = (moments: readonly string[]) =>
  moments.some((moment) => {
    const [, first, mark] = BY_NUMBERS.exec(moment) ?? [];
    return mark === '.' || Number(first) > 12;
  });

/** A moment as exports write it: ISO 8601, Unix seconds, or a day by numbers, read as the others in the file. */
function momentOf(given: string, dayFirst: boolean): string | null {
  if (SECONDS.test(given)) return toIso(Number(given) * 1_000);
  const [, first, , second, year, time = ''] = BY_NUMBERS.exec(given) ?? [];
  if (!year) return toIso(given);
  const day = dayFirst ? `${second}/${first}/${year}` : `${first}/${second}/${year}`;
  return toIso(`${day}${time}${NAMES_ZONE.test(time) ? '' : ' UTC'}`);
}

/** What the user brought, as items. Links other than web addresses are left out. */
export function toImportedItems(voices: readonly ImportedVoice[]): RawItem[] {
  const ratings = readRatings(voices.map(({ rating }) => rating));
  const dayFirst = isDayFirst(voices.map(({ createdAt }) => createdAt?.trim() ?? ''));
  return voices.flatMap(({ text, author, createdAt, url, title }, index) => {
    const words = text.trim();
    if (words === '') return [];
    const address = url === undefined ? null : URL.parse(url);
    return [
      {
        source: 'import' as const,
        nativeId: `import-${index + 1}`,
        kind: 'import' as const,
        textKind: 'full' as const,
        url: address && /^https?:$/.test(address.protocol) ? address.href : null,
        author: author?.trim() || null,
        threadId: `import-${index + 1}`,
        community: null,
        title: title?.trim() || null,
        createdAt: momentOf(createdAt?.trim() ?? '', dayFirst),
        text: words,
        ...(ratings[index] && { rating: ratings[index] }),
        score: 0,
        replies: 0,
        answered: null,
        licence: null,
        paid: false,
        synthetic: false,
      },
    ];
  });
}
