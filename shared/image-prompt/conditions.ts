import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { addRemark } from './add-remark.ts';

/** When a picture is and what the weather is like: of each there is one, wherever in a brief it was said. */
type Kind = 'time' | 'weather' | 'season';

interface Condition {
  kind: Kind;
  /** How people name it, alone or before what it describes. */
  word: string;
  says: string;
  /** What cannot be seen any more, though it is of another kind. */
  ends?: Kind;
}

const conditions: readonly Condition[] = [
  { kind: 'time', word: 'night(?:[- ]?time)?', says: 'at night' },
  { kind: 'time', word: 'midnight', says: 'at midnight' },
  { kind: 'time', word: 'dawn|daybreak', says: 'at dawn' },
  { kind: 'time', word: 'sunrise', says: 'at sunrise' },
  { kind: 'time', word: 'morning', says: 'in the morning' },
  { kind: 'time', word: 'noon|midday', says: 'at noon' },
  { kind: 'time', word: 'afternoon', says: 'in the afternoon' },
  { kind: 'time', word: 'evening', says: 'in the evening' },
  { kind: 'time', word: 'sunset', says: 'at sunset' },
  { kind: 'time', word: 'dusk|twilight|nightfall', says: 'at dusk' },
  { kind: 'time', word: 'golden hour', says: 'golden hour' },
  { kind: 'time', word: 'blue hour', says: 'blue hour' },
  { kind: 'time', word: 'day(?:time|light)?', says: 'in daylight' },
  { kind: 'weather', word: 'thunder(?:storm|y)?|lightning', says: 'in a thunderstorm' },
  { kind: 'weather', word: 'storm(?:y|ing)?', says: 'in stormy weather' },
  { kind: 'weather', word: 'rain(?:y|ing|s|fall)?|wet', says: 'in the rain' },
  { kind: 'weather', word: 'snow(?:y|ing|s|fall)?', says: 'in falling snow' },
  { kind: 'weather', word: 'fog(?:gy)?', says: 'in fog' },
  { kind: 'weather', word: 'mist(?:y)?', says: 'in mist' },
  { kind: 'weather', word: 'sun(?:ny|shine)', says: 'in sunny weather' },
  { kind: 'weather', word: 'cloudy|overcast', says: 'under an overcast sky' },
  { kind: 'weather', word: 'calm weather', says: 'in calm weather' },
  { kind: 'weather', word: 'clear (?:weather|sky|skies)', says: 'under a clear sky' },
  { kind: 'weather', word: 'wind(?:y)?', says: 'in windy weather' },
  { kind: 'season', word: 'spring(?:time)?', says: 'in spring', ends: 'weather' },
  { kind: 'season', word: 'summer(?:time)?', says: 'in summer', ends: 'weather' },
  { kind: 'season', word: 'autumn|fall', says: 'in autumn' },
  { kind: 'season', word: 'winter(?:time)?', says: 'in winter' },
];

const wordsOf = (kind: Kind) => conditions.flatMap((one) => (one.kind === kind ? [one.word] : [])).join('|');
const FACET = { time: 'light', weather: 'setting', season: 'setting' } as const satisfies Record<
  Kind,
  string
>;

