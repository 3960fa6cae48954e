import type { Intent } from '@/shared/contracts/insight-items.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { findNames } from './competitors.ts';
import { findConcepts } from './find-concepts.ts';
import { foldedWords, stem } from './fold.ts';
import { createGrounding, meantWords, subjectWords } from './grounding.ts';
import { guessAspect } from './guess-aspect.ts';
import { judgeClause } from './judge-clause.ts';
import { splitSentences } from './sentences.ts';
import { STOP_WORDS } from './stop-words.ts';
import { createTagger } from './tagger.ts';
import { toldWords } from './told-words.ts';

/** So many posts name what is asked about, and so large a part of all: else nobody can tell what the file speaks of. */
const MIN_CORE = { posts: 12, share: 0.15 };
/**
 * A word is of the topic where so many others of those posts hold it; a post that holds more of them speaks of it, one that
 * seeks a thing where they are a larger part of its words.
 */
const OF_TOPIC = { posts: 2, most: 2, ofSeeker: 0.3 };
/** Below so many words nobody can tell. */
const MIN_WORDS = 3;
/** A common side named once may be one of anything. */
const MAX_SIDES = 1;
/** Asks for, sells or looks for a thing: where it is not the subject, it is another. */
const SEEKING =
  /\b(?:can|could|does|do|would) (?:any|some)(?:one|body) (?:please )?recommend\b|\b(?:any|your) (?:recommendations?|recs)\b|\brecs (?:for|on|please)\b|\btips welcome\b|\bany(?:one|body) (?:selling|lost an?|got (?:an? |any )?(?:good|spare|old))\b|^\W*(?:selling|for sale|looking for|(?:wanted|lost):)(?!\w)|\bono\b|^\W*any \w+s (?:near|around)\b|^\W*best (?:\w+ ){1,4}for\b[^.!]*\?/i;

/** `It eats my lists`, `Mine does that too`, `Anyone know a fix for the hinge?`: who says so has what the file is about. */
const REFERRING =
  /^\W*(?:it|its|it['’]s|they|this|these|you|your)\b|\bmine\b|\b(?:fix(?:es)?|cure|solution|workaround|way) (?:for|to|around)\b/i;

type Post = Pick<RawItem, 'text' | 'title' | 'community' | 'source' | 'rating'> & { language: string };

/**
 * Which texts of an imported file speak of something else. A file of posts rarely names its subject in each, so a post goes only
 * where it names neither that nor a rival nor what it is, holds hardly a word that the posts which do hold, judges nothing and
 * speaks of no side of things; or where it seeks another thing. Whoever gave stars meant what the file is about.
 */
export function findOffTopic(
  posts: readonly Post[],
  { subject, about, rivals }: { subject: string; about: string; rivals: readonly string[] },
): boolean[] {
  const isNamed = createGrounding(subject);
  const ofSubject = new Set(subjectWords(subject));
  const meant = new Set(meantWords(about).filter((word) => !ofSubject.has(word)));
  const bags = posts.map(({ text, title }) => wordsOf(`${title ?? ''} ${text}`));
  const isCore = posts.map(
    (post, index) =>
      isNamed(post) ||
      findNames(post.text, rivals).length > 0 ||
      [...(bags[index] ?? [])].some((word) => meant.has(word)),
  );
  const cores = isCore.filter(Boolean).length;
  if (cores < Math.max(MIN_CORE.posts, posts.length * MIN_CORE.share)) return posts.map(() => false);
  const times = new Map<string, number>();
  bags.forEach((bag, index) => {
    if (isCore[index]) for (const word of bag) times.set(word, (times.get(word) ?? 0) + 1);
  });
  const tag = createTagger();
  return posts.map(({ text, source, rating, language }, index) => {
    const bag = bags[index] ?? new Set();
    if (
      source !== 'import' ||
      rating ||
      language !== 'en' ||
      isCore[index] ||
      bag.size < MIN_WORDS ||
      REFERRING.test(text)
    )
      return false;
    const shared = [...bag].filter((word) => (times.get(word) ?? 0) >= OF_TOPIC.posts).length;
    if (shared <= Math.max(OF_TOPIC.most, bag.size * OF_TOPIC.ofSeeker) && isSeeking(text)) return true;
    return (
      shared <= OF_TOPIC.most && isSilent(text) && findConcepts(tag(text), () => false).length <= MAX_SIDES
    );
  });
}

/** Whether a text seeks a thing, and complains of none in what else it says. */
const isSeeking = (text: string): boolean =>
  SEEKING.test(text) && !says(text.replace(SEEKING, ' '), ['complaint']);

/** Whether a text judges nothing, wants nothing, and speaks of no side of things by its words. */
const isSilent = (text: string): boolean =>
  !guessAspect(toldWords(text)) && !says(text, ['praise', 'complaint', 'request']);

const says = (text: string, intents: readonly Intent[]): boolean =>
  splitSentences(text).some(({ text: sentence }) =>
    judgeClause(sentence).intents.some((intent) => intents.includes(intent)),
  );

const wordsOf = (text: string): Set<string> =>
  new Set(
    foldedWords(text)
      .map(stem)
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word)),
  );
