import type { LanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import type { Block } from './blocks.ts';
import { endsSentence, sentenceCapitals } from './capitals.ts';
import type { Edit } from './edits.ts';
import { endMark, type Following, wrongFullStops } from './endings.ts';
import { isFormula } from './formulas.ts';
import type { Passage } from './pattern.ts';
import { areNotes, isLabel, isSpoken } from './spoken-lines.ts';

/** What the marks of a line depend on outside it. */
export interface LineSurroundings {
  kind: Block['kind'];
  /** The piece begins inside a sentence. */
  continues: boolean;
  following: Following;
  /** Nothing but this block is in the text. */
  alone: boolean;
  language: LanguageTools | undefined;
}

/** End marks and capitals, line by line. */
export function lineRules(
  passage: Passage,
  { kind, continues, following, alone, language }: LineSurroundings,
  unknown: ReadonlySet<string>,
): Edit[] {
  const known = { unknown, isSpelling: (word: string) => language?.model.isSpelling(word) ?? false };
  if (kind !== 'prose') return sentenceCapitals(passage, false, known);
  const edits: Edit[] = [...wrongFullStops(passage)];
  const lines = [...passage.masked.matchAll(/[^\n]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isNotes = areNotes(lines.map(({ start, end }) => passage.masked.slice(start, end)));
  lines.forEach((line, index) => {
    if (isNotes && index > 0) return;
    const next = lines[index + 1];
    const nextText = next ? passage.masked.slice(next.start, next.end) : '';
    const after: Following = !next
      ? following
      : /^\s*\p{Lu}/u.test(nextText) || isFormula(nextText)
        ? 'sentence'
        : 'continuation';
    edits.push(...endMark(passage, { ...line, following: after, alone: alone && lines.length === 1 }));
    const previous = lines[index - 1];
    const before = previous && passage.masked.slice(previous.start, previous.end);
    const opens =
      before === undefined
        ? !continues
        : endsSentence(before, passage.text.slice(previous?.start, previous?.end)) ||
          (isFormula(before) && !isSpoken(before)) ||
          (index === 1 && !continues && isLabel(before));
    const part = {
      text: passage.text.slice(line.start, line.end),
      masked: passage.masked.slice(line.start, line.end),
    };
    const begins = opens && (isSpoken(part.masked) || isFormula(part.masked));
    for (const edit of sentenceCapitals(part, begins, known))
      edits.push({ ...edit, start: edit.start + line.start, end: edit.end + line.start });
  });
  return edits;
}
