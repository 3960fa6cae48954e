import { strToU8, zipSync } from 'fflate';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
export const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`;
export const item = (text: string, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;

const styles = `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`;
const level = (at: number) => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="bullet"/></w:lvl>`;
const numbering = `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0">${level(0)}${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A Word file with this body; `parts` are added or take the place of its own. */
export function wordFile(
  body: string,
  parts: Record<string, string | Uint8Array> = {},
): Uint8Array<ArrayBuffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${RELATIONS}">${relation('s', 'styles', 'styles.xml')}${relation('n', 'numbering', 'numbering.xml')}${relation('f', 'footnotes', 'footnotes.xml')}<Relationship Id="l" Type="${OFFICE}/hyperlink" Target="https://example.com/a" TargetMode="External"/><Relationship Id="j" Type="${OFFICE}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/footnotes.xml': `<w:footnotes ${NAMESPACES}><w:footnote w:id="2">${paragraph(run('Counted in May.'))}</w:footnote></w:footnotes>`,
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  ) as Uint8Array<ArrayBuffer>;
}
