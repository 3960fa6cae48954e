import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { findNames, isHeldAgainst, readSwitch } from './competitors.ts';
import { polarityOf, splitClauses } from './read-sentences.ts';
import { splitSentences } from './sentences.ts';

interface Said {
  item: InsightItem;
  start: number;
  end: number;
}

/** Better in comparison, of the name before it: `the Rydon is cheaper`, `Rydon at least has shops`. */
const BETTER =
  /\b(?:cheaper|better|faster|quicker|lighter|quieter|stronger|longer|easier|simpler|nicer|smoother|roomier|brighter|cleaner|friendlier|more (?:reliable|comfortable|intuitive|stable|accurate|generous)|at least|for free|twice|double|still the best|miles ahead|wins)\b/i;
/** Worse in comparison, of the name before it. */
const WORSE =
  /\b(?:worse|slower|heavier|louder|noisier|pricier|dearer|weaker|clunkier|(?:more|less) (?:expensive|complicated|confusing|reliable|comfortable|intuitive)|too (?:heavy|slow|expensive|complicated|big|basic)|put me off)\b/i;
/**
 * What posts say of a rival in the clauses that name it; each post once a side.
 * @param names the subject's and the rival's
 */
export function readRivals(
  items: readonly InsightItem[],
  names: readonly [subject: string, rival: string],
): { praise: Said[]; complaint: Said[] } {
  const told: { praise: Said[]; complaint: Said[] } = { praise: [], complaint: [] };
  const [, rival] = names;
  for (const item of items) {
    if (item.language !== 'en') continue;
    for (const { clause, start, end } of splitSentences(item.text).flatMap(splitClauses)) {
      if (findNames(clause, [rival]).length === 0) continue;
      const stance = stanceOn(clause, names);
      const side = stance > 0 ? told.praise : told.complaint;
      if (stance !== 0 && side.at(-1)?.item !== item) side.push({ item, start, end });
    }
  }
  return told;
}

/** How a clause that names a rival stands to it: as it speaks, or the other way round where it is what is compared with. */
function stanceOn(clause: string, names: readonly [string, string]): number {
  const polarity = polarityOf(clause) || comparison(clause);
  if (polarity === 0) return 0;
  if (isHeldAgainst(clause, names[1])) return -polarity;
  // Who left one for another and is glad praises the other.
  return polarity > 0 && readSwitch(clause, names)?.from === names[1] ? 0 : polarity;
}

const comparison = (clause: string): number => Number(BETTER.test(clause)) - Number(WORSE.test(clause));
