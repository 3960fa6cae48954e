import type { RawItem } from '@/shared/insights/raw-item.ts';
import { fold, foldedWords } from './fold.ts';

const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;
const AFFILIATE = /[?&](?:tag|ref|aff(?:iliate)?(?:_?id)?|utm_[a-z]+|coupon)=|amzn\.to|\/ref\/|bit\.ly\//i;
const PROMOTION =
  /\b(?:promo(?:tion)?|discount|coupon|referral) codes?\b|\buse code\b|\bdm me\b|\b(?:dm|message|text) me (?:for|on|at)\b|\b(?:on|via|join (?:my|our)) (?:telegram|whats ?app)\b|\btelegram\b.{0,20}@\w+|\bt\.me\/|\bwa\.me\/|\blink in (?:my )?bio\b|\b(?:limited|special) offer\b|\bclick (?:here|the link)\b|\b(?:sub4sub|check out my channel|giveaway)\b|\bearn \$?\d[\d,]* (?:a|per) (?:day|week|month)\b|\bguaranteed (?:profit|income|returns)\b|\b(?:make|earn(?:ed|ing)?|made) (?:\$?\d[\d,.]*\$? |money )?(?:online|from home|per (?:day|week)|a day)\b|\bwhats ?app\b.{0,12}\+?\d{2}|\b(?:hurry|order now|buy now|shop now)\b.{0,30}\b(?:stock|offer|today|sale|discount)\b|\bfree (?:course|ebook|e-book|webinar|trial) (?:in|at|on) (?:my )?(?:bio|profile|link)\b|\b(?:real|active|organic) (?:downloads|followers|subscribers|likes|views|plays) for \W?\d|\blink in (?:my )?profile\b/i;
/** What only offers say: a code in capitals, their terms, an order to fetch it now, the writer's own page. */
const OFFER =
  /\b(?:with|use|using|enter) (?:the |my )?[Cc]ode:? [A-Z]{3,}\d*\b|\b[Tt]erms (?:apply|(?:on|at) our\b)|\b[Dd]ownload (?:it |now|today)(?: and| to)? (?:get|save|enjoy|claim)\b|\b[Cc]heck (?:out )?my (?:profile|page|bio)\b/;
/** Who was paid or given the thing says so with a mark, or earns by a link of his own. */
const PAID =
  /#(?:ad|ads|advert|gifted|sponsored|spon|paidpartnership|affiliate)\b|\b(?:through|via) my (?:own )?(?:link|code)\b|(?:^|[.!?]\s+)use my (?:own )?(?:link|code)\b|\blinks? (?:is |are )?(?:below|in (?:the )?(?:comments|description))\b.{0,40}\b\d+ ?% off\b|\b(?:kindly )?(?:sent|gave|gifted) (?:me|us) (?:this|these|it|one|a \w+) (?:\w+ )?(?:for free|free|as a gift) (?:for|in return|in exchange)\b/i;
/** What a shop orders its readers to do, at the start of a sentence: a buyer tells of it further on. */
const CALLING =
  /(?:^\W*|[.!?:]\s+)(?:book (?:a|your) (?:free )?(?:demo|test|trial|consultation|viewing)\b|(?:pop in or |please )?(?:message|contact|call|ring|visit|pop in(?:to)?|email) (?:us|our|the sales)\b[^.,!?]{0,60}\b(?:today|now|for (?:a|an|your|more)|to (?:book|order|find out)|at (?:our )?stand)\b)/i;
/** Terms that a shop sets, where it names a price or a place to buy, and a buyer tells of. */
const TERMS =
  /\b(?:this (?:week|weekend|month)|today) only(?=\W*$|\s?[:!,–-])|\bwhile (?:stocks?|supplies) lasts?\b|\b(?:launch|introductory|special) (?:price|offer|rate)s?\b.{0,40}\b(?:only|today|until)\b|\bfree trial (?:until|till)\b/i;
const PRICED = /https?:|\bwww\.|[$£€₹] ?\d|\d ?(?:[%$£€₹]|euros?\b|pounds?\b)|\bcode [A-Z\d]{3,}|\bfree\b/i;
const TELLING = /\b(?:i|me|my|they|he|she|was|were|had|did)\b/i;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** Characters that a page does not draw; they part words that are looked for. */
export const INVISIBLE = /[\u200b\u200c\u2060-\u2064]/g;

/** Words that mix Latin letters with look-alikes of another script. */
function mixesScripts(text: string): boolean {
  return /\b(?=\w*\p{Script=Latin})(?=\S*\p{Script=Cyrillic})[\p{L}]+/u.test(text);
}

const setsTerms = (text: string) =>
  PRICED.test(text) &&
  text.split(/(?<=[.!?])\s+/).some((sentence) => TERMS.test(sentence) && !TELLING.test(sentence));

