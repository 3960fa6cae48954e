/** A piece of text as a sentence of its own: capital, one end mark. Verbatim parts (private-use signs) are left as they are. */
export function toSentence(text: string): string {
  const trimmed = capitalise(fixPronoun(text.trim().replace(/[,;\s]+$/, '')));
  if (trimmed === '') return '';
  // no full stop behind an address or a quotation
  return /[\uEC80-\uF8FF]$|[.!?…:。！？][)"'”’\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The same as a point of a list: no full stop at the end of a single sentence. */
export function toPoint(text: string): string {
  const sentence = toSentence(
    text
      .replace(/^(?:and|but|also|or|plus|so|please|pls)[,\s]+/i, '')
      .replace(/,? (?:please|pls)(?=[.!]*$)/i, ''),
  );
  const isOne = !/[.!?]\s+\p{Lu}/u.test(sentence.slice(0, -1));
  return isOne && !/\.{2,}$|\b(?:etc|a\.m|p\.m)\.$/i.test(sentence) ? sentence.replace(/\.$/, '') : sentence;
}

/** The pronoun alone, whoever typed it small. */
function fixPronoun(text: string): string {
  return text.replace(
    /(?<![\p{L}\d.'’-])(?<!\b(?:npm|pnpm|yarn|bun|brew|gem) )i(?=(?:['’](?:m|ll|ve|d))?(?:[\s,;!?]|$))/gu,
    'I',
  );
}

function capitalise(text: string): string {
  // iPhone, eBay and node.js begin as they please
  return /^\p{Ll}\S*[\p{Lu}_(=]/u.test(text)
    ? text
    : text.replace(
        /^(["'“‘(]?)(\p{Ll})/u,
        (_all, mark: string, letter: string) => mark + letter.toUpperCase(),
      );
}
