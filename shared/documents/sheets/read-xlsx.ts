import type { DocumentWarning } from '@/shared/documents/document.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { Archive } from './archive.ts';
import { addComments, readPeople } from './comments.ts';
import {
  findWorkbookPart,
  type Relation,
  readRelations,
  readWorkbookParts,
  type SheetPart,
} from './package-parts.ts';
import { SharedStrings } from './shared-strings.ts';
import type { SheetBook } from './sheet-book.ts';
import { SheetScanner } from './sheet-scanner.ts';
import { sheetWarnings } from './sheet-warnings.ts';
import { type BookContext, StoredSheet } from './stored-sheet.ts';
import { readStyleFormats } from './styles.ts';
import { UnusualWorkbook } from './unusual.ts';

/** A sheet while it is read: its rows before `rows` are complete. `isComplete` once links and merges are known too. */
export interface ReadStep {
  sheet: StoredSheet;
  index: number;
  rows: number;
  isComplete: boolean;
}

const SCANNED = new Set(['worksheet', 'xlMacrosheet', 'xlIntlMacrosheet']);
/** Bytes of XML between two steps: about 4 ms of work. */
const STEP_BYTES = 256 * 1024;
/** Before the first one: some 200 rows, so that there is something to show soon. */
const FIRST_STEP_BYTES = 96 * 1024;

/** What a workbook holds that is never run or fetched. */
export function archiveWarnings(names: readonly string[]): DocumentWarning[] {
  const all = names.map((name) => name.toLowerCase());
  const warnings: DocumentWarning[] = [];
  if (all.some((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/')))
    warnings.push({ code: 'macros_ignored' });
  const links = all.filter((name) => /^xl\/externallinks\/[^/]+\.(?:xml|bin)$/.test(name)).length;
  if (links > 0) warnings.push({ code: 'external_links_ignored', count: links });
  return warnings;
}

/**
 * Reads a well-formed XLSX in one pass over its bytes and yields as it goes. Throws `UnusualWorkbook` where another
 * reader is to try. Formulas are never calculated: what is shown is what the file says was last calculated.
 */
export async function* readXlsx(archive: Archive): AsyncGenerator<ReadStep, SheetBook> {
  const part = await findWorkbookPart(archive);
  if (!part) throw new UnusualWorkbook('no workbook part');
  const { sheets: parts, isDate1904, names, relations } = await readWorkbookParts(archive, part);
  if (parts.every((sheet) => sheet.part === '')) throw new UnusualWorkbook('no sheet parts');
  const partOf = (type: string) =>
    relations.find((relation) => relation.type === type)?.target ?? `xl/${type}.xml`;
  const strings = await archive.read(partOf('sharedStrings'));
  const context: BookContext = {
    isDate1904,
    strings: strings && new SharedStrings(strings),
    formats: readStyleFormats(await archive.readText(partOf('styles'))),
  };
  const people = await readPeople(archive, relations);
  const sheets = parts.map(({ name, isHidden }) => new StoredSheet(name, isHidden, context));
  let damaged = parts.filter(({ part: name }) => name === '').length;
  for (const [index, sheet] of sheets.entries()) {
    const sheetPart = parts[index];
    try {
      if (sheetPart?.part) yield* readSheet({ archive, people, sheet, index, part: sheetPart });
    } catch (thrown) {
      // What was read of a sheet whose bytes are broken is kept, and the other sheets with it.
      if (!(thrown instanceof AppError) || thrown.code !== 'document_damaged' || sheet.rowCount === 0)
        throw thrown;
      damaged += 1;
    }
    yield { sheet, index, rows: sheet.rowCount, isComplete: true };
  }
  return {
    sheets,
    isDate1904,
    names,
    warnings: [
      ...archiveWarnings(archive.names),
      ...(damaged > 0 ? [{ code: 'damaged' as const, count: damaged }] : []),
      ...sheetWarnings(sheets),
    ],
    reader: 'scanner',
  };
}

interface SheetReading {
  archive: Archive;
  people: ReadonlyMap<string, string>;
  sheet: StoredSheet;
  index: number;
  part: SheetPart;
}

async function* readSheet({ archive, people, sheet, index, part }: SheetReading): AsyncGenerator<ReadStep> {
  const relations = await readRelations(archive, part.part);
  if (SCANNED.has(part.type)) {
    const scanner = new SheetScanner(sheet.store, sheet.formulas, sheet.context.isDate1904);
    sheet.hiddenRows = scanner.extras.hiddenRows;
    sheet.hiddenColumns = scanner.extras.hiddenColumns;
    sheet.rowLevels = scanner.extras.rowLevels;
    let sinceStep = STEP_BYTES - FIRST_STEP_BYTES;
    for await (const piece of archive.stream(part.part)) {
      scanner.push(piece);
      sinceStep += piece.length;
      if (!sheet.store.isOrdered) throw new UnusualWorkbook('cells out of order');
      if (sinceStep < STEP_BYTES) continue;
      sinceStep = 0;
      yield { sheet, index, rows: Math.max(0, scanner.row), isComplete: false };
    }
    scanner.end();
    if (!sheet.store.isOrdered) throw new UnusualWorkbook('cells out of order');
    sheet.merged = scanner.extras.merged;
    for (const { ref, relation, location } of scanner.extras.hyperlinks) {
      const link = linkAddress(relations, relation, location);
      if (link) sheet.notes.addLink(ref, link);
    }
  }
  await addComments(sheet, archive, { relations, people });
}

/** An address, an address with a place in it, or a place in this workbook behind `#`. */
function linkAddress(
  relations: readonly Relation[],
  id: string | undefined,
  location: string | undefined,
): string | undefined {
  const target = id === undefined ? undefined : relations.find((relation) => relation.id === id)?.target;
  if (location === undefined) return target;
  return `${target ?? ''}#${location}`;
}
