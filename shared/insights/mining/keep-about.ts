import type { ReadSentence } from './read-sentences.ts';
import type { Candidate } from './theme-candidate.ts';

/** So short a remark is about whatever it names: `they fixed the lock`. */
const MAX_REMARK_WORDS = 8;
/** A post that is about nothing in particular counts for what it names where that is so many things at most. */
const MAX_NAMED = 2;
/** A theme that fewer of the posts that name it are about stands in what is said of other things, like the `app` of a bike hire. */
const MIN_ABOUT = 0.55;

/**
 * Leaves of each theme the posts that are about it: who writes on his saddle and mentions the price says nothing on the price.
 * Themes that are mostly named in passing go.
 */
export function keepAbout(themes: readonly Candidate[], sentences: readonly ReadSentence[]): Candidate[] {
  const postOf = (index: number) => sentences[index]?.item ?? -1;
  const postsOf = (indexes: Iterable<number>) => new Set([...indexes].map(postOf));
  const isRemark = (index: number) =>
    (sentences[index]?.text.split(/\s+/).length ?? Number.POSITIVE_INFINITY) <= MAX_REMARK_WORDS;
  const isOn = ({ topical }: Candidate, index: number) => topical.has(index) || isRemark(index);
  const decided = postsOf(
    themes.flatMap((theme) => [...theme.sentences].filter((index) => isOn(theme, index))),
  );
  const named = new Map<number, number>();
  for (const theme of themes)
    for (const post of postsOf(theme.sentences)) named.set(post, (named.get(post) ?? 0) + 1);
  const isAbout = (theme: Candidate, index: number) => {
    const post = postOf(index);
    return isOn(theme, index) || (!decided.has(post) && (named.get(post) ?? 0) <= MAX_NAMED);
  };
  return themes.flatMap((theme) => {
    const about = new Set([...theme.sentences].filter((index) => isAbout(theme, index)));
    const isMeant = postsOf(about).size >= postsOf(theme.sentences).size * MIN_ABOUT;
    return isMeant ? [{ ...theme, sentences: about }] : [];
  });
}
