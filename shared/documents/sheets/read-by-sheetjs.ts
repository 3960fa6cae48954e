import type { CellObject, ParsingOptions, WorkBook, WorkSheet } from 'xlsx';
import type { DocumentWarning } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { parseRangeName, rangeName } from './a1.ts';
import { CellKind } from './cell-store.ts';
import type { DefinedName } from './package-parts.ts';
import { PlainStrings } from './plain-strings.ts';
import type { SheetBook } from './sheet-book.ts';
import { sheetWarnings } from './sheet-warnings.ts';
import { StoredSheet } from './stored-sheet.ts';

/** Cells by row and column, with holes; the range a sheet declares is never walked through (faults F20). */
type DenseSheet = WorkSheet & { '!data'?: (CellObject | undefined)[][] };

const OPTIONS: ParsingOptions = {
  type: 'array',
  dense: true,
  cellNF: true,
  cellFormula: true,
  // Hidden rows and columns come with the styles.
  cellStyles: true,
  cellHTML: false,
  bookVBA: false,
};

const encoder = new TextEncoder();

export interface FallbackOptions {
  password?: string | undefined;
  /** The format keeps what it shows, and no number formats as Excel has them. */
  showsText: boolean;
  warnings: readonly DocumentWarning[];
}

/** What SheetJS says of a password is in its messages alone. */
function toReadError(thrown: unknown, password: string | undefined): AppError {
  const message = thrown instanceof Error ? thrown.message : '';
  if (/password is incorrect/i.test(message))
    return new AppError('document_password_wrong', { cause: thrown });
  if (/password|encrypt/i.test(message))
    return new AppError(password === undefined ? 'document_password' : 'document_not_supported', {
      cause: thrown,
    });
  return new AppError('document_damaged', { cause: thrown });
}

/** Reads a workbook by SheetJS: XLS, XLSB, ODS, and XLSX that is not as it should be. */
export async function readBySheetJs(
  bytes: Uint8Array<ArrayBuffer>,
  { password, showsText, warnings }: FallbackOptions,
): Promise<SheetBook> {
  const { read } = await import('xlsx');
  let workbook: WorkBook;
  try {
    workbook = read(bytes, { ...OPTIONS, ...(password === undefined ? {} : { password }) });
  } catch (thrown) {
    throw toReadError(thrown, password);
  }
  const isDate1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const context = { isDate1904, strings: new PlainStrings(), formats: [] as string[] };
  const styles = new Map<string, number>();
  const sheets = workbook.SheetNames.map((name, index) => {
    const hidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    const sheet = new StoredSheet(name, hidden, context);
    const source = Object.hasOwn(workbook.Sheets, name) ? workbook.Sheets[name] : undefined;
    if (source)
      fillSheet(sheet, source, { styles, strings: context.strings, formats: context.formats, showsText });
    return sheet;
  });
  return {
    sheets,
    isDate1904,
    names: namesOf(workbook),
    warnings: [...warnings, ...sheetWarnings(sheets)],
    reader: 'sheetjs',
  };
}

function namesOf(workbook: WorkBook): DefinedName[] {
  return (workbook.Workbook?.Names ?? []).map(({ Name, Ref, Sheet }) => {
    const sheet = Sheet === undefined ? undefined : workbook.SheetNames[Sheet];
    return sheet === undefined ? { name: Name, refersTo: Ref } : { name: Name, refersTo: Ref, sheet };
  });
}

interface Filling {
  styles: Map<string, number>;
  strings: PlainStrings;
  formats: string[];
  showsText: boolean;
}

function fillSheet(sheet: StoredSheet, source: DenseSheet, filling: Filling): void {
  sheet.merged = (source['!merges'] ?? []).map(({ s, e }) =>
    rangeName({ top: s.r, left: s.c, bottom: e.r, right: e.c }),
  );
  sheet.hiddenRows = hiddenOf(source['!rows']);
  sheet.hiddenColumns = hiddenOf(source['!cols']);
  sheet.rowLevels = new Map(
    (source['!rows'] ?? []).flatMap((row, at) => (row?.level ? [[at, row.level]] : [])),
  );
  source['!data']?.forEach((cells, row) => {
    cells?.forEach((cell, column) => {
      if (cell && row < limits.rows && column < limits.columns)
        fillCell(sheet, { row, column, cell }, filling);
    });
  });
}

function hiddenOf(list: readonly ({ hidden?: boolean } | undefined)[] | undefined): Set<number> {
  const hidden = new Set<number>();
  list?.forEach((entry, index) => {
    if (entry?.hidden) hidden.add(index);
  });
  return hidden;
}

function styleOf(cell: CellObject, { styles, formats }: Filling): number {
  const code = typeof cell.z === 'string' ? cell.z : 'General';
  const known = styles.get(code);
  if (known !== undefined) return known;
  styles.set(code, formats.length);
  return formats.push(code) - 1;
}

/** Kind and value of a cell; nothing where it holds none. */
function storedValue(cell: CellObject, sheet: StoredSheet, { strings }: Filling) {
  if (cell.t === 'n' && typeof cell.v === 'number') return { kind: CellKind.number, value: cell.v };
  if (cell.t === 's' && typeof cell.v === 'string')
    return { kind: CellKind.shared, value: strings.add(cell.v.replace(/\r\n?/g, '\n')) };
  if (cell.t === 'b') return { kind: CellKind.boolean, value: cell.v ? 1 : 0 };
  if (cell.t === 'e') {
    const code = encoder.encode(cell.w ?? '#VALUE!');
    return { kind: CellKind.error, value: sheet.store.addText(code, 0, code.length) };
  }
  return cell.f ? { kind: CellKind.empty, value: 0 } : undefined;
}

interface Placed {
  row: number;
  column: number;
  cell: CellObject;
}

function fillCell(sheet: StoredSheet, { row, column, cell }: Placed, filling: Filling): void {
  const comment = (cell.c ?? []).map(({ a, t, T }) => (T && a ? `${a}: ${t ?? ''}` : (t ?? ''))).join('\n');
  if (comment !== '') sheet.notes.addComment(row, column, comment);
  const range = rangeName({ top: row, left: column, bottom: row, right: column });
  if (cell.l?.Target) sheet.notes.addLink(range, cell.l.Target);
  const value = storedValue(cell, sheet, filling);
  if (!value) return;
  const style = styleOf(cell, filling);
  const at = sheet.store.add(row, column, { kind: value.kind, style, value: Float64Array.of(value.value) });
  if (at < 0) return;
  if (filling.showsText && value.kind === CellKind.number && cell.w) sheet.shownTexts.set(at, cell.w);
  if (cell.f) addFormula(sheet, at, cell);
}

function addFormula(sheet: StoredSheet, at: number, { f = '', F, D }: CellObject): void {
  const array = F && !D ? parseRangeName(F) : undefined;
  if (array && F) {
    if (!sheet.formulas.hasArray(F)) sheet.formulas.addArray(F, f);
    return;
  }
  // Kept as XML has it, where an ampersand is written out.
  const source = encoder.encode(f.replaceAll('&', '&amp;'));
  sheet.formulas.add(at, source, { from: 0, to: source.length });
}
