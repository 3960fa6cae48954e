import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Audit } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { findForeignNumbers } from './numbers.ts';

export interface Check {
  items: readonly InsightItem[];
  audit: Audit;
  /** Citations that stand. */
  valid: ReadonlySet<string>;
  /** What the asker wrote: names and signs in it are nobody's invention. */
  asked: string;
}

/** Links and markup: what is shown of a report links to its posts alone. */
const MARKUP = /https?:\/\/\S*|www\.\S+|<\/?[a-z!][^>]*>|\]\(/giu;
/** A word with a capital inside a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:’'”)] )\p{Lu}[\p{L}\p{N}’'-]+/gu;

/**
 * A sentence whose numbers all count what they say, with the citations that stand; null for one that carries a number, a link or a name
 * of its own, or has lost all that proved it.
 * @param context the subject, title or question it stands under
 */
export function checkSentence(sentence: Sentence, context: string, check: Check): Sentence | null {
  check.audit.claims += 1;
  const hasTrueNumbers = sentence.numbers.every(
    ({ start, end, count }) =>
      filterItems(check.items, count.filter).length === count.value &&
      sentence.text.slice(start, end) === String(count.value),
  );
  const citationIds = sentence.citationIds.filter((id) => check.valid.has(id));
  const isUnproved = sentence.citationIds.length > 0 && citationIds.length === 0;
  const known = `${context} ${check.asked}`;
  const hasForeignName = findForeignNames(sentence.text, known, check.items).length > 0;
  const isForeign =
    hasForeignName ||
    findForeignNumbers(sentence, context, check.items).length > 0 ||
    (sentence.text.match(MARKUP) ?? []).some((sign) => !known.includes(sign));
  if (hasTrueNumbers && !isUnproved && !isForeign) return { ...sentence, citationIds };
  check.audit.claimsDropped += 1;
  check.audit.numbersFixed += hasTrueNumbers ? 0 : 1;
  check.audit.namesRefused += hasForeignName ? 1 : 0;
  return null;
}

/** Names that nobody wrote: neither whoever asks, nor any of the posts. */
function findForeignNames(text: string, known: string, items: readonly InsightItem[]): string[] {
  const names = (text.match(NAME) ?? []).filter((name) => !holds(known, name));
  return names.filter(
    (name) =>
      !items.some(
        (item) =>
          holds(item.text, name) ||
          (item.title !== null && holds(item.title, name)) ||
          item.labels.themes.some(({ label }) => holds(label, name)),
      ),
  );
}

const holds = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());
