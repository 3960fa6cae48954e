import { CONTRASTS, isConstraintFragment, isHardLimit, isShapeFragment } from './patterns.ts';

/** Belongs to what comes after its comma. */
const SUBORDINATE =
  /^(?:if|when|while|because|since|although|though|as|after|before|once|unless|whenever|given|even|until|whether|considering|assuming)\b/i;
/** "Starter is for one, team for ten": what follows leaves out the same verb. */
const ROW_OF_FACTS =
  /^(?!(?:it|this|that|there|tone|style|length|everything)\b)\p{L}+ (?:is|are|costs?|gets?) (?:for|in|at|from|on) [^,]+,/iu;

/**
 * A sentence, and the limits that end it behind commas ("…, friendly tone, max 200 words"). Nothing is taken out of its
 * middle: where anything but limits follows, it stays whole.
 */
export function peelLimits(sentence: string): string[] {
  if (SUBORDINATE.test(sentence) || ROW_OF_FACTS.test(sentence) || /\?\s*$/.test(sentence)) return [sentence];
  const cut = sentence.split(/(,\s+(?:and\s+|but\s+(?!not\b))?(?![^(]*\)))/);
  const parts: string[] = [];
  for (let at = 0; at < cut.length; at += 2) {
    const part = cut[at] ?? '';
    if (parts.length > 0 && CONTRASTS.test(part)) parts.push(`${parts.pop()}${cut[at - 1]}${part}`);
    else parts.push(part);
  }
  const isLimit = (part: string) => isConstraintFragment(part) || isShapeFragment(part);
  const isListed = /:\s/.test(sentence);
  // '…, max 20 words: We are a company …': the text that is worked on goes with its ask
  if (parts.slice(1).some((part) => /:\s+(?:\S+\s+){4}\S/.test(part))) return [sentence];
  const from = parts.findIndex((part, index) => index > 0 && (isListed ? isHardLimit(part) : isLimit(part)));
  if (from < 0 || !parts.slice(from).every(isLimit)) return [sentence];
  let end = 0;
  for (const part of parts.slice(0, from)) end = sentence.indexOf(part, end) + part.length;
  return [sentence.slice(0, end), ...parts.slice(from)];
}
