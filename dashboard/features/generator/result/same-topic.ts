/** Shorter words stand in every topic. */
const MIN_LETTERS = 4;
/** How much of the shorter topic the other must say, too. */
const SHARED = 0.5;

const wordsIn = (topic: string): Set<string> => {
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= MIN_LETTERS);
  return new Set(long.length > 0 ? long : words);
};

/** Whether a topic is another one worded anew, as when a wish was added to it. */
export function isSameTopic(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared / Math.min(a.size, b.size) > SHARED;
}
