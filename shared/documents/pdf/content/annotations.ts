import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { asMatrix, type Box, type PageSize, type Turn, turnBox } from '@/shared/documents/pdf/geometry.ts';

/** A link of a page: where it stands and where it leads. */
export interface PageLink extends Box {
  href: string;
}

/** What somebody filled in. */
export interface FieldValue extends Box {
  name: string;
  value: string;
}

interface Annotation {
  subtype?: string;
  rect?: readonly number[];
  url?: string;
  unsafeUrl?: string;
  fieldType?: string;
  fieldName?: string;
  alternativeText?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: unknown;
  exportValue?: unknown;
  hidden?: boolean;
}

/** Addresses that may be followed: http, https and mailto alone (faults F14). */
export function safeHref(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Links and filled fields of a page. */
export async function readAnnotations(
  page: PDFPageProxy,
  { turn, size }: { turn: Turn; size: PageSize },
): Promise<{ links: PageLink[]; fields: FieldValue[]; hasScripts: boolean }> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  const m = asMatrix(page.getViewport({ scale: 1 }).transform);
  const boxOf = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Box => {
    const xs = [m[0] * x0 + m[2] * y0 + m[4], m[0] * x1 + m[2] * y1 + m[4]];
    const ys = [m[1] * x0 + m[3] * y0 + m[5], m[1] * x1 + m[3] * y1 + m[5]];
    return turnBox(
      { x0: Math.min(...xs), x1: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
      turn,
      size,
    );
  };
  const links: PageLink[] = [];
  const fields: FieldValue[] = [];
  let hasScripts = false;
  for (const one of annotations) {
    const box = boxOf(one.rect ?? []);
    const href = safeHref(one.url);
    if (href) links.push({ ...box, href });
    if (one.unsafeUrl && !href) hasScripts ||= /^\s*javascript:/i.test(one.unsafeUrl);
    const value = one.subtype === 'Widget' && !one.hidden ? filledIn(one) : undefined;
    if (value) fields.push({ ...box, name: one.alternativeText || one.fieldName || '', value });
  }
  return { links, fields, hasScripts };
}

/** As it is read aloud: the text, the choice, or a cross for a box that is ticked. */
function filledIn(field: Annotation): string | undefined {
  const { fieldType, fieldValue } = field;
  if (fieldType === 'Tx' || fieldType === 'Ch') {
    const text = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
  }
  if (fieldType !== 'Btn' || typeof fieldValue !== 'string' || fieldValue === 'Off') return undefined;
  if (field.checkBox)
    return fieldValue === field.exportValue || field.exportValue === undefined ? '☒' : undefined;
  if (field.radioButton) return fieldValue === field.buttonValue ? '☒' : undefined;
  return undefined;
}
