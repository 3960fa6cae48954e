import { strToU8, type Zippable, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface SheetPlan {
  name: string;
  /** What stands in `sheetData`. */
  rows?: string;
  /** What follows it, as `<mergeCells>`. */
  after?: string;
  before?: string;
  state?: string;
  /** Relations of the sheet, as `relation(…)` makes them. */
  relations?: string;
  type?: string;
  /** Instead of everything else. */
  xml?: string;
}

export interface PackagePlan {
  sheets: SheetPlan[];
  strings?: string;
  styles?: string;
  workbook?: string;
  parts?: Record<string, string | Uint8Array>;
}

export function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

/** A link that leads out of the package. */
export function linkRelation(id: string, address: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${address}" TargetMode="External"/>`;
}

export const relations = (content: string) => `<Relationships xmlns="${PACKAGE}">${content}</Relationships>`;

export function sheetXml({ rows = '', after = '', before = '', xml }: SheetPlan): string {
  return (
    xml ??
    `<?xml version="1.0"?><worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`
  );
}

function contentTypes({ sheets, strings, styles }: PackagePlan): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${type}.${kind}+xml"/>`;
  const all = sheets.map(({ type: kind = 'worksheet' }, index) => override(`worksheets/sheet${index}`, kind));
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${strings === undefined ? '' : override('sharedStrings', 'sharedStrings')}${styles === undefined ? '' : override('styles', 'styles')}${all.join('')}</Types>`;
}

/** The parts of a small XLSX, before they are packed. */
export function packageParts({ sheets, strings, styles, workbook = '', parts = {} }: PackagePlan): Zippable {
  const text: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': contentTypes({ sheets, strings, styles }),
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbook}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets
        .map(({ type = 'worksheet' }, index) => relation(`s${index}`, type, `worksheets/sheet${index}.xml`))
        .join('') +
        relation('strings', 'sharedStrings', 'sharedStrings.xml') +
        relation('styles', 'styles', 'styles.xml'),
    ),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles === undefined
      ? {}
      : { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
  };
  for (const [index, sheet] of sheets.entries()) {
    text[`xl/worksheets/sheet${index}.xml`] = sheetXml(sheet);
    if (sheet.relations) text[`xl/worksheets/_rels/sheet${index}.xml.rels`] = relations(sheet.relations);
  }
  const all = Object.entries({ ...text, ...parts });
  return Object.fromEntries(
    all.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
  );
}

/** A small XLSX as its bytes. */
export function makePackage(plan: PackagePlan): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(packageParts(plan)));
}

/** A workbook of one sheet with these rows. */
export function oneSheet(rows: string, rest: Partial<SheetPlan & PackagePlan> = {}): Uint8Array<ArrayBuffer> {
  return makePackage({ ...rest, sheets: [{ name: 'Sheet1', ...rest, rows }] });
}
