import type { Invoice } from '@/local/payments/objects.ts';
import { INVOICE_STATES } from './invoice-page.ts';
import { day, money } from './layout.ts';

const LINE_HEIGHT = 18;
const MAX_WIDTH = 84;

/** Text of a PDF's content: Latin letters as they are, what the standard font lacks as `?`. */
function literal(text: string): string {
  const latin = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return (code >= 32 && code < 127) || (code >= 160 && code < 256) ? letter : '?';
  });
  return `(${latin
    .join('')
    .slice(0, MAX_WIDTH)
    .replace(/[\\()]/g, '\\$&')})`;
}

function contentOf(invoice: Invoice): string {
  const rows = [
    `Invoice ${invoice.number}`,
    `${invoice.account_name}, ${day(invoice.created)}`,
    `For ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`,
    '',
    ...invoice.lines.data.map((line) => `${money(line.amount, line.currency)}   ${line.description}`),
    '',
    `${INVOICE_STATES[invoice.status]}   ${money(invoice.amount_due, invoice.currency)}`,
    '',
    'Made by a local stand-in. No money moved.',
  ];
  const shown = rows.map((row, at) => `/F1 ${at === 0 ? 18 : 11} Tf ${literal(row)} Tj T*`).join('\n');
  return `BT\n72 770 Td ${LINE_HEIGHT} TL\n${shown}\nET`;
}

/** A one-page PDF of an invoice (PDF 1.4, in the reader's own Helvetica). */
export function invoicePdf(invoice: Invoice): Buffer {
  const content = contentOf(invoice);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
