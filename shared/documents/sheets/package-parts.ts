import type { Archive } from './archive.ts';
import { UnusualWorkbook } from './unusual.ts';
import { isTrue, xmlTags } from './xml-tags.ts';

export interface Relation {
  id: string;
  /** The last piece of its type: `worksheet`, `comments`, … */
  type: string;
  /** Name of the part it leads to, or the address where it leads out of the package. */
  target: string;
  isExternal: boolean;
}

/** `xl/workbook.xml` → `xl/_rels/workbook.xml.rels`. */
function relationsName(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

/** A target as written, from the part it stands in; never leaves the package (faults F23). */
function resolveTarget(part: string, target: string): string {
  const from = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const piece of target.replaceAll('\\', '/').split('/')) {
    if (piece === '..') from.pop();
    else if (piece !== '.' && piece !== '') from.push(piece);
  }
  return from.join('/');
}

/** What a part points to (ECMA-376 part 2, 6.5). Empty where it has no relations. */
export async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const xml = await archive.readText(relationsName(part));
  const relations: Relation[] = [];
  for (const tag of xmlTags(xml ?? '')) {
    if (tag.name !== 'Relationship' || tag.isClosing) continue;
    const target = tag.attribute('Target') ?? '';
    const type = tag.attribute('Type') ?? '';
    const isExternal = tag.attribute('TargetMode') === 'External';
    relations.push({
      id: tag.attribute('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: isExternal ? target : resolveTarget(part, target),
      isExternal,
    });
  }
  return relations;
}

export interface SheetPart {
  name: string;
  isHidden: boolean;
  /** Name of its part; empty where it is missing. */
  part: string;
  /** `worksheet`, `chartsheet`, `dialogsheet` or `xlMacrosheet`. */
  type: string;
}

/** A name for a range or a formula. */
export interface DefinedName {
  name: string;
  /** Without `=`. */
  refersTo: string;
  /** The sheet it belongs to; none where it belongs to the whole workbook. */
  sheet?: string;
}

export interface WorkbookParts {
  sheets: SheetPart[];
  isDate1904: boolean;
  names: DefinedName[];
  relations: Relation[];
}

/** The part an XLSX begins with; nothing where the package holds none. */
export async function findWorkbookPart(archive: Archive): Promise<string | undefined> {
  const root = await readRelations(archive, '');
  const named = root.find((relation) => relation.type === 'officeDocument')?.target;
  const found = [named, 'xl/workbook.xml'].find((part) => part && archive.has(part));
  return found && /\.xml$/i.test(found) ? found : undefined;
}

/** The sheets in their order, and what else the workbook's own part says (ECMA-376 part 1, 18.2). */
export async function readWorkbookParts(archive: Archive, part: string): Promise<WorkbookParts> {
  const xml = await archive.readText(part);
  if (xml === undefined) throw new UnusualWorkbook('no workbook part');
  const relations = await readRelations(archive, part);
  const sheets: SheetPart[] = [];
  const names: { name: string; refersTo: string; scope: string | undefined }[] = [];
  let isDate1904 = false;
  let open: { name: string; scope: string | undefined } | undefined;
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'workbookPr' && isTrue(tag.attribute('date1904'))) isDate1904 = true;
    if (tag.name === 'sheet' && !tag.isClosing) {
      const relation = relations.find(({ id }) => id === tag.attribute('r:id') || id === tag.attribute('id'));
      const state = tag.attribute('state') ?? 'visible';
      const partName = relation && archive.has(relation.target) ? relation.target : '';
      sheets.push({
        name: tag.attribute('name') ?? '',
        isHidden: state !== 'visible',
        part: partName,
        type: relation?.type ?? 'worksheet',
      });
    }
    if (tag.name === 'definedName' && !tag.isEmpty) {
      if (tag.isClosing && open) names.push({ ...open, refersTo: tag.before });
      open = tag.isClosing
        ? undefined
        : { name: tag.attribute('name') ?? '', scope: tag.attribute('localSheetId') };
    }
  }
  if (sheets.length === 0) throw new UnusualWorkbook('no sheets');
  const withSheets = names.map(({ name, refersTo, scope }) => {
    const sheet = scope === undefined ? undefined : sheets[Number(scope)]?.name;
    return sheet === undefined ? { name, refersTo } : { name, refersTo, sheet };
  });
  return { sheets, isDate1904, names: withSheets, relations };
}
