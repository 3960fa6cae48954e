import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

/** Who may import whom (design §2). The linter's overrides are made of this: `npm run zones`. */
interface Zone {
  files: string[];
  /** Import patterns in the order they count; `!` lets in what a pattern before it shut out. */
  imports: string[];
  message: string;
  /** Globals that would tie its code to one place, and why not. */
  globals?: Record<string, string>;
}

const NO_DOM = 'This code runs where there is no DOM (design §2).';
const noDom = { document: NO_DOM, window: NO_DOM };
const NO_STORE = 'Where records lie is the store’s business (ADR 12).';
const BY_PROPS = 'Components get data by props and give events out (design §2).';

const allow = (...names: string[]) => names.map((name) => `!${name}`);
const shared = (...rooms: string[]) => rooms.map((room) => `!@/shared/${room}/**`);
/** Nothing but what follows. */
const only = (...more: string[][]) => ['**', '!zod/mini', '!./**', ...more.flat()];
/** Everything but what follows. */
const but = (...more: string[]) => ['../**', '..', ...more];

const PURE = ['chats', 'contracts', 'errors', 'credits', 'enhance', 'image-prompt', 'texts'];
const pure = shared(...PURE);
const beneathSite = but(
  '@/shared/extension/**',
  '@/entrypoints/**',
  '@/local/**',
  '@/tests/**',
  '@/supabase/**',
  'wxt/**',
);
const beneathExtension = but(
  '@/dashboard/**',
  '@/local/**',
  '@/tests/**',
  '@/supabase/**',
  '@/entrypoints/**',
);
const functionLibraries = allow('hono', 'hono/**', '@supabase/supabase-js');

const sharedZones: Zone[] = [
  {
    files: PURE.map((room) => `shared/${room}/**`),
    imports: only(pure),
    message: 'The pure zone imports zod and itself (design §2).',
    globals: noDom,
  },
  {
    files: ['shared/enhance/word-diff.ts'],
    imports: only(pure, allow('diff')),
    message: 'The pure zone imports zod and itself; the word diff also jsdiff (ADR 3).',
    globals: noDom,
  },
  {
    files: ['shared/library/**'],
    imports: only(pure, shared('library'), allow('papaparse')),
    message: 'The library’s pure zone imports the pure zone, itself and the CSV parser (ADR 12).',
    globals: { ...noDom, indexedDB: NO_STORE, browser: NO_STORE },
  },
  {
    files: ['shared/insights/**'],
    imports: only(
      pure,
      shared('insights'),
      allow('wink-nlp', 'wink-eng-lite-web-model', 'vader-sentiment', 'wink-sentiment', 'tinyld/light'),
      allow('minisearch', 'papaparse', 'parse5'),
    ),
    message: 'Media intelligence imports the pure zone, itself and its text-mining libraries (ADR 30).',
    globals: noDom,
  },
  {
    files: ['shared/engines/**', 'shared/documents/**'],
    imports: only(
      pure,
      shared('engines', 'documents'),
      allow(
        'harper.js',
        'harper.js/**',
        'openai',
        'openai/**',
        'eventsource-parser',
        'eventsource-parser/**',
      ),
      allow(
        'pdfjs-dist/**',
        'xlsx',
        'tesseract.js',
        'fflate',
        'mammoth',
        'mammoth/**',
        'parse5',
        'markdown-it',
      ),
      allow('gpt-tokenizer/**', 'minisearch', 'chardet'),
      allow('@noble/hashes/**', '@wllama/wllama/**'),
    ),
    message: 'Engines and documents import the pure zone, themselves and their libraries (design §2).',
    globals: noDom,
  },
  {
    files: ['shared/run/**'],
    imports: only(pure, shared('engines', 'run')),
    message:
      'A run as the card and the panel follow it imports the pure zone and the engines’ words (design §2).',
    globals: noDom,
  },
  {
    files: ['shared/client/**'],
    imports: only(
      pure,
      shared('engines', 'documents', 'insights', 'client'),
      allow('@supabase/supabase-js', 'zustand', 'zustand/**', 'react'),
    ),
    message:
      'The client zone imports shared (not the extension’s), supabase-js, zustand and react’s hooks (design §2).',
  },
  {
    files: ['shared/extension/**'],
    imports: only(
      pure,
      shared('engines', 'documents', 'client', 'library', 'run', 'extension'),
      ['@/shared/client/hooks/**'],
      allow('wxt/**', 'idb'),
    ),
    message: 'The extension’s shared zone imports shared, not the client’s hooks, WXT and idb (design §2).',
  },
];

