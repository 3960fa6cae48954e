import { readFileSync } from 'node:fs';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

/**
 * `named, held out`: posts as people write them, of which most name what they are about. `planted`: no two alike, hardly any names
 * it. `held out`: no rule was changed with their posts in view. `few posts`: some seven a theme, as a pasted list has; no rule is
 * measured against them, they are printed.
 */
export const plantedSets = [
  'named, held out',
  'planted',
  'planted, held out',
  'planted, few posts',
  'planted, few posts, held out',
] as const;

/** A subject whose every voice was written for one theme, or for none. */
export interface PlantedSubject {
  set: (typeof plantedSets)[number];
  query: string;
  competitors: readonly string[];
  truths: { name: string; words: readonly string[] }[];
  voices: RawItem[];
  /** The theme each voice was written for, null where it is chatter or spam. */
  themeOf: ReadonlyMap<string, string | null>;
}

/**
 * Reads a file of `planted/`: `= subject`, `vs: competitors`, then `## theme: words of a label that find it` over the voices
 * that tell of it, each in other words, and `## -` over those that tell of nothing.
 */
function readPlanted(file: string, set: PlantedSubject['set']): PlantedSubject {
  const lines = readFileSync(new URL(`./planted/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const truths: PlantedSubject['truths'] = [];
  const told: { text: string; theme: string | null }[] = [];
  let query = '';
  let competitors: string[] = [];
  let theme: string | null = null;
  for (const line of lines) {
    if (line.startsWith('= ')) query = line.slice(2);
    else if (line.startsWith('vs: ')) competitors = line.slice(4).split('|');
    else if (line.startsWith('## ')) {
      const [name = '', words = ''] = line.slice(3).split(': ');
      theme = name === '-' ? null : name;
      if (theme) truths.push({ name, words: words.split('|') });
    } else told.push({ text: line, theme });
  }
  // In another order than they were written in: neighbours would be of one theme.
  const mixed = told
    .map((voice, index) => ({ ...voice, place: ((index * 7919) % 104_729) % told.length, index }))
    .sort((one, other) => one.place - other.place || one.index - other.index);
  const voices = toImportedItems(
    mixed.map(({ text }, index) => ({
      text,
      author: `writer${index}`,
      createdAt: new Date(Date.UTC(2026, 3, 1) + index * 86_400_000).toISOString().slice(0, 10),
    })),
  );
  const themeOf = new Map(mixed.map(({ text, theme: of }) => [text, of]));
  return { set, query, competitors, truths, voices, themeOf };
}

export const plantedSubjects: readonly PlantedSubject[] = [
  ...['standing-desk', 'mobile-network'].map((file) => readPlanted(file, 'named, held out')),
  ...['robot-vacuum', 'gym-chain', 'project-tool'].map((file) => readPlanted(file, 'planted')),
  ...['bike-share', 'vet-clinic'].map((file) => readPlanted(file, 'planted, held out')),
  ...['doorbell-camera', 'grocery-delivery'].map((file) => readPlanted(file, 'planted, few posts')),
  ...['harbour-hotel', 'hearing-aid'].map((file) => readPlanted(file, 'planted, few posts, held out')),
];