/** Why an item is an advertisement or no human's view at all; null where nothing speaks for that. */
export function findSpamReason(item: Pick<RawItem, 'text' | 'paid'>): string | null {
  const { text } = item;
  const words = foldedWords(text.replace(LINK, ' '));
  if (item.paid) return 'paid';
  if (PROMOTION.test(text) || OFFER.test(text) || CALLING.test(text) || setsTerms(text)) return 'promotion';
  if (PAID.test(text)) return 'paid';
  const links = text.match(LINK) ?? [];
  if (links.some((link) => AFFILIATE.test(link))) return 'affiliate';
  if (links.length > 0 && words.length < 8) return 'bare_link';
  if ((text.match(INVISIBLE)?.length ?? 0) >= 3 || mixesScripts(text)) return 'disguised';
  const seen = text.replace(/\s/g, '').length;
  if (seen > 0 && (text.match(EMOJI)?.length ?? 0) * 2 > seen * 0.4) return 'emoji';
  return null;
}

/** How a seller writes under somebody's words: a greeting, thanks or regrets in the name of many, a signature. */
const REPLY_OF_SELLER =
  /^\W*(?:dear|hi|hello|hey)(?: there)?,? (?:(?:valued )?(?:customer|guest|user|reviewer)\b|(?:this is (?:the )?)?(?:[\w-]+ ){1,2}(?:support|team) here\b|this is (?:the )?(?:[\w-]+ ){1,2}(?:support|team)\b)|^\W*(?:many )?thank(?:s| you)(?: so much| very much)? for (?:your|sharing|taking)\b.{0,200}\b(?:we(?:['’]re| are) (?:\w+ )?(?:sorry|glad|happy|thrilled|delighted|working|pleased|proud)|we(?:['’]ll| will) (?:\w+ )?(?:look|pass|forward|get|fix|share)|our (?:team|support|engineers))\b|(?:^|[.!?\n]\s*|[-–—]\s*)your (?:[\w-]+ ){1,2}team\W*$|\bwe(?:['’]re| are) (?:so |very |truly )?sorry (?:to hear|that you|about your)\b/is;
const INSIDER =
  /\b(?:full )?disclosure\s*[:,-]?\s*(?:i|we)(?:'m| am| work|'re| are)?\b.{0,40}\b(?:work|founder|co-?founder|employee|maker|developer|team|built|build)\b|\bwe at \w+|\b(?:i'm|i am|im) (?:the |a |one of the )?(?:co-?founder|founder|ceo|maker|creator|developer) (?:of|at|behind)\b|\bi work (?:for|at) (?:the )?(?:company|\w+)\b.{0,40}\b(?:team|support|here)\b|\bwe(?:['’]re| are) (?:an? |the )?(?:authori[sz]ed|official|licen[sc]ed|appointed) \w+|\bwe(?:['’]re| are) (?:so |very |really )?(?:thrilled|proud|excited|delighted|pleased|happy|honou?red) to (?:share|announce|launch|offer|introduce|reveal|bring|present|say that \w+ has)\b|\bour (?:team|engineers|support team|product|app|company) (?:is|are|has|have|at|will|just|would)\b/i;

type Voice = Pick<RawItem, 'source' | 'text' | 'author'>;

const lettersOf = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
const speaksAsSeller = (text: string) => INSIDER.test(text) || REPLY_OF_SELLER.test(text);

/** Whether the account carries the product's name and at most a word of a seller's around it. */
function isSellersName(author: string | null, subject: string): boolean {
  const name = lettersOf(author ?? '');
  return (
    subject.length >= 4 &&
    name.includes(subject) &&
    /^(?:the|get|try|team|official)?$/.test(name.slice(0, name.indexOf(subject))) &&
    /^(?:official|team|support|hq|app|inc|co|care|help|global|us|uk|labs?|io|brand|news|store|shop)?$/.test(
      name.slice(name.indexOf(subject) + subject.length),
    )
  );
}

/** Who speaks as the seller so often, and in so many of all his posts, does so in the others too. */
const OFTEN = { posts: 2, share: 1 / 3 };

/**
 * Whether the seller speaks: the account carries the product's name, or the text says so, or its writer speaks as the seller
 * elsewhere. Shown as such, counted nowhere.
 */
export function createVendorTest(
  items: readonly Voice[],
  subjectWords: readonly string[],
): (item: Voice) => boolean {
  const subject = subjectWords.join('');
  const writerOf = ({ source, author }: Voice) => `${source} ${author}`;
  const told = new Map<string, { posts: number; asSeller: number }>();
  for (const item of items) {
    const known = told.get(writerOf(item)) ?? { posts: 0, asSeller: 0 };
    known.posts += 1;
    if (speaksAsSeller(item.text)) known.asSeller += 1;
    told.set(writerOf(item), known);
  }
  const isKnown = (item: Voice) => {
    const { posts = 0, asSeller = 0 } = told.get(writerOf(item)) ?? {};
    // A fan may be called after a product; who answers for it once is none.
    const isCalledAfter = subject.length >= 4 && lettersOf(item.author ?? '').startsWith(subject);
    return isCalledAfter ? asSeller > 0 : asSeller >= OFTEN.posts && asSeller >= posts * OFTEN.share;
  };
  return (item) =>
    isSellersName(item.author, subject) ||
    speaksAsSeller(item.text) ||
    (item.author !== null && isKnown(item));
}
