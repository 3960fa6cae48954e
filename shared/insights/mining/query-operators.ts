const SCRIPT = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis;
const TAG = /<\/?[a-z][^<>]*>/gi;
const FIELD = /(?:^|\s)-?\b(?:site|lang|from|to|has|is|inurl|intitle|author|subreddit):\S+/gi;
const EXCLUDED = /(?:^|\s)(?:-|NOT\s+)(?:"([^"]*)"|([^\s"()]+))/g;
/** What stands for the same thing in other words: a report is on one, the one named first. */
const ALTERNATIVE = /\s*(?:\bOR\b|\|)\s*(?:"[^"]*"|[^()"|]+)/g;

/** What a query says apart from its operators and markup, and which words it leaves out. */
export function readOperators(query: string): { plain: string; excluded: string[] } {
  // In a query of capitals alone they mark nothing.
  const isShouted = !/\p{Ll}/u.test(query);
  const unmarked = query.replace(SCRIPT, ' ').replace(TAG, ' ').replace(/[“”„]/g, '"').replace(FIELD, ' ');
  const excluded: string[] = [];
  const kept = unmarked.replace(EXCLUDED, (_, phrase?: string, word?: string) => {
    excluded.push((phrase ?? word ?? '').trim());
    return ' ';
  });
  const one = isShouted ? kept : kept.replace(ALTERNATIVE, ' ').replace(/\b(?:AND|OR|NOT)\b/g, ' ');
  const plain = one
    .replace(/["()|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { plain, excluded: excluded.filter(Boolean) };
}
