import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { headOf } from './become.ts';
import { conditionsBeside } from './conditions.ts';

const PLACE =
  /^(?:(?:put|move|place|set|have|shoot) (?:it|them|him|her|everything|the (?:scene|whole thing)) |(?:change the )?(?:setting|background|location)(?: should be| to|:)? )(.+)$/i;
/** One is on it, not in it. */
const OPEN_PLACE = /\b(?:road|beach|bridge|roof|hill|island|stage|farm|pier|cliff|terrace|balcony)$/i;
const MOVES_SUBJECT = /^(put|move|place|set) the ([\p{L}-]+) ((?:in|on|at|under|(?:in|on)?to) .+)$/iu;
/** What a thing can be on, in or under only once; `to a garden` leaves the kitchen it is in. */
const PREPOSITION = /^(on|in|inside|under|beside|next to|in front of|(?:in)?to) (.+)$/i;

/** The subject without the place that it leaves: `a shoe on a tray`, put on sand, stands on no tray any more. */
function leavePlace(subject: string, place: string): string {
  const [, preposition = '', where = ''] = PREPOSITION.exec(place) ?? [];
  if (!where) return subject;
  const left = new RegExp(
    ` (${/to$/i.test(preposition) ? 'in|on|at' : preposition}) (?:an? |the |his |her |their )?[\\p{L} '’-]+?(?=$|,| (?:with|at|in|on|under|beside|\\p{L}+ing)(?![\\p{L}-]))`,
    'iu',
  );
  return subject.replace(left, (_, held: string) => ` ${OPEN_PLACE.test(where) ? 'on' : held} ${where}`);
}

/** A brief after a wish for another place; undefined for any other wish. */
export function moveToPlace(brief: ImageBrief, wish: string): ImageBrief | undefined {
  const [, moved = '', thing = '', where = ''] = MOVES_SUBJECT.exec(wish) ?? [];
  if (thing && thing === headOf(brief.subject)) return moveToPlace(brief, `${moved} it ${where}`);
  const place = PLACE.exec(wish)?.[1];
  if (!place) return undefined;
  const subject = /^(?:put|move|place|set) (?:it|them|him|her) /i.test(wish)
    ? leavePlace(brief.subject, place)
    : brief.subject;
  if (subject !== brief.subject) return { ...brief, subject };
  const held = brief.setting.map((one) => /^(?:in|on|at)(?= )/i.exec(one)?.[0]).find(Boolean);
  const next = held ? place.replace(/^(?:in)?to(?= )/i, OPEN_PLACE.test(place) ? 'on' : held) : place;
  return { ...brief, setting: [...conditionsBeside(brief.setting, next), next] };
}
