import { beginsWithPhrase } from './cut-run-ons.ts';
import { isImperative, isShapingOrder } from './orders.ts';

/** A shorter sentence may join what it likes. */
const CHAIN_WORDS = 24;
const LINK_WORDS = 5;
/** What follows may hang on these. */
const HOLDS =
  /\b(?:if|when|because|that|which|who|whose|where|while|since|until|before|after|unless|although|though|as|than|whether|how|why|what|either|both|between|once|not only)\b/i;
const SUBJECT = /^(?:i|we|he|she|it|they|there)(?:['’](?:s|m|re|ve|ll|d)\b| \p{L})/iu;
/** Its verb has an s: no "don't" goes on with it. */
const ONE_SUBJECT = /^(?:and )?(?:he|she|it|this|that|(?:my|our|the|his|her) \p{L}*[^\Ws])\b/iu;

/**
 * A long sentence that goes on and on with "and", as its sentences: cut before a subject of its own with its verb, and before an
 * order that cannot go on with the subject before it.
 */
export function cutChains(sentence: string): string {
  if (sentence.split(/\s+/).length < CHAIN_WORDS || /[:"“(\n]/.test(sentence)) return sentence;
  const links = sentence.split(/,? and (?!so on\b|more\b)/);
  if (links.length < 3) return sentence;
  const sentences: string[] = [];
  for (const link of links) {
    const open = sentences.at(-1);
    if (open === undefined || !beginsAnew(open, link)) {
      if (open === undefined) sentences.push(link);
      else sentences[sentences.length - 1] = `${open} and ${link}`;
    } else sentences.push(link);
  }
  if (sentences.length === 1) return sentence;
  return sentences
    .map((text, index) => {
      const begun = index === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1);
      return index < sentences.length - 1 ? `${begun.replace(/[,;\s]+$/, '')}.` : begun;
    })
    .join(' ');
}

function beginsAnew(open: string, link: string): boolean {
  const isLong = [open, link].every((text) => text.trim().split(/\s+/).length >= LINK_WORDS);
  if (/^(?:don['’]t|do not|never) /i.test(link) && isShapingOrder(link)) return ONE_SUBJECT.test(open.trim());
  if (!isLong || HOLDS.test(open) || /\?/.test(open)) return false;
  // "ask him and he …": the order reports what is to be said
  if (isImperative(open) && /\b(?:tell|say|saying|ask|explain|mention)\b/i.test(open)) return false;
  return SUBJECT.test(link) || beginsWithPhrase(link.toLowerCase().split(/\s+/));
}
