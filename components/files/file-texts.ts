import { formatNumber, plural } from '@/components/library/plural.ts';
import { addressOf, type DocumentFormat, type DocumentWarning } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { FileEntry, FilesNotice, Progress } from './file-entry.ts';

const KB = 1024;

/** As `812 bytes`, `14 KB` or `3.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return plural(bytes, 'byte');
  if (bytes < KB * KB) return `${formatNumber(Math.round(bytes / KB))} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}

const formats: Record<DocumentFormat, string> = {
  pdf: 'PDF',
  workbook: 'Workbook',
  csv: 'Table',
  docx: 'Word document',
  text: 'Text',
  markdown: 'Markdown',
  html: 'Web page',
  json: 'JSON',
  code: 'Code',
  image: 'Picture',
};

const units = { pages: 'page', rows: 'row', sheets: 'sheet' } as const;

/** How far reading is, as `Page 12 of 340` would be too long for: `12 of 340 pages`. */
export function progressText({ unit, done, total }: Progress): string {
  if (unit === 'percent') return `${Math.round(done)} %`;
  if (unit === 'bytes') return total ? `${sizeText(done)} of ${sizeText(total)}` : sizeText(done);
  if (total === null) return plural(done, units[unit]);
  return `${formatNumber(done)} of ${plural(total, units[unit])}`;
}

/** What is known of a file, in a line. */
export function factsText({ status, progress, facts, bytes }: FileEntry): string {
  if (status === 'waiting') return `${sizeText(bytes)} · waits its turn`;
  if (status === 'reading') return progress ? `Reading · ${progressText(progress)}` : 'Reading';
  if (status === 'failed' || !facts) return sizeText(bytes);
  const parts = facts.parts ? [plural(facts.parts.count, units[facts.parts.unit])] : [];
  return [formats[facts.format], ...parts, sizeText(bytes)].join(' · ');
}

const sentences: Record<DocumentWarning['code'], (count: number | undefined) => string> = {
  no_text_layer: (count) =>
    count === undefined || count === 1
      ? 'This page is a picture without text.'
      : `${plural(count, 'page')} are pictures without text.`,
  garbled_text: () => 'The text stored in this file is not what its pages show.',
  hidden_text: () =>
    'This file holds text that cannot be seen when it is opened. It is marked, and is never taken for an instruction.',
  text_recognised: (count) =>
    count === 0
      ? 'No text was found in the picture.'
      : 'Text was read from the picture: check names and numbers.',
  hidden_sheet: (count) => `${plural(count ?? 1, 'hidden sheet')}: read, and marked.`,
  hidden_rows: (count) =>
    count ? `${plural(count, 'hidden row')}: read, and marked.` : 'Hidden rows are marked.',
  macros_ignored: () => 'The macros in this file were left alone.',
  external_links_ignored: () => 'Links to other files were not followed; the values last stored are shown.',
  scripts_ignored: () => 'The scripts in this file were left alone.',
  encoding_guessed: () => 'The file does not name its encoding; letters may be wrong where the guess is.',
  ragged_rows: (count) =>
    count
      ? `${plural(count, 'row')} have more or fewer cells than the first one.`
      : 'Some rows have more or fewer cells than the first one.',
  damaged: () => 'This file is damaged. What could be read of it is here.',
  pages_cut: (count) =>
    `Only the first ${formatNumber(limits.pages)} pages were read${count ? `; ${plural(count, 'page')} were left out` : ''}.`,
  rows_cut: (count) =>
    count
      ? `${plural(count, 'row')} were left out: the table is too large.`
      : 'The table is too large: its end was left out.',
  text_cut: () => `Only the first ${formatNumber(limits.textChars)} characters were read.`,
  animation_first_frame: () => 'Only the first picture of this animation was read.',
};

/** A warning as a sentence, led by its place where it concerns one. */
export function warningText({ code, place, count }: DocumentWarning): string {
  if (code === 'hidden_sheet' && place?.in === 'sheet')
    return `The sheet “${place.sheet}” is hidden: read, and marked.`;
  const sentence = sentences[code](count);
  return place && place.in !== 'image' ? `${addressOf(place)}: ${sentence}` : sentence;
}

