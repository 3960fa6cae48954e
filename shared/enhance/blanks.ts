// A blank stands for what the author must still say: `[deadline]`, as engines leave it in a prompt or a reply.

/** Words in brackets; no link, no footnote, no checkbox, no index. */
const BLANK = /(?<![\]\w])\[(\p{L}[\p{L}\p{M}\p{N}’',/ -]{1,38}[\p{L}\p{N}])\](?![([:])/gu;
/** Code is nobody's form. */
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
/** A heading whose lines have gone. */
const EMPTY_HEADING = /^#{1,6} [^\n]+\n+(?=#{1,6} )|\n*^#{1,6} [^\n]+\s*$(?![\s\S])/gm;
/** What leads to a blank, and would lead nowhere without it. */
const LEAD =
  '(?:[ \\t]+(?:by|on|at|in|for|from|to|until|before|after|of|with|within|about|called|named))?[ \\t]*';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The blanks an engine left, each once, in their order.
 * @param given all the engine was given: what stands in there is the user's own
 */
export function findBlanks(text: string, given: string): string[] {
  const names = [...text.replace(CODE, '').matchAll(BLANK)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !given.includes(`[${name}]`));
}

/** A text whose blanks all have names of their own: under two questions the same words want two answers. */
export function withOwnNames(text: string, blanks: readonly string[]): string {
  return blanks.reduce((rest, name) => {
    let count = 0;
    return rest.replaceAll(`[${name}]`, (blank) => {
      count += 1;
      return count === 1 ? blank : `[${name} ${count}]`;
    });
  }, text);
}

/** A text without one blank: without its line where that says nothing else, else without what leads to it. */
function dropped(text: string, name: string): string {
  const bare = escaped(`[${name}]`);
  const blank = `(?:\\*\\*${bare}\\*\\*|${bare})`;
  const line = new RegExp(
    `^[ \\t]*(?:[-*•]|\\d+[.)])?[ \\t]*(?:[^:\\n]{1,40}:\\**)?[ \\t]*${blank}[.!?]?[ \\t]*(?:\\n|$)`,
    'gmu',
  );
  return (
    text
      .replace(line, '')
      // Of two commas around it one is enough, and none before the end of a sentence.
      .replace(new RegExp(`(?:[ \\t]*,)?${LEAD}${blank}(?=[ \\t]*[,.;!?])`, 'gu'), '')
      .replace(new RegExp(LEAD + blank, 'gu'), '')
  );
}

/** A text with its blanks filled in; one that was not, or with nothing, is left out of it. */
export function withoutBlanks(
  text: string,
  { blanks, filled }: { blanks: readonly string[]; filled: ReadonlyMap<string, string> },
): string {
  const sent = blanks.reduce((rest, name) => {
    const value = filled.get(name)?.trim();
    return value ? rest.replaceAll(`[${name}]`, () => value) : dropped(rest, name);
  }, text);
  if (sent === text) return text;
  // A title above other headings, and comments in code, had no line of their own before.
  const empty = new Set([...text.matchAll(EMPTY_HEADING)].map(([found]) => found.trim()));
  return sent.replace(EMPTY_HEADING, (found) => (empty.has(found.trim()) ? found : '')).trimEnd();
}

/** A text with what was filled in so far; what is open stays a blank. */
export function withFilled(text: string, filled: ReadonlyMap<string, string>): string {
  return [...filled].reduce(
    (rest, [name, value]) => (value.trim() ? rest.replaceAll(`[${name}]`, () => value.trim()) : rest),
    text,
  );
}
