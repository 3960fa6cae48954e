import { readFileSync } from 'node:fs';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

type Stance = 'positive' | 'negative' | 'unclear' | 'neutral';

/** What a person reads in one review. */
export interface ReadReview {
  stance: Stance;
  /** Sides it speaks of, and what it says of each: both, where it says both. */
  themes: { name: string; isPraised: boolean; isBlamed: boolean }[];
  from: string | null;
  to: string | null;
  isWish: boolean;
}

/** Some thirty-five reviews as somebody imports them, a row each. */
export interface ReviewSubject {
  /** `held out`: no rule was changed with its reviews in view. */
  set: 'reviews' | 'reviews, held out';
  query: string;
  /** Each side, and the words of a label that find it. */
  names: Readonly<Record<string, RegExp>>;
  voices: RawItem[];
  /** The same without their stars. */
  unrated: RawItem[];
  readOf: ReadonlyMap<string, ReadReview>;
}

const STANCES: Readonly<Record<string, Stance>> = {
  '+': 'positive',
  '-': 'negative',
  '~': 'unclear',
  '0': 'neutral',
};

export function readLabels(stance: string, labels: string): ReadReview {
  const [said = '', to = ''] = labels.split('>');
  const [head = '', from = ''] = said.split('<');
  const words = (part: string) => part.split(/\s+/).filter(Boolean);
  // A name stands behind its sign, up to the next side.
  const isSide = (word: string) => word === 'wish' || /^[a-z]+[-+~]$/.test(word);
  const all = [...words(head), ...words(from), ...words(to)].filter(isSide);
  const nameOf = (part: string) =>
    words(part)
      .filter((word) => !isSide(word))
      .join(' ') || null;
  return {
    stance: STANCES[stance] ?? 'neutral',
    themes: all
      .filter((word) => word !== 'wish')
      .map((word) => ({
        name: word.slice(0, -1),
        isPraised: /[+~]$/.test(word),
        isBlamed: /[-~]$/.test(word),
      })),
    from: nameOf(from),
    to: nameOf(to),
    isWish: all.includes('wish'),
  };
}

/**
 * Reads a file of `reviews/`: `= subject`, `side: words of a label that find it`, then below `---` a review a line:
 * `stars|stance|side+ side- wish <from >to|text`.
 */
function readReviews(file: string, set: ReviewSubject['set']): ReviewSubject {
  const [head = '', body = ''] = readFileSync(new URL(`./reviews/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n---\n');
  const [query = '', ...sides] = head.split('\n');
  const rows = body.split('\n').map((line) => {
    const [rating = '', stance = '', labels = '', ...text] = line.split('|');
    return { rating, text: text.join('|'), read: readLabels(stance, labels) };
  });
  return {
    set,
    query: query.slice(2),
    names: Object.fromEntries(
      sides.map((side) => {
        const [name = '', words = ''] = side.split(': ');
        return [name, new RegExp(words)];
      }),
    ),
    voices: toImportedItems(rows.map(({ rating, text }) => ({ rating, text }))),
    unrated: toImportedItems(rows.map(({ text }) => ({ text }))),
    readOf: new Map(rows.map(({ text, read }) => [text, read])),
  };
}

export const reviewSubjects: readonly ReviewSubject[] = [
  ...['cordless-vacuum', 'invoice-app', 'hive-scale', 'kitchen-composter'].map((file) =>
    readReviews(file, 'reviews'),
  ),
  ...['harbour-inn', 'earbuds', 'parking-app', 'electric-bike', 'meal-kit'].map((file) =>
    readReviews(file, 'reviews, held out'),
  ),
];
