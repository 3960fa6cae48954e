import { deflateSync } from 'node:zlib';

/** Standard fonts a test may write in: `/R` regular, `/B` bold, `/I` italic, `/C` typewriter, `/S` a serif. */
const fonts = {
  R: 'Helvetica',
  B: 'Helvetica-Bold',
  I: 'Helvetica-Oblique',
  C: 'Courier',
  S: 'Times-Roman',
};
export type FontName = keyof typeof fonts;

export interface PdfPageSource {
  /** PDF operators. */
  content: string;
  width?: number;
  height?: number;
  rotate?: number;
  /** Further entries of the page, as `/Annots [9 0 R]`. */
  extra?: string;
  /** Further entries of its resources. */
  resources?: string;
  mediaBox?: string;
}

export interface PdfSource {
  pages: readonly PdfPageSource[];
  /** Further objects, numbered from `firstExtra` on: whole, without `obj` and `endobj`. */
  objects?: readonly (string | Uint8Array)[];
  /** Further entries of the catalogue. */
  catalog?: string;
  /** What the page tree says it holds, where that is not so. */
  count?: number;
  isCompressed?: boolean;
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);

/** The number of the first object of `objects`. */
export function firstExtra(pages: number): number {
  return 3 + Object.keys(fonts).length + 2 * pages;
}

/** A stream object of `dictionary` entries and bytes. */
export function streamObject(dictionary: string, data: Uint8Array): Uint8Array {
  return joined([
    latin1(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    latin1('\nendstream'),
  ]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF file of these pages; Latin-1 text in its strings. */
export function writePdf({
  pages,
  objects = [],
  catalog = '',
  count,
  isCompressed,
}: PdfSource): Uint8Array<ArrayBuffer> {
  const names = Object.entries(fonts);
  const firstFont = 3;
  const firstPage = firstFont + names.length;
  const resources = names.map(([name], at) => `/${name} ${firstFont + at} 0 R`).join(' ');
  const bodies: (string | Uint8Array)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')}] /Count ${count ?? pages.length} >>`,
    ...names.map(
      ([, base]) => `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((page, at) => {
      const box = page.mediaBox ?? `0 0 ${page.width ?? 612} ${page.height ?? 792}`;
      const data = latin1(page.content);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Rotate ${page.rotate ?? 0} /Resources << /Font << ${resources} >> ${page.resources ?? ''} >> /Contents ${firstPage + 2 * at + 1} 0 R ${page.extra ?? ''} >>`,
        isCompressed ? streamObject('/Filter /FlateDecode', deflateSync(data)) : streamObject('', data),
      ];
    }),
    ...objects,
  ];
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  bodies.forEach((body, at) => {
    offsets.push(length);
    const part = joined([
      latin1(`${at + 1} 0 obj\n`),
      typeof body === 'string' ? latin1(body) : body,
      latin1('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

export interface TextStyle {
  font?: FontName;
  size?: number;
}

type Point = readonly [number, number];

/** A line of text with its baseline at a point, from the lower left corner. */
export function textAt([x, y]: Point, text: string, { font = 'R', size = 10 }: TextStyle = {}): string {
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;
}

/** Lines of text below each other. */
export function linesAt(
  [x, y]: Point,
  lines: readonly string[],
  { leading = 12, ...style }: TextStyle & { leading?: number } = {},
): string {
  return lines.map((line, at) => textAt([x, y - at * leading], line, style)).join('');
}

/** A line from one point to another, half a point thick. */
export function ruleAt(from: Point, to: Point): string {
  return `0.5 w ${from.join(' ')} m ${to.join(' ')} l S\n`;
}

/** `count` lines of English that fill `width` points in 10 point Helvetica, nearly. */
export function proseLines(count: number, width: number, start = 0): string[] {
  const words =
    'the committee found that most of its members had read the report and agreed with what it said about water and the price of land in the valley while others asked for a second opinion from an engineer who knows the river well'.split(
      ' ',
    );
  let next = start;
  return Array.from({ length: count }, () => {
    let line = '';
    while (line.length * 4.7 < width - 24) {
      line += `${line === '' ? '' : ' '}${words[next % words.length]}`;
      next++;
    }
    return line;
  });
}

/** A page whose letters are seen as these lines, and stored as the ones that follow them in the alphabet. */
export function shiftedText(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const form = firstExtra(1);
  const toUnicode = latin1(
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfrange <20> <60> <0020> <61> <79> <0062> endbfrange 1 beginbfchar <7a> <0061> endbfchar endcmap end',
  );
  const content = latin1(linesAt([60, 720], lines, { size: 12 }));
  return writePdf({
    pages: [{ content: '/F Do', resources: `/XObject << /F ${form} 0 R >>` }],
    objects: [
      streamObject(
        `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /R ${form + 1} 0 R >> >>`,
        content,
      ),
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${form + 2} 0 R >>`,
      streamObject('', toUnicode),
    ],
  });
}
