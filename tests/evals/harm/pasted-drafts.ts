import { globSync, readFileSync } from 'node:fs';
import { isHeldOut } from './split.ts';

/** A draft with something pasted into it. */
export interface PastedDraft {
  kind: string;
  text: string;
  block: string;
  isHeldOut: boolean;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trim();
const MAX_BLOCK_CHARS = 1_500;
const FENCED = /^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm;
const NO_CODE = /^(?:md|markdown|txt|text|none|console)$/i;
/** So many of each language, spread over the packages. */
const PER_LANGUAGE = 30;
const FAMILIES: Readonly<Record<string, string>> = {
  javascript: 'js',
  jsx: 'js',
  typescript: 'ts',
  tsx: 'ts',
  bash: 'shell',
  sh: 'shell',
  cmd: 'shell',
  yml: 'yaml',
};

/** The blocks made for this set, by kind. */
export function madeBlocks(): { kind: string; block: string }[] {
  return read('./blocks.txt')
    .split(/^=== /m)
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('\n');
      return { kind: part.slice(0, at).trim(), block: part.slice(at + 1).replace(/\n$/, '') };
    });
}

/** Code as the installed packages show it in their own words, out of its fences; nothing of it is kept here. */
function foundBlocks(): { kind: string; block: string }[] {
  const byKind = new Map<string, Set<string>>();
  for (const file of globSync('node_modules/**/{README,readme}.md').sort()) {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    for (const [, language = '', block = ''] of text.matchAll(FENCED)) {
      if (NO_CODE.test(language) || block.length > MAX_BLOCK_CHARS || block.trim().split('\n').length < 2)
        continue;
      const kind = FAMILIES[language.toLowerCase()] ?? language.toLowerCase();
      byKind.set(kind, (byKind.get(kind) ?? new Set()).add(block));
    }
  }
  return [...byKind].flatMap(([kind, blocks]) => {
    const step = Math.ceil(blocks.size / PER_LANGUAGE);
    return [...blocks].filter((_block, index) => index % step === 0).map((block) => ({ kind, block }));
  });
}

/** Every block in two drafts, as people paste it: below, above or between what they say about it. */
export function pastedDrafts(): PastedDraft[] {
  const carriers = read('./carriers.txt').split(/\n===\n/);
  return [...madeBlocks(), ...foundBlocks()].flatMap(({ kind, block }, index) =>
    [0, 1].map((offset) => {
      // a signature ends what it stands in
      const carrier =
        kind === 'signature'
          ? 'hi tom,\n\ncan you send me the figures till friday? the board want to see them.\n\n¶'
          : (carriers[(index * 3 + offset * 5) % carriers.length] ?? '¶');
      return { kind, text: carrier.replace('¶', () => block), block, isHeldOut: isHeldOut(block) };
    }),
  );
}
