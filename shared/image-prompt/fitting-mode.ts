import type { FittingMode } from '@/shared/contracts/generate.ts';
import { headOf, kindOfThing } from '@/shared/enhance/topic-nouns.ts';
import { facetOf } from './facets.ts';

const DRAWN =
  /\b(?:images?|pictures?|photos?|photographs?|portraits?|landscapes?|paintings?|drawings?|sketch(?:es)?|illustrations?|posters?|flyers?|logos?|icons?|infographics?|wallpapers?|scenes?|banners?|(?:book|album|magazine) covers?|stickers?|mascots?|avatars?|comics?|cartoons?|mock-?ups?)\b/i;
const MAIL = /\b(?:e-?mails?|mail|newsletter)\b/i;
const ASKS =
  /^(?:please )?(?:can you |could you )?(?:write|suggest|tell|give|list|help|explain|summari[sz]e|translate|plan|compare|rate|quiz|come up|answer|reply|fix|debug|refactor|what|how|why|who|when|which|should|is|are|does|do)\b/i;
/** What only a picture is told by. */
const SEEN = new Set(['lens', 'composition', 'palette', 'light', 'style']);

const saysHow = (topic: string): boolean =>
  topic.split(/[,.\n]+/).some((part) => SEEN.has(facetOf(part.trim()) ?? ''));

/** The mode that fits a topic which names nothing to be seen; undefined for one that a picture can be made of. */
export function fittingMode(given: string): FittingMode | undefined {
  const topic = given.trim();
  if (DRAWN.test(topic) || saysHow(topic)) return undefined;
  const kind = kindOfThing(topic);
  const isWritten = kind === 'writing' || kind === 'list' || kind === 'made' || kind === 'code';
  if (!isWritten && !ASKS.test(topic) && !topic.endsWith('?')) return undefined;
  if (kind === 'code') return 'technical';
  return MAIL.test(headOf(topic)) || MAIL.test(topic) ? 'email' : 'reframe';
}
