import { foldedWords } from './fold.ts';

const FROM =
  /\b(?:from|away from|ditched|left|leaving|dropped|replaced|replacing|cancelled|canceled|instead of)\s+(?:my |the |our |a |an )?/gi;
const TO = /\b(?:to|over to|back to|for|with)\s+(?:the |a |an )?/gi;

/** The names that a text speaks of, out of those asked for. */
export function findNames(text: string, names: readonly string[]): string[] {
  const words = ` ${foldedWords(text).join(' ')} `;
  return names.filter((name) => {
    const wanted = foldedWords(name).join(' ');
    return wanted !== '' && (words.includes(` ${wanted} `) || words.includes(` ${wanted}'s `));
  });
}

function firstNameAfter(text: string, lead: RegExp, names: readonly string[]): string | null {
  for (const match of text.matchAll(lead)) {
    const rest = ` ${foldedWords(text.slice(match.index + match[0].length)).join(' ')} `;
    const name = names.find((candidate) => rest.startsWith(` ${foldedWords(candidate).join(' ')} `));
    if (name !== undefined) return name;
  }
  return null;
}

/** Which way somebody switched, in the names asked for; null where no name stands on either side. */
export function readSwitch(
  sentence: string,
  names: readonly string[],
): { from: string | null; to: string | null } | null {
  const from = firstNameAfter(sentence, FROM, names);
  const to = firstNameAfter(
    sentence,
    TO,
    names.filter((name) => name !== from),
  );
  return from === null && to === null ? null : { from, to };
}
