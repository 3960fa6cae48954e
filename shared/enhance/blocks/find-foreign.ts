import { detectLanguage } from '@/shared/enhance/language.ts';
import type { BlockFinder } from './block.ts';
import { runsOf } from './find-layout.ts';
import type { DraftLine } from './line.ts';

/** A longer text is no draft with something pasted into it; its lines are not read one by one. */
const MAX_LINES = 300;
const LEAST_WORDS = 4;

/** Lines in another language below or above English ones, with those beside them that are in none: a greeting, names. */
export const findForeign: BlockFinder = (lines, taken) => {
  if (lines.length > MAX_LINES || !lines.some(({ text }) => hasWords(text))) return [];
  const languages = lines.map(({ text }) => (hasWords(text) ? detectLanguage(text) : undefined));
  if (!languages.includes('en')) return [];
  const inside = languages.map(
    (language, index) => language !== undefined && language !== 'en' && !taken[index],
  );
  if (!inside.includes(true)) return [];
  const joins = (index: number, beside: number) =>
    inside[beside] === true && !taken[index] && languages[index] === undefined && isNobodys(lines[index]);
  for (let index = 1; index < lines.length; index += 1) if (joins(index, index - 1)) inside[index] = true;
  for (let index = lines.length - 2; index >= 0; index -= 1)
    if (joins(index, index + 1)) inside[index] = true;
  return runsOf(lines, 'paragraph', (_line, index) => inside[index] === true);
};

const hasWords = (text: string): boolean => (text.match(/\p{L}+/gu)?.length ?? 0) >= LEAST_WORDS;

const isNobodys = (line: DraftLine | undefined): boolean =>
  line !== undefined && !line.isBlank && !line.isAddressed && !/[?:]\s*$/.test(line.text);
