import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { toOrder } from '@/shared/engines/offline/reframe/wish.ts';
import { DETERMINED, headOf, kindOfThing } from '@/shared/enhance/topic-nouns.ts';
import { withArticle } from './with-article.ts';

/** "Write linkedin post about my job": the thing an order asks for, with its article. */
export const withThing = (order: string): string =>
  order.replace(
    /^((?:Write|Draft|Create|Make|Build|Generate|Design|Compose|Prepare|Plan)(?: me)?) (?=\p{L})(.+)$/u,
    (whole, verb: string, thing: string) =>
      kindOfThing(thing) ? `${verb} ${withArticle(thing, headOf(thing))}` : whole,
  );

/** Verbs that are as often the first half of a name: "test anxiety", "play therapy". */
const ALSO_NAMES =
  /^(?:sketch|review|test|interview|play|break|grade|rank|mark|print|store|host|act|set|map|quiz|draft) (?!(?:me|us|for|on|with|if|whether|how|what|that|it|these|those|some|one|\d+)\b)/i;

/** Verbs that are hardly ever the first half of a name: "make quiz about volcanoes". */
const MAKES =
  /^(?:write|make|create|generate|compose|prepare|build|design(?! (?:documents?|docs?|briefs?|reviews?|proposals?|plans?|portfolios?|courses?|ideas?|tips)\b)) (?!(?:for|of|about|with|and|or)\b)/i;

/** Whether a topic is a whole order; one that a name of a thing follows without an article is a name itself. */
export function isOrder(topic: string): boolean {
  // "10 interview questions"
  if (/^\d/.test(topic)) return false;
  if (!toOrder(topic).isWish) return /^do (?:an?|the|my|our|some)\b/i.test(topic);
  const behind = topic.replace(/^\p{L}+ /u, '');
  const isName = !MAKES.test(topic) && (ALSO_NAMES.test(topic) || kindOfThing(topic) !== undefined);
  return !(isImperative(topic) && isName) || /^(?:me|us)\b/i.test(behind) || DETERMINED.test(behind);
}

/** Whom the model is to be, with what it is to do: a prompt already. */
const ROLE =
  /^(?:you(?:['’]re| are| will be| play) (?:an?|the|my)\b|act (?:as|like)\b|(?:imagine|pretend|suppose|assume)\b|play the (?:role|part)\b|role-?play\b|let['’]?s (?:play|pretend|imagine|do|write|talk)\b)/i;
export const isRole = (topic: string): boolean => ROLE.test(topic);
