import type { DocumentFormat } from '@/shared/documents/document.ts';

/** What belongs together: a file of one family under the name of another is a mismatch (faults F3). */
export type Family = 'pdf' | 'table' | 'word' | 'image' | 'text';

const CODE =
  'js mjs cjs jsx ts mts cts tsx vue svelte py pyw ipy rb php java kt kts scala groovy c h cc cpp cxx hpp hh cs fs vb go rs swift m mm dart lua pl pm r jl hs ml clj ex exs erl sh bash zsh fish ps1 bat cmd sql css scss sass less xml xsl xsd yml yaml toml ini cfg conf env properties gradle tf proto graphql gql diff patch asm tex bib cmake make mk nim zig sol';

const endings: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  ['pdf', 'pdf'],
  ...'xlsx xlsm xlsb xltx xltm xls xlt ods fods'.split(' ').map((ending) => [ending, 'workbook'] as const),
  ...'csv tsv tab psv'.split(' ').map((ending) => [ending, 'csv'] as const),
  ...'docx docm dotx dotm doc'.split(' ').map((ending) => [ending, 'docx'] as const),
  ...'png jpg jpeg jpe jfif gif webp bmp tif tiff heic heif avif ico svg'
    .split(' ')
    .map((ending) => [ending, 'image'] as const),
  ...'txt text log asc srt vtt eml rst'.split(' ').map((ending) => [ending, 'text'] as const),
  ...'md markdown mdown mkd mdx'.split(' ').map((ending) => [ending, 'markdown'] as const),
  ...'html htm xhtml shtml'.split(' ').map((ending) => [ending, 'html'] as const),
  ...'json jsonl ndjson geojson ipynb webmanifest har'.split(' ').map((ending) => [ending, 'json'] as const),
  ...CODE.split(' ').map((ending) => [ending, 'code'] as const),
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
export function formatOfEnding(ending: string): DocumentFormat | undefined {
  return endings.get(ending);
}

export function familyOf(format: DocumentFormat): Family {
  return families[format];
}
