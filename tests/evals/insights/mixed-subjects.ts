import { readFileSync } from 'node:fs';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { createRandom } from './made-voices.ts';
import { type ReadReview, readLabels } from './review-subjects.ts';

/**
 * Threads as they stand on the web: several things in one post, typed by different people, with chatter, namesakes, vendors and
 * other languages between. Every clause was written and read by a person. `held out`: no rule was changed with it in view.
 */
export interface MixedSubject {
  set: 'mixed' | 'mixed, held out';
  query: string;
  competitors: readonly string[];
  /** Each side, and the words of a label that find it. */
  names: Readonly<Record<string, RegExp>>;
  voices: RawItem[];
  readOf: ReadonlyMap<string, ReadReview>;
}

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 4, 1);
const LEADS = ['', '', '', '', '', 'Honestly, ', 'Edit: ', 'ok so ', '@marek ', 'Same here. ', 'For me: '];
const TAILS = ['', '', '', '', '', ' lol', ' smh', '!!', ' just saying', ' 🙄', ' Anyone else?'];
const SOURCES: readonly RawItem['source'][] = ['reddit', 'youtube', 'hackernews', 'lemmy', 'bluesky'];

interface Clause {
  labels: string;
  text: string;
  /** In another language than the rest, so a post of its own: its line begins with `~`. */
  isAlone: boolean;
}

/** Gives out a list's entries in turn, in another order each round. */
function createDeck<Entry>(entries: readonly Entry[], random: () => number): () => Entry {
  let left: Entry[] = [];
  return () => {
    if (left.length === 0)
      left = entries
        .map((entry) => ({ entry, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ entry }) => entry);
    return left.pop() as Entry;
  };
}

/** Typed by somebody: in small letters, without apostrophes, with something before and behind, a line or a stop between. */
function type(said: readonly Clause[], random: () => number): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const between = random() < 0.3 ? '\n' : ' ';
  const sentences = said.map(({ text }) =>
    between === ' ' && /[\p{L}\d)]$/u.test(text) ? `${text}.` : text,
  );
  let typed = said[0]?.isAlone
    ? sentences.join('')
    : `${pick(LEADS)}${sentences.join(between)}${pick(TAILS)}`;
  if (random() < 0.2) typed = typed.toLowerCase();
  if (random() < 0.15) typed = typed.replaceAll(/['’]/g, '');
  return typed;
}

/** So many posts: one in three says two things, one in ten three, and one in three chats beside. */
function compose(clauses: readonly Clause[], posts: number, random: () => number): Clause[][] {
  const isTelling = ({ labels }: Clause) => !/^(?:0|ns|ad)$/.test(labels);
  const deckOf = (isOf: (clause: Clause) => boolean) => createDeck(clauses.filter(isOf), random);
  const alone = deckOf(({ isAlone }) => isAlone);
  const tell = deckOf((clause) => isTelling(clause) && !clause.isAlone);
  const chat = deckOf(({ labels }) => labels === '0');
  const stray = deckOf(({ labels }) => /^(?:ns|ad)$/.test(labels));
  return Array.from({ length: posts }, () => {
    const luck = random();
    if (luck < 0.05) return [stray()];
    if (luck < 0.11) return [alone()];
    if (luck < 0.17) return [chat()];
    const told = Array.from({ length: luck > 0.92 ? 3 : luck > 0.65 ? 2 : 1 }, tell);
    const said = random() < 0.33 ? [...told, chat()] : told;
    return random() < 0.5 ? said : said.reverse();
  });
}

/** Reads a file of `mixed/`: `= subject`, lines of its head, then below `---` a clause a line: `labels|text`. */
function readMixed(
  file: string,
  { set, posts, seed }: { set: MixedSubject['set']; posts: number; seed: number },
): MixedSubject {
  const [head = '', body = ''] = readFileSync(new URL(`./mixed/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n---\n');
  const [query = '', ...lines] = head.split('\n');
  const entries = lines.map((line) => line.split(': ') as [string, string]);
  const headOf = (name: string) => entries.find(([key]) => key === name)?.[1] ?? '';
  const clauses = body.split('\n').map((line): Clause => {
    const [labels = '', ...text] = line.split('|');
    const said = text.join('|');
    return { labels, text: said.replace(/^~/, ''), isAlone: said.startsWith('~') };
  });
  const random = createRandom(seed);
  const communities = headOf('communities').split('|');
  const readOf = new Map<string, ReadReview>();
  const voices = compose(clauses, posts, random).map((said, index): RawItem => {
    const text = type(said, random);
    const labels = said.map(({ labels }) => labels.replace(/^(?:0|ns|ad)$/, '')).join(' ');
    readOf.set(text, readLabels('0', labels));
    const thread = Math.floor(random() * 45);
    return {
      source: SOURCES[Math.floor(random() * SOURCES.length)] ?? 'reddit',
      nativeId: `${index}`,
      kind: 'comment',
      textKind: 'full',
      url: `https://example.test/${file}/${index}`,
      author: `writer${Math.floor(random() * posts * 0.8)}`,
      threadId: `${thread}`,
      community: communities[thread % communities.length] ?? null,
      title: said.some(({ labels }) => labels === 'ns') ? null : `${query.slice(2)}: thread ${thread}`,
      createdAt: new Date(START + Math.floor(random() * 180) * DAY_MS).toISOString(),
      text,
      score: Math.floor(random() ** 3 * 200),
      replies: Math.floor(random() ** 3 * 20),
      answered: null,
      licence: null,
      paid: false,
      synthetic: true,
    };
  });
  return {
    set,
    query: query.slice(2),
    competitors: headOf('vs').split('|'),
    names: Object.fromEntries(
      entries
        .filter(([key]) => !/^(?:vs|about|communities)$/.test(key))
        .map(([name, words]) => [name, new RegExp(words)]),
    ),
    voices,
    readOf,
  };
}

export const mixedSubjects: readonly MixedSubject[] = [
  readMixed('budget-app', { set: 'mixed', posts: 320, seed: 71 }),
  readMixed('mattress', { set: 'mixed, held out', posts: 160, seed: 72 }),
];
