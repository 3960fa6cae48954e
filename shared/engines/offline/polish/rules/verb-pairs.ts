import { wordTable } from '@/shared/engines/offline/lexicon/word-table.ts';
import { anyOf } from '@/shared/engines/offline/polish/pattern.ts';

/** What a verb becomes beside a singular subject, and beside a plural one. */
export const SINGULAR = wordTable({
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
});
export const PLURAL = wordTable({
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
});
export const SINGULAR_VERBS = anyOf(Object.keys(PLURAL));
export const PLURAL_VERBS = anyOf(Object.keys(SINGULAR));
export const NOT_AFTER_LET =
  "(?<!\\b(?:let|lets|make|makes|made|help|helps|helped|watch|see|saw|hear|heard|have|had|if|wish|wishes|were|does|do|did|doesn't|don't|didn't|will|would|can|could|should|must|might|may|suggest|suggests|recommend|insist|demand|require|and|or|nor|with)\\b )";
export const SUBJUNCTIVE =
  /\b(?:suggest|recommend|insist|demand|request|requir|propos|essential|important|crucial|vital|imperative|necessary|lest)/;
