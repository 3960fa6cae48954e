import { zipSync } from 'fflate';
import type { DocumentWarning } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import { Archive } from '@/shared/documents/sheets/archive.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** Parts the text is made of; pictures, fonts, embedded files and themes are never unpacked. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?(?:document\d*|styles|numbering|footnotes|endnotes|comments|settings)\.xml(?:\.rels)?)$/i;
const DTD = /<!(?:DOCTYPE|ENTITY)/i;
/** What a hidden run is marked as, for the style map. */
export const HIDDEN_MARK = 'whetstone-hidden';

const OFF = /w:val\s*=\s*"(?:0|false|off|none)"/;
const RUN_PROPERTIES = /<w:rPr\b[^>]*>[\s\S]*?<\/w:rPr>/g;

/** Whether a run cannot be seen: hidden by Word's own setting, 1 pt or smaller, or white where nothing is shaded. */
function isUnseen(properties: string, mayBeShaded: boolean): boolean {
  const vanish = /<w:(?:vanish|webHidden|specVanish)\b[^>]*>/.exec(properties)?.[0];
  if (vanish && !OFF.test(vanish)) return true;
  // Half points (ECMA-376 part 1, 17.3.2.38).
  const size = /<w:sz\s+w:val\s*=\s*"(\d+)"/.exec(properties)?.[1];
  if (size !== undefined && Number(size) <= 2) return true;
  return !mayBeShaded && /<w:color\b[^>]*w:val\s*=\s*"(?:FFFFFF|white)"/i.test(properties);
}

/** Marks runs that nobody sees as highlighted in a colour that does not exist, so that they can be told apart later. */
function markHidden(xml: string): { xml: string; count: number } {
  const mayBeShaded = /<w:shd\b[^>]*w:fill\s*=\s*"(?!auto|FFFFFF)[0-9A-Za-z]+"|<w:background\b/i.test(xml);
  let count = 0;
  const marked = xml.replace(RUN_PROPERTIES, (properties) => {
    if (!isUnseen(properties, mayBeShaded)) return properties;
    count += 1;
    const plain = properties.replace(/<w:highlight\b[^>]*\/>/g, '');
    return plain.replace(/<\/w:rPr>$/, `<w:highlight w:val="${HIDDEN_MARK}"/></w:rPr>`);
  });
  return { xml: marked, count };
}

export interface WordPackage {
  /** An archive of the needed parts alone, stored. */
  bytes: ArrayBuffer;
  warnings: DocumentWarning[];
}

/**
 * The parts of a Word file that hold its text, unpacked within the limits and packed anew, so that what reads them never
 * meets the file's own sizes, names or pictures (faults F19, F21, F23).
 * @throws AppError `document_damaged`, `document_too_complex`, `document_password`
 */
export async function openWordPackage(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<WordPackage> {
  const archive = new Archive(bytes, signal);
  const names = [...archive.names];
  const encoder = new TextEncoder();
  const parts: Record<string, Uint8Array> = Object.create(null);
  const warnings: DocumentWarning[] = [];
  let total = 0;
  let isLinked = false;
  for (const name of names.filter((one) => NEEDED.test(one))) {
    const text = await archive.readText(name);
    if (text === undefined) continue;
    total += text.length;
    if (DTD.test(text)) throw new AppError('document_damaged');
    if (total > limits.wordXmlBytes) throw new AppError('document_too_complex');
    if (name.endsWith('.rels')) isLinked ||= hasOutsideParts(text);
    const { xml } = /document\d*\.xml$/i.test(name) ? markHidden(text) : { xml: text };
    parts[name] = encoder.encode(xml.replace(/^\uFEFF?(<\?xml[^>]*?)\s+encoding="[^"]*"/, '$1'));
  }
  if (!Object.keys(parts).some((name) => /^word\/document\d*\.xml$/i.test(name)))
    throw new AppError('document_damaged');
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) warnings.push({ code: 'macros_ignored' });
  if (isLinked) warnings.push({ code: 'external_links_ignored' });
  const packed = zipSync(parts, { level: 0 });
  return { bytes: packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength), warnings };
}

/** Templates, pictures and frames that lie outside of the file; addresses in its text are not among them. */
function hasOutsideParts(relations: string): boolean {
  for (const [relation] of relations.matchAll(/<Relationship\b[^>]*>/g))
    if (/TargetMode\s*=\s*"External"/i.test(relation) && !/relationships\/hyperlink"/i.test(relation))
      return true;
  return false;
}
