import { MAX_NAME_CHARS, MAX_TAG_CHARS, MAX_TAGS } from './limits.ts';

/** An entry of a list that another tool wrote, as far as it means something here. */
export interface ForeignEntry {
  /** Only ids long enough to be nobody else's. */
  id: string | null;
  name: string;
  text: string;
  category: string;
  tags: string[];
  favourite: boolean;
  createdAt: number | null;
  editedAt: number | null;
}

/** What other tools call their fields, without blanks and signs, the surest first. */
const NAMES = {
  id: ['uuid', 'id', 'promptid'],
  name: ['title', 'name', 'act', 'label', 'heading', 'prompttitle', 'promptname'],
  text: [
    'prompt',
    'content',
    'text',
    'body',
    'template',
    'prompttemplate',
    'promptcontent',
    'prompttext',
    'optimizedprompt',
    'snippet',
    'instruction',
    'value',
  ],
  category: ['category', 'categoryname', 'folder', 'foldername', 'folderid', 'group', 'collection', 'topic'],
  tags: ['tags', 'tag', 'labels', 'keywords'],
  favourite: ['favourite', 'favorite', 'isfavourite', 'isfavorite', 'starred', 'pinned'],
  createdAt: ['createdat', 'created', 'datecreated', 'creationtime'],
  editedAt: ['editedat', 'edited', 'updatedat', 'updated', 'lastmodified', 'modified', 'dateupdated'],
} as const;
export type ForeignField = keyof typeof NAMES;

const bareName = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Which of its names stands for each field; -1 where none does. */
export function matchFields(names: readonly string[]): Record<ForeignField, number> {
  const bare = names.map(bareName);
  const at = (field: ForeignField) =>
    NAMES[field].map((name) => bare.indexOf(name)).find((index) => index >= 0) ?? -1;
  return Object.fromEntries(Object.keys(NAMES).map((field) => [field, at(field as ForeignField)])) as Record<
    ForeignField,
    number
  >;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, however it is wrapped: as it is, as messages of a chat, as an object that holds it. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (depth > 3) return '';
  if (Array.isArray(value))
    return value
      .map((part) => textOf(part, depth + 1))
      .filter(Boolean)
      .join('\n\n');
  if (!isObject(value)) return '';
  return textOf(value.content ?? value.text ?? value.name ?? '', depth + 1);
}

function tagsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map((tag) => textOf(tag)) : textOf(value).split(/[,;|]/);
  const tags = parts.map((tag) => tag.trim().replace(/^#/, '').slice(0, MAX_TAG_CHARS));
  return [...new Set(tags.filter(Boolean))].slice(0, MAX_TAGS);
}

/** Seconds, milliseconds or a date as written; null for what is none. */
function momentOf(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number.NaN;
  // A number below this many milliseconds would be a day of 1970: it counts seconds.
  const at = Number.isNaN(number) ? Date.parse(textOf(value)) : number < 1e11 ? number * 1_000 : number;
  return Number.isFinite(at) && at > 0 && at < 8.64e15 ? Math.trunc(at) : null;
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || /^(?:true|yes|1|x)$/i.test(textOf(value).trim());
}

/** A part's own heading says nothing of the whole: "## Task" stands in every structured prompt. */
const PART_HEADING = /^#{2,6}\s/;
/** What Markdown puts before a line's first word, and around words. */
const MARKS = /^(?:#{1,6}|[-*+>]|\d+[.)])\s+|\*\*|__|`/g;

/** As many sentences as a name has room for: each ends with a word, not with a short form such as "Mr.", and another follows. */
const WHOLE_SENTENCES =
  /^.{10,55}[\p{Ll}\p{N}]{3}(?<!\b(?:Prof|Capt|Sept|Hist|Univ|Dept|Corp|Bros|approx|bzw|resp))["”’)]?[.!?](?=\s+["“‘(]?\p{Lu})/u;

/** The first words of a text, for entries without a name. */
export function nameFromText(text: string): string {
  const lines = text.trim().split(/\s*\n\s*/);
  const said = lines.find((one) => !PART_HEADING.test(one)) ?? lines[0] ?? '';
  const line = said.replace(MARKS, '') || said;
  if (line.length <= 60) return line;
  const [whole] = WHOLE_SENTENCES.exec(line.slice(0, 62)) ?? [];
  if (whole) return whole;
  // At the end of a word, where there is one.
  return `${line
    .slice(0, 60)
    .replace(/(.{30,}?)[\s\p{P}]+\S*$/u, '$1')
    .slice(0, 59)}…`;
}

/** @returns null for an entry without a text */
export function toForeignEntry(read: (field: ForeignField) => unknown): ForeignEntry | null {
  const text = textOf(read('text')).replaceAll('\r\n', '\n').trim();
  if (text === '') return null;
  const name = textOf(read('name')).replace(/\s+/g, ' ').trim();
  const id = textOf(read('id')).trim();
  return {
    id: /^[\w.:-]{16,100}$/.test(id) ? id : null,
    name: (name || nameFromText(text)).slice(0, MAX_NAME_CHARS),
    text,
    category: textOf(read('category')).trim().slice(0, MAX_NAME_CHARS),
    tags: tagsOf(read('tags')),
    favourite: isYes(read('favourite')),
    createdAt: momentOf(read('createdAt')),
    editedAt: momentOf(read('editedAt')),
  };
}
