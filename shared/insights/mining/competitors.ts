import { foldedWords } from './fold.ts';

const FROM =
  /\b(?:from|away from|ditched|left|leaving|dropped|replaced|replacing|cancelled|canceled|sold|returned|gave away|traded(?: in)?|instead of)\s+(?:my |the |our |a |an )?/gi;
const TO =
  /\b(?:to|over to|back to|for|with|got|bought|ordered|chose)\s+(?:myself |ourselves )?(?:the |a |an )?/gi;

/** What a name behind one of these is held against: good said of the one is bad said of the other. */
const AGAINST =
  /\b(?:than|unlike|compared (?:to|with)|in contrast to|(?:beats?|outperforms?|outlasts?|blows?|puts?))\b/gi;
/** So many words stand between `than` and the name it is about: `than my old noisy Tahoma`. */
const MAX_BETWEEN = 4;

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

/** What people call `Kestrel 120 kayak`: `Kestrel 120` and `Kestrel` too, its first words up to the last with a capital or digit. */
function shortNames(name: string): string[] {
  const words = name.split(/\s+/);
  const last = words.findLastIndex((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return words.slice(0, last + 1).map((_, index) => words.slice(0, index + 1).join(' '));
}

/**
 * Which way somebody switched, in the names asked for; null where no name stands on either side.
 * @param names the subject first, which may be called by its first words alone
 */
export function readSwitch(
  sentence: string,
  names: readonly string[],
): { from: string | null; to: string | null } | null {
  const [subject = '', ...others] = names;
  const known = new Map([
    [subject, subject],
    ...shortNames(subject).map((short) => [short, subject] as const),
  ]);
  for (const other of others) known.set(other, other);
  // The longest first: `Kestrel 120` is no `Kestrel` of somebody else's.
  const called = [...known.keys()].sort((one, other) => other.length - one.length);
  const fromName = firstNameAfter(sentence, FROM, called);
  const from = known.get(fromName ?? '') ?? null;
  const toName = firstNameAfter(
    sentence,
    TO,
    called.filter((name) => known.get(name) !== from),
  );
  const to = known.get(toName ?? '') ?? null;
  return from === null && to === null ? null : { from, to };
}

/** Whether a clause holds something against a rival: `quieter than the Rydon`. */
export function isHeldAgainst(clause: string, rival: string): boolean {
  return [...clause.matchAll(AGAINST)].some((match) => {
    const words = clause
      .slice(match.index + match[0].length)
      .split(/\s+/)
      .filter(Boolean);
    const near = words.slice(0, MAX_BETWEEN + rival.split(/\s+/).length).join(' ');
    const [first = ''] = near.split(/[,;.]/);
    return findNames(first, [rival]).length > 0;
  });
}

/** Whether a clause speaks of rivals alone: what it praises or blames is theirs. */
export const speaksOfRivals = (clause: string, subject: string, rivals: readonly string[]): boolean =>
  findNames(clause, rivals).length > 0 &&
  findNames(clause, shortNames(subject)).length === 0 &&
  !rivals.some((rival) => isHeldAgainst(clause, rival));
