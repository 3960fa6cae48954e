import { whyNever } from '@/shared/insights/report/why-never.ts';

/** What is no question about the posts. */
const OUT_OF_SCOPE =
  /\b(?:predict|forecast|next (?:year|quarter|month)|stock price|write (?:me )?(?:a|an) (?:poem|essay|email|story)|ignore (?:all |your )?(?:previous|instructions))\b/i;
/** Names and days: the first are not kept, and no count of a report says since when something is said. */
const WHO_OR_WHEN =
  /\bwho (?:said|says|wrote|posted|told|is|was) (?:that|this|it|these|those|them|so)\b|\bwho (?:are|were) (?:they|these|those)\b|^\W*(?:and |but )?(?:who|where)\W*$|\b(?:since when|when (?:did|do|does|was|were|will|has|have)|(?:what|which) (?:day|date|year|month))\b|^\W*(?:and |but )?when\W*$|\bhow long ago\b/i;

/** Whether no report answers a question, whatever its posts say. */
export const isUntold = (message: string): boolean =>
  OUT_OF_SCOPE.test(message) || WHO_OR_WHEN.test(message) || whyNever(message) !== undefined;
