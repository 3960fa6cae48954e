import abbreviations from './abbreviations.json' with { type: 'json' };

const FULL = new Map<string, string>(Object.entries(abbreviations));
const FIND = new RegExp(
  `(?<![\\p{L}\\d@#/._-])(?:${[...FULL.keys()].map((short) => short.replace(/[/.]/g, '\\$&')).join('|')})(?![\\p{L}\\d@/_-]|\\.\\p{L})`,
  'giu',
);

/** Words shortened as on a phone, written out: "pls" → "please". Shouted ones are names of something. */
export function writeOut(text: string): string {
  return text.replace(FIND, (short, at: number) => {
    const full = FULL.get(short.toLowerCase());
    if (full === undefined || (short.length > 1 && short === short.toUpperCase())) return short;
    const opens = /(?:^|[.!?\n]\s*)$/.test(text.slice(0, at)) || /^\p{Lu}/u.test(short);
    return opens ? full.charAt(0).toUpperCase() + full.slice(1) : full;
  });
}
