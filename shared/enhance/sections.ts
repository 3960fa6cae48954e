import type { Section, SectionTitle } from '@/shared/contracts/enhance.ts';
import { knownHeading } from './section-headings.ts';

const NAME = "(?:\\d+[.)]\\s*)?(\\p{L}[\\p{L}’' -]{0,20}?)";
/** ## Task, ## **Task:**, ### 1. Task */
const MARKDOWN_HEADING = new RegExp(`^ {0,3}#{1,6}\\s+\\*{0,2}${NAME}\\s*:?\\*{0,2}:?\\s*#*\\s*()$`, 'u');
// Of these the card uses the first alone: the others are left out of it.
const HEADING_STYLES = [
  MARKDOWN_HEADING,
  // **Task**, **Task:** body, **Task**: body
  /* @__PURE__ */ new RegExp(`^ {0,3}\\*\\*${NAME}\\s*(?:\\*\\*\\s*$|:\\*\\*|\\*\\*:)\\s*(.*)$`, 'u'),
  // Task: body
  /* @__PURE__ */ new RegExp(`^ {0,3}${NAME}:(?:\\s+(.*))?$`, 'u'),
] as const;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const ESCAPED_HEADING = /^(\s*)\\(\\*#{1,6}\s.*)$/;
const PLAIN_HEADING = /^(\s*)(\\*#{1,6}\s.*)$/;

/**
 * A prompt as its sections. Headings are read as `## Task`, `**Task**` or `Task:` (the first one seen decides which),
 * never inside a code fence. Other headings stay in the body they stand in; text before the first heading opens the
 * task; a title that comes twice is joined; a heading with nothing under it is dropped.
 * @returns `[]` for text without a known heading
 */
export function parseSections(text: string): Section[] {
  const lines = text.split('\n');
  const fenced = fencedLines(lines);
  const style = HEADING_STYLES.find((candidate) =>
    lines.some((line, index) => !fenced[index] && readHeading(line, candidate)),
  );
  if (!style) return [];
  const bodies = new Map<SectionTitle, string[][]>();
  const names = new Map<SectionTitle, string>();
  const lead: string[] = [];
  let open = lead;
  lines.forEach((line, index) => {
    const heading = fenced[index] ? undefined : readHeading(line, style);
    if (!heading) {
      open.push(fenced[index] ? line : line.replace(ESCAPED_HEADING, '$1$2'));
      return;
    }
    open = heading.rest ? [heading.rest] : [];
    if (heading.heading !== heading.title) names.set(heading.title, heading.heading);
    bodies.set(heading.title, [...(bodies.get(heading.title) ?? []), open]);
  });
  const leadBody = trimBlankLines(lead.join('\n'));
  if (leadBody) bodies.set('Task', [lead, ...(bodies.get('Task') ?? [])]);
  const titles = leadBody ? new Set<SectionTitle>(['Task', ...bodies.keys()]) : bodies.keys();
  return [...titles]
    .map((title) => {
      const heading = names.get(title);
      return { title, body: joinBodies(bodies.get(title) ?? []), ...(heading && { heading }) };
    })
    .filter((section) => section.body !== '');
}

/** Sections as text for a chat composer: `## Task`, its body, a blank line, the next. Empty ones are left out. */
export function formatSections(sections: readonly Section[]): string {
  return sections
    .map(({ title, heading, body }) => ({ name: heading ?? title, body: trimBlankLines(body) }))
    .filter(({ body }) => body !== '')
    .map(({ name, body }) => `## ${name}\n${protectBody(body)}`)
    .join('\n\n');
}

function readHeading(line: string, style: RegExp) {
  const match = style.exec(line);
  const known = knownHeading(match?.[1] ?? '');
  return known && { ...known, rest: (match?.[2] ?? '').trim() };
}

/** For each line whether it stands in a closed code fence; a fence that never closes hides nothing. */
function fencedLines(lines: readonly string[]): boolean[] {
  const inside = lines.map(() => false);
  for (let start = 0; start < lines.length; start += 1) {
    const marker = FENCE.exec(lines[start] ?? '')?.[1];
    if (!marker) continue;
    const end = lines.findIndex((line, index) => index > start && closes(line, marker));
    if (end < 0) continue;
    inside.fill(true, start, end + 1);
    start = end;
  }
  return inside;
}

function closes(line: string, marker: string): boolean {
  const match = FENCE.exec(line);
  return match !== null && (match[1] ?? '').startsWith(marker) && (match[2] ?? '').trim() === '';
}

/** A body's own `## Task` line gets a backslash, an open fence its end: else the next reader would cut in the wrong place. */
function protectBody(body: string): string {
  const lines = body.split('\n');
  const fenced = fencedLines(lines);
  const safe = lines.map((line, index) => {
    if (fenced[index]) return line;
    const isHeading = readHeading(line.replace(/^(\s*)\\+/, '$1'), MARKDOWN_HEADING) !== undefined;
    return isHeading || ESCAPED_HEADING.test(line) ? line.replace(PLAIN_HEADING, '$1\\$2') : line;
  });
  const open = lines.find((line, index) => !fenced[index] && FENCE.test(line));
  const marker = open && FENCE.exec(open)?.[1];
  return marker ? `${safe.join('\n')}\n${marker}` : safe.join('\n');
}

function joinBodies(bodies: readonly string[][]): string {
  return bodies
    .map((lines) => trimBlankLines(lines.join('\n')))
    .filter((body) => body !== '')
    .join('\n\n');
}

function trimBlankLines(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}
