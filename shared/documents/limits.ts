const MB = 1024 * 1024;

/**
 * Every limit of reading files, in one table (issue "Files", faults F1–F36). What goes beyond `file*` is refused, what
 * goes beyond the others is read in part and said so.
 */
export const limits = {
  /** Bytes of a file; looked at before anything is read (faults F35). */
  fileBytes: 50 * MB,
  /** Files taken in one drop. */
  filesAtOnce: 20,
  /** Milliseconds without any sign of progress after which the worker is ended. */
  silenceMs: 20_000,
  /** Pages of a PDF (faults F11). */
  pages: 2_000,
  /** Bytes of one decoded stream of a PDF (faults F7). */
  pdfStreamBytes: 64 * MB,
  /** Milliseconds one page of a PDF may take (faults F7). */
  pageMs: 10_000,
  /** UTF-16 units of text of one document (faults F8). */
  textChars: 2_000_000,
  /** Bytes of all parts of an archive (XLSX, DOCX, ODS), counted as they are inflated (faults F19). */
  archiveBytes: 200 * MB,
  /** How many times larger than the archive its parts may be; small archives excepted (`archiveRatioFromBytes`). */
  archiveRatio: 200,
  archiveRatioFromBytes: 8 * MB,
  /** Bytes of XML of a Word file, which its reader holds as a tree. */
  wordXmlBytes: 32 * MB,
  /** UTF-16 units of HTML or Markdown source that are looked at, and how deep its elements may lie in each other. */
  markupChars: 16_000_000,
  markupDepth: 400,
  /** Parts of an archive. */
  archiveEntries: 5_000,
  /** Cells of a workbook that are kept. */
  cells: 2_000_000,
  /** Excel's own limits (support.microsoft.com, "Excel specifications and limits"). */
  rows: 1_048_576,
  columns: 16_384,
  cellChars: 32_767,
  /** Pixels of an image, read from its header (faults F28). */
  imagePixels: 50_000_000,
  /** Milliseconds the text recognition may take to start, and for one page. */
  recognitionStartMs: 15_000,
  recognitionMs: 60_000,
} as const;
