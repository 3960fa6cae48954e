import { addressOf, type DocumentWarning } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { FileEntry, FilesNotice, Progress } from './file-entry.ts';
import { say, sayWarning } from './say.ts';

const KB = 1024;

/** As `812 bytes`, `14 KB` or `3.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return say('bytes', { count: bytes });
  if (bytes < KB * KB) return say('kilobytes', { count: Math.round(bytes / KB) });
  return say('megabytes', { count: bytes / KB / KB });
}

/** How far reading is, as `Page 12 of 340` would be too long for: `12 of 340 pages`. */
export function progressText({ unit, done, total }: Progress): string {
  if (unit === 'percent') return say('percent', { percent: Math.round(done) });
  if (unit === 'bytes')
    return total ? say('doneOf', { done: sizeText(done), total: sizeText(total) }) : sizeText(done);
  return total === null ? say(unit, { count: done }) : say(`doneOf_${unit}`, { done, total });
}

/** What is known of a file, in a line. */
export function factsText({ status, progress, facts, bytes }: FileEntry): string {
  if (status === 'waiting') return say('waits', { size: sizeText(bytes) });
  if (status === 'reading')
    return progress ? say('readingSoFar', { progress: progressText(progress) }) : say('reading');
  if (status === 'failed' || !facts) return sizeText(bytes);
  const parts = facts.parts ? [say(facts.parts.unit, { count: facts.parts.count })] : [];
  return [say(`format_${facts.format}`), ...parts, sizeText(bytes)].join(' · ');
}

function sentenceOf(code: DocumentWarning['code'], count: number | undefined): string {
  switch (code) {
    case 'no_text_layer':
    case 'hidden_sheet':
      return sayWarning(code, { count: count ?? 1 });
    case 'hidden_rows':
    case 'ragged_rows':
    case 'rows_cut':
      return count ? sayWarning(`${code}_counted`, { count }) : sayWarning(code);
    case 'pages_cut':
      return count
        ? sayWarning('pages_cut_counted', { max: limits.pages, count })
        : sayWarning(code, { max: limits.pages });
    case 'text_cut':
      return sayWarning(code, { max: limits.textChars });
    case 'text_recognised':
      return count === 0 ? sayWarning('nothing_recognised') : sayWarning(code);
    default:
      return sayWarning(code);
  }
}

/** A warning as a sentence, led by its place where it concerns one. */
export function warningText({ code, place, count }: DocumentWarning): string {
  if (code === 'hidden_sheet' && place?.in === 'sheet')
    return sayWarning('hidden_sheet_named', { name: place.sheet });
  const warning = sentenceOf(code, count);
  return place && place.in !== 'image' ? sayWarning('at', { place: addressOf(place), warning }) : warning;
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
  const all = named.join(', ');
  return more > 0
    ? sayWarning('pagesAndMore', { pages: all, count: more })
    : sayWarning('pages', { pages: all });
}

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
    if (first.code === 'text_cut' && parts?.unit === 'sheet')
      return sayWarning('table_text_cut', { max: limits.textChars });
    if (same.length === 1) return warningText(first);
    const count = same.reduce((sum, { count: own = 1 }) => sum + own, 0);
    const pages = pagesText(same);
    const warning = warningText({ code: first.code, count });
    return pages ? sayWarning('at', { place: pages, warning }) : warning;
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
  return seconds < 90
    ? say('takesSeconds', { count: seconds })
    : say('takesMinutes', { count: Math.round(seconds / 60) });
}

export function noticeText(notice: FilesNotice): string {
  if (notice.kind === 'already_here') return say('alreadyHere', { name: notice.name });
  if (notice.kind === 'not_kept') {
    const [name = '', ...more] = notice.names;
    return more.length > 0 ? say('someNotKept', { name, count: more.length }) : say('oneNotKept', { name });
  }
  return say('tooMany', { count: notice.count, max: limits.filesAtOnce });
}
