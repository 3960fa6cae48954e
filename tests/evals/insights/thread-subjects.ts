import { readFileSync } from 'node:fs';
import { sourceId } from '@/shared/contracts/analysis-modes.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import type { MixedSubject } from './mixed-subjects.ts';
import { readLabels } from './review-subjects.ts';

/** What a post is beside a voice: advertising, the vendor, a namesake, orders to machines, a copy. Each is to be left out. */
const STRAYS = ['ad', 'vd', 'ns', 'inj', 'dup'] as const;

/** Posts of several sources as people write them, most saying what they mean in plain words, each read by a person beforehand. */
export interface ThreadSubject extends Omit<MixedSubject, 'set'> {
  set: 'threads' | 'threads, held out';
  about: string;
  strayOf: ReadonlyMap<string, (typeof STRAYS)[number]>;
  /** Texts that name a price. */
  priced: ReadonlySet<string>;
}

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 5, 1);

/** Reads a file of `threads/`: `= subject`, lines of its head, then below `---` a post a line: `source|labels|text`. */
function readThread(file: string, set: ThreadSubject['set']): ThreadSubject {
  const [head = '', body = ''] = readFileSync(new URL(`./threads/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n---\n');
  const [query = '', ...lines] = head.split('\n');
  const entries = new Map(lines.map((line) => line.split(': ') as [string, string]));
  const posts = body.split('\n').map((line) => {
    const [source = '', labels = '', ...text] = line.split('|');
    return { source: sourceId.parse(source), labels, text: text.join('|').replace(/^~/, '') };
  });
  const strays = posts.flatMap(({ labels, text }) => {
    const stray = STRAYS.find((one) => one === labels.split(' ')[0]);
    return stray ? [[text, stray] as const] : [];
  });
  const voices = posts.map(
    ({ source, labels, text }, index): RawItem => ({
      source,
      nativeId: `${index}`,
      kind: source === 'import' ? 'import' : 'comment',
      textKind: 'full',
      url: source === 'import' ? null : `https://example.test/${file}/${index}`,
      author: labels === 'vd' ? query.slice(2) : `writer${(index * 7919) % 131}`,
      threadId: `${source}-${index % 9}`,
      community: null,
      title: source === 'import' || labels === 'ns' ? null : `${query.slice(2)}: what do you think?`,
      createdAt: new Date(START + ((index * 37) % 170) * DAY_MS).toISOString(),
      text,
      score: (index * 13) % 40,
      replies: index % 5,
      answered: null,
      licence: null,
      paid: false,
      synthetic: true,
    }),
  );
  return {
    set,
    query: query.slice(2),
    about: entries.get('about') ?? '',
    competitors: (entries.get('vs') ?? '').split('|'),
    names: Object.fromEntries(
      [...entries].flatMap(([name, words]) =>
        name === 'vs' || name === 'about' ? [] : [[name, new RegExp(words, 'i')]],
      ),
    ),
    voices,
    readOf: new Map(
      posts.map(({ labels, text }) => [text, readLabels('0', labels.replace(/^(?:ad|vd|ns|inj|dup)\b/, ''))]),
    ),
    strayOf: new Map(strays),
    priced: new Set(posts.filter(({ labels }) => /\bprice\b/.test(labels)).map(({ text }) => text)),
  };
}

export const threadSubjects = (): readonly ThreadSubject[] => [
  ...['bus-app', 'hiking-boot', 'podcast-host'].map((file) => readThread(file, 'threads')),
  readThread('sourdough-kit', 'threads, held out'),
];
