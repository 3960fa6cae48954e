/** Before a word that is spoken of: `what is xd?`; `what this is lol` is over there. */
const NAMES_IT =
  "of|word|words|say|says|saying|read|reads|means?|write|text|title|called|and|or|does|about|define|explain|the|an?|(?<!\\b(?:it|this|that|he|she|we|you|they|these|those|there) )(?:is|are|was|were)|what['’]?s";
/** Thrown in by whoever thinks while typing: no part of what is wanted, unless it is what is asked about or is to be read. */
const HEDGE = new RegExp(
  `(?<=\\S)(?<!\\b(?:${NAMES_IT}))[\\s,]+(?:idk|dunno|lol|lmao|haha\\p{L}*|hehe\\p{L}*|xd|:-?[)D]|or (?:something|whatever)(?: like that)?|i guess)(?=\\s*(?:[,.;!?)]|$))`,
  'giu',
);

export const withoutHedges = (text: string): string => text.replace(HEDGE, '');
