const CANDIDATES = [',', ';', '\t', '|'] as const;
/** Lines looked at, and at most so many characters: a file may be one line of megabytes. */
const SAMPLE_LINES = 60;
const SAMPLE_CHARS = 200_000;

/** Fields of each line of a sample by every candidate, quotes respected. */
function countFields(text: string): Map<string, number[]> {
  const counts = new Map<string, number[]>(CANDIDATES.map((candidate) => [candidate, []]));
  const line = new Map<string, number>();
  let isQuoted = false;
  let isEmpty = true;
  let lines = 0;
  const endLine = () => {
    if (!isEmpty) {
      for (const [candidate, all] of counts) all.push((line.get(candidate) ?? 0) + 1);
      lines += 1;
    }
    line.clear();
    isEmpty = true;
  };
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') endLine();
    else {
      isEmpty = false;
      if (counts.has(character)) line.set(character, (line.get(character) ?? 0) + 1);
    }
    if (lines >= SAMPLE_LINES) return counts;
  }
  endLine();
  return counts;
}

/** How often the most frequent number of fields comes up, and which it is. */
function commonest(fields: readonly number[]): { width: number; share: number } {
  const times = new Map<number, number>();
  for (const count of fields) times.set(count, (times.get(count) ?? 0) + 1);
  let best = { width: 1, share: 0 };
  for (const [width, count] of times)
    if (count / fields.length > best.share) best = { width, share: count / fields.length };
  return best;
}

/** The delimiter by which most lines have the same number of fields, more than one; a comma where none has. */
export function findDelimiter(text: string): string {
  let best = { delimiter: ',', score: 0 };
  for (const [delimiter, fields] of countFields(text.slice(0, SAMPLE_CHARS))) {
    const { width, share } = commonest(fields);
    // Evenness counts most: a comma in prose splits unevenly, a delimiter evenly.
    const score =
      width > 1 ? share * share * Math.log2(1 + Math.min(width, 32)) : 0.1 * shareBeyondOne(fields);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** A weak sign, for texts whose lines mostly hold no delimiter at all. */
function shareBeyondOne(fields: readonly number[]): number {
  return fields.filter((count) => count > 1).length / Math.max(1, fields.length);
}
