import type { Dialect } from './dialects.ts';

/** What people call the image models. */
const NAMES = {
  midjourney: 'midjourney|mj',
  'gpt-image': 'gpt[- ]?image|dall[- ·]?e|chat ?gpt',
  'stable-diffusion': 'stable diffusion|sdxl|sd',
  flux: 'flux',
  imagen: 'imagen|gemini',
  firefly: '(?:adobe )?firefly',
} as const satisfies Record<Dialect, string>;
const ANY = Object.values(NAMES).join('|');
const VERSION = '(?: ?v?\\d[\\w.]*)?';
/** `For Flux`, `as a Midjourney prompt`: whom the prompt is for is not seen in the picture. */
const NAMED = new RegExp(
  `(?:^|,? )(?:for|as an?|an?|in) (?<model>${ANY})${VERSION}(?: (?:prompt|format))?(?=,|[.!?]|$)|^(?:an? )?(?<lead>${ANY})${VERSION} prompt(?: for| of|:)? ?`,
  'iu',
);

/** A message without the model it names, and that model; null where it names none. */
export function takeDialect(message: string): { text: string; dialect: Dialect | null } {
  const found = NAMED.exec(message);
  const name = found?.groups?.model ?? found?.groups?.lead;
  if (!found || !name) return { text: message, dialect: null };
  const text = message
    .replace(found[0], '')
    .replace(/^[,.!? ]+|,? and$/g, '')
    .trim();
  const ids = Object.keys(NAMES) as Dialect[];
  return { text, dialect: ids.find((id) => new RegExp(`^(?:${NAMES[id]})$`, 'i').test(name)) ?? null };
}
