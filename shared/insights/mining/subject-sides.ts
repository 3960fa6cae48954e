import { foldedWords, stem } from './fold.ts';
import { STOP_WORDS } from './stop-words.ts';

/** What one asks of a thing beside its name, by the label of the common side it is, in words that name no product. */
const SIDES: Readonly<Record<string, string>> = {
  'battery life': 'battery,battery life,charging,runtime',
  price: 'price,pricing,cost',
  subscription: 'subscription,paywall',
  'customer support': 'support,customer service,customer support',
  delivery: 'delivery,shipping',
  'returns and refunds': 'refund,return policy',
  warranty: 'warranty,guarantee',
  'build quality': 'build quality,durability,build',
  noise: 'noise,loudness,noise level',
  comfort: 'comfort',
  setup: 'setup,installation',
  speed: 'speed,performance',
  'crashes and bugs': 'crash,bug',
  sync: 'sync,syncing',
  privacy: 'privacy',
  security: 'security',
  advertising: 'ad,advertising',
  updates: 'update',
  'ease of use': 'ease of use,usability',
  weight: 'weight',
  design: 'design',
  taste: 'taste',
  smell: 'smell,odour,odor',
  cleaning: 'cleaning',
  safety: 'safety',
  'sound quality': 'sound quality,sound',
  fees: 'fee',
};
const keyOf = (words: readonly string[]) => words.map(stem).join(' ');
const LABELS = new Map(
  Object.entries(SIDES).flatMap(([label, said]) =>
    said.split(',').map((words) => [keyOf(words.split(' ')), label] as const),
  ),
);
const MAX_WORDS = 3;
/** @internal */
export const SIDE_LABELS: readonly string[] = Object.keys(SIDES);

interface AskedSubject {
  /** What must be spoken of: `Aurelia grinder` of `Aurelia grinder noise`. */
  name: string;
  /** Labels of the common sides that are asked about; none where the subject is nothing else. */
  sides: string[];
  /** Words that say so, as they were typed. */
  said: string[];
}

/** Splits a subject into the name and what is asked of it: at its end, or before an `of`. */
export function splitSubject(subject: string): AskedSubject {
  const words = subject.split(/\s+/).filter(Boolean);
  const said: string[] = [];
  const sides = new Set<string>();
  const isJoint = (word = '') => STOP_WORDS.has(foldedWords(word).join('')) || word === '&';
  const take = (from: number, length: number): boolean => {
    const taken = words.slice(from, from + length);
    const label = LABELS.get(keyOf(taken.flatMap(foldedWords)));
    if (taken.length < length || label === undefined) return false;
    sides.add(label);
    said.push(...taken);
    words.splice(from, length);
    return true;
  };
  const takeLast = () =>
    [3, 2, 1].some((length) => words.length > length && take(words.length - length, length));
  while (takeLast()) while (isJoint(words.at(-1))) words.pop();
  for (let length = MAX_WORDS; length >= 1; length -= 1)
    if (isJoint(words[length]) && words.length > length + 1 && take(0, length)) break;
  while (sides.size > 0 && isJoint(words[0])) words.shift();
  return words.length === 0
    ? { name: subject, sides: [], said: [] }
    : { name: words.join(' '), sides: [...sides], said };
}
