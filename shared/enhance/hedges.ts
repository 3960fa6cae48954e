/** Thrown in by whoever thinks while typing: no part of what is wanted, unless it is what is asked about or is to be read. */
const HEDGE =
  /(?<=\S)(?<!\b(?:of|word|words|say|says|saying|read|reads|means?|write|text|title|called|and|or))[\s,]+(?:idk|dunno|lol|lmao|haha\p{L}*|hehe\p{L}*|xd|:-?[)D]|or (?:something|whatever)(?: like that)?|i guess)(?=\s*(?:[,.;!?)]|$))/giu;

export const withoutHedges = (text: string): string => text.replace(HEDGE, '');
