import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { writeCsv } from '@/shared/insights/report/csv.ts';

export type ExportFormat = 'Markdown' | 'CSV' | 'JSON';

const endings: Record<ExportFormat, { ending: string; type: string }> = {
  Markdown: { ending: 'md', type: 'text/markdown' },
  CSV: { ending: 'csv', type: 'text/csv' },
  JSON: { ending: 'json', type: 'application/json' },
};

/** A report as a file of one format. */
export function exportText(open: OpenReport, format: ExportFormat): string {
  if (format === 'Markdown') return open.result;
  // Without the mark Excel reads the file in the system's old encoding: `Ã¼` for `ü`.
  if (format === 'CSV') return `\uFEFF${writeCsv(open.items)}`;
  return JSON.stringify({ report: open.report, items: open.items }, null, 2);
}

/** Hands a report to the browser as a file. */
export function downloadReport(open: OpenReport, format: ExportFormat): void {
  const { ending, type } = endings[format];
  const address = URL.createObjectURL(new Blob([exportText(open, format)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${open.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'report'}.${ending}`;
  link.click();
  URL.revokeObjectURL(address);
}
