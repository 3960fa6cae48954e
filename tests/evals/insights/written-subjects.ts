import { readFileSync } from 'node:fs';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

/** Voices written by hand, some fifty a subject, as somebody would import them: `author|day|text`, one a line. */
function readWritten(file: string): RawItem[] {
  const lines = readFileSync(new URL(`./written/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return toImportedItems(
    lines.map((line) => {
      const [author = '', createdAt = '', ...text] = line.split('|');
      return { author, createdAt, text: text.join('|') };
    }),
  );
}

interface WrittenSubject {
  query: string;
  file: string;
  competitors: readonly string[];
  /** Whether the rules were ever changed with its report in view. */
  heldOut: boolean;
  /** What at least three people bring up: name, and the words of a label that find it. */
  truths: Readonly<Record<string, string>>;
}

/**
 * Unlike what the scripts make: hardly any word of praise or blame, mockery, questions to oneself, namesakes, sellers, other
 * languages, one thing said in many words.
 */
const written: readonly WrittenSubject[] = [
  {
    query: 'Kestrel 120 kayak',
    file: 'kayak.txt',
    competitors: ['Tahoma'],
    heldOut: false,
    truths: {
      seams: 'seam|stitch',
      seat: 'seat|back|lumbar',
      drying: 'dry',
      stability: 'stab',
      skeg: 'skeg',
      'drain plug': 'drain|plug',
      valve: 'valve|air',
      price: 'price|money',
      support: 'support|service|warranty',
      pump: 'pump',
      colour: 'design|colour|fad',
      bag: 'bag',
      switching: 'switch',
    },
  },
  {
    query: 'Medora clinic software',
    file: 'clinic-software.txt',
    competitors: [],
    heldOut: false,
    truths: {
      reminders: 'remind|notif|text',
      prescriptions: 'prescri|script|sign',
      migration: 'migrat|import|data',
      price: 'price|fee',
      claims: 'claim',
      outages: 'outage|reliab',
      'lab results': 'lab',
      'text size': 'font|readab|chart',
      vaccinations: 'vaccin',
      'logging in': 'log|account|app',
      support: 'support',
      training: 'train|learn|ease',
      calendar: 'calendar|booking',
    },
  },
  {
    query: 'Sorrel meal kit',
    file: 'meal-kit.txt',
    competitors: ['HelloFresh', 'Gousto'],
    heldOut: true,
    truths: {
      recipes: 'recipe|card',
      portions: 'portion',
      freshness: 'fresh|veg|fish|chicken|ice',
      packaging: 'packag|plastic',
      skipping: 'skip|week|charge',
      cancelling: 'cancel|subscri',
      'vegan choice': 'vegan|vegetarian|meal',
      delivery: 'deliver|box|courier',
      price: 'price|money',
      kids: 'kid',
      switching: 'switch',
    },
  },
];

export const writtenSubjects = written.map(({ file, heldOut, truths, ...subject }) => ({
  ...subject,
  set: heldOut ? ('written, held out' as const) : ('written' as const),
  truths: Object.entries(truths).map(([name, words]) => ({ name, words: words.split('|') })),
  voices: readWritten(file),
}));
