import type { DocumentFormat } from '@/shared/documents/document.ts';

/** What belongs together: a file of one family under the name of another is a mismatch (faults F3). */
export type Family = 'pdf' | 'table' | 'word' | 'image' | 'text';

const CODE =
  'js mjs cjs jsx ts mts cts tsx vue svelte py pyw ipy rb php java kt kts scala groovy c h cc cpp cxx hpp hh cs fs vb go rs swift m mm dart lua pl pm r jl hs ml clj ex exs erl sh bash zsh fish ps1 bat cmd sql css scss sass less xml xsl xsd yml yaml toml ini cfg conf env properties gradle tf proto graphql gql diff patch asm tex bib cmake make mk nim zig sol';

const formatByExtension: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  ['pdf', 'pdf'],
  ...'xlsx xlsm xlsb xltx xltm xls xlt ods fods'
    .split(' ')
    .map((extension) => [extension, 'workbook'] as const),
  ...'csv tsv tab psv'.split(' ').map((extension) => [extension, 'csv'] as const),
  ...'docx docm dotx dotm doc'.split(' ').map((extension) => [extension, 'docx'] as const),
  ...'png jpg jpeg jpe jfif gif webp bmp tif tiff heic heif avif ico svg'
    .split(' ')
    .map((extension) => [extension, 'image'] as const),
  ...'txt text log asc srt vtt eml rst'.split(' ').map((extension) => [extension, 'text'] as const),
  ...'md markdown mdown mkd mdx'.split(' ').map((extension) => [extension, 'markdown'] as const),
  ...'html htm xhtml shtml'.split(' ').map((extension) => [extension, 'html'] as const),
  ...'json jsonl ndjson geojson ipynb webmanifest har'
    .split(' ')
    .map((extension) => [extension, 'json'] as const),
  ...CODE.split(' ').map((extension) => [extension, 'code'] as const),
]);

const families: Readonly<Record<DocumentFormat, Family>> = {
  pdf: 'pdf',
  workbook: 'table',
  csv: 'table',
  docx: 'word',
  image: 'image',
  text: 'text',
  markdown: 'text',
  html: 'text',
  json: 'text',
  code: 'text',
};

/** What a name promises by its ending; undefined where the ending is unknown. */
export function formatOfExtension(extension: string): DocumentFormat | undefined {
  return formatByExtension.get(extension);
}

export function familyOf(format: DocumentFormat): Family {
  return families[format];
}