const screenZones: Zone[] = [
  {
    files: ['components/**'],
    imports: only(
      pure,
      shared('engines', 'documents', 'library', 'run'),
      allow('@/components/**', 'react', 'react/**', 'react-dom', 'react-dom/**', 'lucide-react'),
      allow('@fontsource/**'),
      allow('@fontsource-variable/**'),
    ),
    message: 'Components import react, components and the first two zones (design §2).',
    globals: { fetch: BY_PROPS, browser: BY_PROPS, chrome: BY_PROPS },
  },
  {
    files: ['dashboard/**'],
    imports: beneathSite,
    message: 'The dashboard imports components and shared, not the extension’s (design §2).',
  },
];

const foldersOf = (parent: string) =>
  readdirSync(join(projectRoot, parent), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : []))
    .sort();

/** A zone for a folder and one for each of those in it, which may import itself alone among them. */
function siblings(parent: string, zone: (name?: string) => Omit<Zone, 'files'>): Zone[] {
  return [
    { files: [`${parent}/**`], ...zone() },
    ...foldersOf(parent).map((name) => ({ files: [`${parent}/${name}/**`], ...zone(name) })),
  ];
}

const own = (parent: string, name?: string) => (name === undefined ? [] : allow(`@/${parent}/${name}/**`));

const features = siblings('dashboard/features', (name) => ({
  imports: [
    ...beneathSite,
    '@/dashboard/features/**',
    ...own('dashboard/features', name),
    '@/dashboard/pages/**',
  ],
  message: 'A feature imports no other feature and no page (design §2).',
}));

/** Scripts of a page that are a part of another's room, brought in later than the rest of it. */
const partOf: Readonly<Record<string, string>> = { writer: 'card' };

const entrypoints = siblings('entrypoints', (name = '') => ({
  imports: [...beneathExtension, ...own('entrypoints', partOf[name] ?? (name || undefined))],
  message: 'An entrypoint imports components and shared, never another entrypoint (design §2).',
}));

/** What a function works with beside contracts; `_shared` has all of it. */
const functionRooms: Readonly<Record<string, string[]>> = {
  enhance: [...shared('engines', 'documents'), ...allow('openai', 'openai/**')],
  generate: shared('engines', 'documents'),
  'image-prompt': shared('engines', 'documents'),
  analysis: shared('engines', 'documents', 'insights'),
};

const functions = siblings('supabase/functions', (name) => ({
  imports: only(
    pure,
    allow('@/supabase/functions/_shared/**'),
    functionLibraries,
    name === undefined
      ? [
          ...shared('engines', 'documents', 'insights'),
          ...allow('postgres', 'nodemailer', 'stripe', 'openai', 'openai/**'),
        ]
      : (functionRooms[name] ?? []),
    own('supabase/functions', name),
  ),
  message: 'A function imports its own folder, _shared and the first two zones (design §2).',
  globals: noDom,
}));

const rest: Zone = {
  files: ['local/**', 'tests/**', '*.ts'],
  imports: but(),
  message: 'Across folders @/…, inside a folder ./ (design §2).',
};

function toOverride({ files, imports, message, globals }: Zone) {
  const restricted = { level: 'error', options: { patterns: [{ group: imports, message }] } };
  const denied = { level: 'error', options: { deniedGlobals: globals } };
  const style = { noRestrictedImports: restricted, ...(globals && { noRestrictedGlobals: denied }) };
  return { includes: files, linter: { rules: { style } } };
}

/** The linter's configuration of all zones; where several hold for a file, the last one counts. */
export function zonesConfiguration() {
  const zones = [...sharedZones, ...screenZones, ...features, ...entrypoints, ...functions, rest];
  return { root: false, overrides: zones.map(toOverride) };
}

export const zonesFile = join(projectRoot, 'biome.zones.json');
export const zonesText = () => `${JSON.stringify(zonesConfiguration())}\n`;