/** Most runs of pages that are named; a file where every second page is a scan would fill the screen. */
const MAX_RUNS = 6;

/** Pages in order, put together where they follow one another, as `pp. 2, 5–7 and 4 more`; nothing for fewer than two. */
function pagesText(warnings: readonly DocumentWarning[]): string | undefined {
  const pages = warnings.flatMap(({ place }) => (place?.in === 'page' ? [place.page] : []));
  if (pages.length < Math.max(2, warnings.length)) return undefined;
  const runs: { first: number; last: number }[] = [];
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && page === run.last + 1) run.last = page;
    else runs.push({ first: page, last: page });
  }
  const named = runs
    .slice(0, MAX_RUNS)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  const more = runs.slice(MAX_RUNS).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return `pp. ${named.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
}

const TABLE_CUT = `All of it is shown here; of its text the first ${formatNumber(limits.textChars)} characters can go along.`;

/** Warnings as sentences, each once: of a warning that many pages share, which they are, or how many of anything else. */
export function warningLines({ warnings, parts }: Pick<FileEntry, 'warnings' | 'parts'>): string[] {
  const byCode = new Map<DocumentWarning['code'], DocumentWarning[]>();
  const isRecognised = warnings.some(({ code }) => code === 'text_recognised');
  for (const warning of warnings) byCode.set(warning.code, [...(byCode.get(warning.code) ?? []), warning]);
  // Once its text was read, that a page is a picture is old news.
  if (isRecognised) byCode.delete('no_text_layer');
  return [...byCode.values()].map((same) => {
    const [first] = same;
    if (!first) return '';
    // Of a table all rows can be looked at and counted; only what goes along is cut.
    if (first.code === 'text_cut' && parts?.unit === 'sheet') return TABLE_CUT;
    if (same.length === 1) return warningText(first);
    const count = same.reduce((sum, { count: own = 1 }) => sum + own, 0);
    const pages = pagesText(same);
    const sentence = warningText({ code: first.code, count });
    return pages ? `${pages}: ${sentence}` : sentence;
  });
}

/** Whether the text of pictures in this file can be read: `again` where it was, in one language. */
export function canRecognise({ status, facts, warnings }: FileEntry): 'first' | 'again' | null {
  const codes = new Set(warnings.map(({ code }) => code));
  if (status !== 'ready') return null;
  if (codes.has('text_recognised')) return 'again';
  const isPicture = facts?.format === 'image' || codes.has('no_text_layer') || codes.has('garbled_text');
  return isPicture ? 'first' : null;
}

/** About what recognition takes, in s: 3 s for a page of 750 words at 200 dpi, measured (decision 14). */
const RECOGNITION_S = 3;

export function recognitionCost({ facts, warnings }: FileEntry): string {
  const isScan = ({ code }: DocumentWarning) => code === 'no_text_layer' || code === 'garbled_text';
  const pages = warnings.filter(isScan).reduce((sum, { count = 1 }) => sum + count, 0);
  const seconds = (facts?.format === 'image' ? 1 : Math.max(1, pages)) * RECOGNITION_S;
  return seconds < 90 ? `takes about ${seconds} s` : `takes about ${Math.round(seconds / 60)} min`;
}

export function noticeText(notice: FilesNotice): string {
  if (notice.kind === 'already_here') return `You have added this file already, as “${notice.name}”.`;
  if (notice.kind === 'not_kept') {
    const [name = '', ...more] = notice.names;
    const which =
      more.length > 0 ? `“${name}” and ${plural(more.length, 'more file')} were` : `“${name}” was`;
    return `${which} too large to keep through the reload. Add ${more.length > 0 ? 'them' : 'it'} again.`;
  }
  return `${plural(notice.count, 'file')} left out: ${limits.filesAtOnce} files fit at a time.`;
}
