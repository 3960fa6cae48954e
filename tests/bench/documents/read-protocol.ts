import * as z from 'zod/mini';

/** A line the adapter sends to the reading process. */
export const readQuestion = z.object({
  id: z.int(),
  kind: z.enum(['pdf', 'xlsx', 'csv', 'image']),
  path: z.string(),
  password: z.optional(z.string()),
});
export type ReadQuestion = z.infer<typeof readQuestion>;

export interface PdfAnswer {
  pages: number;
  pageTexts: string[];
  markdown: string;
  flags: string[];
}

export interface CellAnswer {
  value: string | number | boolean | null;
  display: string;
  formula?: string | undefined;
  iso?: string | undefined;
  comment?: string | undefined;
  link?: string | undefined;
}

export interface SheetAnswer {
  name: string;
  hidden: boolean;
  cells: Record<string, CellAnswer>;
  merged: readonly string[];
}

export interface TableAnswer {
  sheets: SheetAnswer[];
  encoding?: string | undefined;
  delimiter?: string | undefined;
  rows?: string[][] | undefined;
}
