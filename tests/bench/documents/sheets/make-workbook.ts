import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const DISTINCT_TEXTS = 5_000;

/** The same numbers in every run (a linear congruence; Numerical Recipes 7.1). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function rowXml(row: number, random: () => number): string {
  const cell = (column: string, rest: string) => `<c r="${column}${row}"${rest}</c>`;
  const text = () => Math.floor(random() * DISTINCT_TEXTS);
  return [
    `<row r="${row}" spans="1:10">`,
    cell('A', `><v>${row}</v>`),
    cell('B', ` t="s"><v>${text()}</v>`),
    cell('C', ` t="s"><v>${text()}</v>`),
    cell('D', ` s="1"><v>${40_000 + Math.floor(random() * 6_000)}</v>`),
    cell('E', ` s="2"><v>${(random() * 10_000).toFixed(2)}</v>`),
    cell('F', `><v>${random()}</v>`),
    cell('G', ` t="b"><v>${random() < 0.5 ? 1 : 0}</v>`),
    cell('H', ` s="3"><v>${Math.round(random() * 100) / 100}</v>`),
    cell('I', ` t="s"><v>${text()}</v>`),
    cell('J', `><f>A${row}*2</f><v>${row * 2}</v>`),
    '</row>',
  ].join('');
}

/** A workbook of one sheet with ten columns: numbers, texts, dates, prices, truths, shares and a formula. */
export function makeWorkbook(rows: number): Uint8Array<ArrayBuffer> {
  const random = repeatableRandom(7);
  const lines: string[] = [];
  for (let row = 1; row <= rows; row += 1) lines.push(rowXml(row, random));
  const texts = Array.from({ length: DISTINCT_TEXTS }, (_, index) => `<si><t>Text number ${index}</t></si>`);
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('worksheets/sheet1.xml', 'worksheet')}${override('sharedStrings.xml', 'sharedStrings')}${override('styles.xml', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', 'sharedStrings.xml')}${relation('r3', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="${rows * 3}" uniqueCount="${DISTINCT_TEXTS}">${texts.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><dimension ref="A1:J${rows}"/><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 6 }));
}
