import type { CorpusItem } from './corpus/make-corpus.ts';

/** A query as search engines read it, as far as the product writes one. */
interface ReadQuery {
  words: string[];
  excluded: string[];
}

function readQuery(query: string): ReadQuery {
  const excluded: string[] = [];
  const rest = query
    .toLowerCase()
    .replace(/\b(?:site|lang):\S+/g, ' ')
    .replace(/-is:\w+/g, ' ')
    .replace(/(?:^|\s)-(?:"([^"]+)"|(\S+))/g, (_, phrase: string | undefined, word: string | undefined) => {
      excluded.push(phrase ?? word ?? '');
      return ' ';
    });
  return { words: rest.match(/[\p{L}\p{N}]+/gu) ?? [], excluded: excluded.filter(Boolean) };
}

/** Items of one source that have most of a query's words in their thread's title or their text, the newest first. */
export function searchCorpus(
  corpus: readonly CorpusItem[],
  source: CorpusItem['source'],
  query: string,
): CorpusItem[] {
  const { words, excluded } = readQuery(query);
  if (words.length === 0) return [];
  const needed = words.length <= 2 ? words.length : Math.ceil(words.length * 0.6);
  return corpus
    .filter((item) => item.source === source)
    .filter((item) => {
      const text = `${item.title} ${item.text}`.toLowerCase();
      const said = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
      return (
        words.filter((word) => said.has(word)).length >= needed &&
        !excluded.some((word) => text.includes(word))
      );
    })
    .sort((one, other) => other.at - one.at || one.id - other.id);
}
