import { readPdfPages } from '@/shared/documents/pdf/read-pdf.ts';
import { writeMarkdown } from '@/shared/documents/write-markdown.ts';
import { requestFor } from './read-events-of.ts';
import type { PdfAnswer, ReadQuestion } from './read-protocol.ts';

/** A PDF as a scorer wants it: the text of each page, the whole as Markdown, and what is wrong with its text layer. */
export async function answerPdf(question: ReadQuestion, assets: string): Promise<PdfAnswer> {
  const { pages, pageTexts, blocks, warnings } = await readPdfPages(requestFor(question, assets));
  const codes = new Set(warnings.map(({ code }) => code));
  return {
    pages,
    pageTexts,
    markdown: writeMarkdown(blocks),
    // As the warning is called here, and as the catalogue of faults spells it (F16, F17).
    flags: [...codes].flatMap((code) => [code, code.toUpperCase()]),
  };
}
