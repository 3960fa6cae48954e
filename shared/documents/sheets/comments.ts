import { parseCellName } from './a1.ts';
import type { Archive } from './archive.ts';
import type { Relation } from './package-parts.ts';
import type { StoredSheet } from './stored-sheet.ts';
import { stringItemText } from './string-item.ts';
import { xmlTags } from './xml-tags.ts';

interface Remark {
  ref: string;
  text: string;
}

/** Element with this local name, its content as XML. Comments of a sheet are few and small. */
function contentsOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>`, 'g');
  const found: string[] = [];
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) {
    const start = match.index + match[0].length;
    const prefix = match[0].slice(1, match[0].indexOf(name));
    const end = xml.indexOf(`</${prefix}${name}>`, start);
    if (end < 0) break;
    found.push(xml.slice(start, end));
    pattern.lastIndex = end;
  }
  return found;
}

/** Notes as Excel has had them from the first (ECMA-376 part 1, 18.7). */
function readNotes(xml: string): Remark[] {
  const refs: string[] = [];
  for (const tag of xmlTags(xml))
    if (tag.name === 'comment' && !tag.isClosing && !tag.isEmpty) refs.push(tag.attribute('ref') ?? '');
  return contentsOf(xml, 'comment').map((content, index) => ({
    ref: refs[index] ?? '',
    text: contentsOf(content, 'text').map(stringItemText).join(''),
  }));
}

/** Comments with answers (MS-XLSX 2.6.205): each says who wrote it. */
function readThreads(xml: string, people: ReadonlyMap<string, string>): Remark[] {
  const remarks: Remark[] = [];
  let open: { ref: string; author: string | undefined; isReply: boolean } | undefined;
  let text = '';
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'threadedComment' && !tag.isClosing)
      open = {
        ref: tag.attribute('ref') ?? '',
        author: people.get(tag.attribute('personId') ?? ''),
        isReply: tag.attribute('parentId') !== undefined,
      };
    if (tag.name === 'text' && tag.isClosing) text = tag.before;
    if (tag.name === 'threadedComment' && tag.isClosing && open) {
      remarks.push({ ref: open.ref, text: said(text, open) });
      text = '';
    }
  }
  return remarks;
}

function said(text: string, { author, isReply }: { author: string | undefined; isReply: boolean }): string {
  if (isReply) return author ? `Reply by ${author}: ${text}` : `Reply: ${text}`;
  return author ? `${author}: ${text}` : text;
}

/** Names of those who comment, by their ids, over all parts of that kind. */
export async function readPeople(
  archive: Archive,
  relations: readonly Relation[],
): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  for (const { type, target } of relations) {
    if (type !== 'person') continue;
    for (const tag of xmlTags((await archive.readText(target)) ?? ''))
      if (tag.name === 'person' && !tag.isClosing)
        people.set(tag.attribute('id') ?? '', tag.attribute('displayName') ?? '');
  }
  return people;
}

/** Puts the comments a sheet points to at their cells. A thread stands in place of the note that says it is there. */
export async function addComments(
  sheet: StoredSheet,
  archive: Archive,
  { relations, people }: { relations: readonly Relation[]; people: ReadonlyMap<string, string> },
): Promise<void> {
  const threads: Remark[] = [];
  const notes: Remark[] = [];
  for (const { type, target } of relations) {
    if (type === 'threadedComment')
      threads.push(...readThreads((await archive.readText(target)) ?? '', people));
    if (type === 'comments') notes.push(...readNotes((await archive.readText(target)) ?? ''));
  }
  const threaded = new Set(threads.map(({ ref }) => ref));
  for (const { ref, text } of [...threads, ...notes.filter((note) => !threaded.has(note.ref))]) {
    const at = parseCellName(ref);
    if (at && text !== '') sheet.notes.addComment(at.row, at.column, text);
  }
}
