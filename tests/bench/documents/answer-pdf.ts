import type { Reader } from '@/shared/documents/read-events.ts';
import { writeMarkdown } from '@/shared/documents/write-markdown.ts';
import { readWhole, requestFor } from './read-events-of.ts';
import type { PdfAnswer, ReadQuestion } from './read-protocol.ts';

const reader: string = '@/shared/documents/pdf/read-pdf.ts';

/** A PDF as a scorer wants it: the text of each page, the whole as Markdown, and what is wrong with its text layer. */
export async function answerPdf(question: ReadQuestion, assets: string): Promise<PdfAnswer> {
  const { readPdf } = (await import(reader)) as { readPdf: Reader };
  const { facts, blocks, warnings } = await readWhole(readPdf, requestFor(question, assets));
  const pages = facts.parts?.count ?? 0;
  const texts = Array.from({ length: pages }, () => [] as string[]);
  for (const { place, text } of blocks) if (place.in === 'page') texts[place.page - 1]?.push(text);
  const codes = new Set([...warnings, ...facts.warnings].map(({ code }) => code));
  return {
    pages,
    pageTexts: texts.map((parts) => parts.join('\n')),
    markdown: writeMarkdown(blocks),
    // As the warning is called here, and as the catalogue of faults spells it (F16, F17).
    flags: [...codes].flatMap((code) => [code, code.toUpperCase()]),
  };
}