/** What may stand around a condition in a wish for nothing else. */
const AROUND =
  /\b(?:please|make|set|let|have|put|change|turn|switch|move|use|show|it(?:['’]?s)?|is|was|be|being|should|must|could|the|an?|in|at|by|on|during|under|with|into|to|now|time|of|scene|picture|image|whole|thing|everything|weather|rather|still|and|but|very|lot|some|heavy|heavily|falling|early|late|deep)\b/giu;

/** The conditions a wish is for; undefined where it is about anything else, too. */
function wishedFor(wish: string): Condition[] | undefined {
  const told = wish.replace(
    /,? (?:and )?(?:not|instead of|rather than) (?:in |at )?(?:the )?[\p{L}-]+$/iu,
    '',
  );
  const found = conditions.filter(({ word }) => new RegExp(`\\b(?:${word})\\b`, 'iu').test(told));
  const left = found
    .reduce((rest, { word }) => rest.replace(new RegExp(`\\b(?:${word})\\b`, 'giu'), ' '), told)
    .replace(AROUND, ' ')
    .replace(/[^\p{L}\d]+/gu, '');
  return found.length > 0 && left === '' ? found : undefined;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/^(?:,|and) |(?:,| and)$/g, '')
    .trim();

/** How other languages say when it is; a wish in them is put in English before. */
const ABROAD: Partial<Record<Kind, RegExp>> = {
  time: /,? ?(?<!\p{L})(?:(?:de|por la) noche|de día|al (?:amanecer|atardecer)|(?:de|la) nuit|de jour|à l['’]aube|bei nacht|in der nacht|nachts|am (?:tag|abend|morgen)|tagsüber|di notte|di giorno|all['’]alba)(?!\p{L})/giu,
};

/** A remark without all it says of one kind. */
function without(remark: string, kind: Kind): string {
  const words = wordsOf(kind);
  return tidy(
    remark
      .replace(ABROAD[kind] ?? /(?!)/u, '')
      .replace(
        new RegExp(
          `,? ?(?<![\\p{L}-])(?:at|in|by|during|under|on|with)(?: (?:the|an?))?(?: (?!(?:the|an?|and|of)\\s)[\\p{L}-]+){0,1} (?:${words})(?: (?:weather|light|sky))?(?![\\p{L}-])`,
          'giu',
        ),
        '',
      )
      .replace(
        new RegExp(
          `(?<![\\p{L}-])(?:${words})(?: (?:and|,) (?:${words}))*(?:,| (?:weather|day))?(?![\\p{L}-])`,
          'giu',
        ),
        '',
      ),
  ).replace(/^(an?) (?=\p{L})/iu, (_, article: string) => `${article} `);
}

/** The brief without what it says of one kind. */
function clear(brief: ImageBrief, kind: Kind): ImageBrief {
  const left: ImageBrief = { ...brief, subject: without(brief.subject, kind) || brief.subject };
  for (const facet of listedFacets)
    if (facet !== 'text' && facet !== 'parameters' && facet !== 'avoid')
      left[facet] = brief[facet].flatMap((remark) => {
        const rest = without(remark, kind);
        // What it described names nothing of its own: the sky of `stormy sky`.
        return rest === remark || /\S \S/.test(rest) ? [rest] : [];
      });
  return left;
}

/** A brief after a wish for another time of day, weather or season, such as `make it night and raining`; undefined for any other. */
export function changeConditions(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const wished = wishedFor(wish);
  if (!wished) return undefined;
  let next = brief;
  for (const kind of new Set(wished.flatMap(({ kind: own, ends }) => [own, ends ?? own])))
    next = clear(next, kind);
  for (const { kind, says } of wished) next = { ...next, [FACET[kind]]: addRemark(next[FACET[kind]], says) };
  // What was left out before is wished for now.
  const avoid = next.avoid.filter(
    (one) => !wished.some(({ word }) => new RegExp(`^(?:${word})$`, 'iu').test(one)),
  );
  return { ...next, avoid };
}

/** Light that tells the time of day by itself. */
const TIMED = /\b(?:moon|star|sun|day)/i;

/** The conditions among remarks that hold beside a new one: `at night`, with warm light in the windows. */
export const conditionsBeside = (remarks: readonly string[], next: string): string[] =>
  remarks.filter((remark) => isCondition(remark) && !TIMED.test(next) && !saysCondition(next));

/** Whether a remark says anything of when it is and what the weather is like. */
export const saysCondition = (remark: string): boolean =>
  conditions.some(({ word }) => new RegExp(`\\b(?:${word})\\b`, 'iu').test(remark));

/** `Make it evening with a lamp` wants the evening, and a lamp in it. */
export function splitCondition(wish: string): string[] {
  const [, when = '', beside = ''] = /^(.+?),? with (.+)$/iu.exec(wish) ?? [];
  return beside !== '' && wishedFor(when) ? [when, `add ${beside}`] : [wish];
}

/** The condition a noun names, as `the sunset`: it is brought back as such. */
export const isCondition = (noun: string): boolean => wishedFor(noun) !== undefined;
