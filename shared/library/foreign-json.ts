import { type ForeignEntry, type ForeignField, matchFields, toForeignEntry } from './foreign-fields.ts';

/** How deep a list of prompts may lie in a file: the exports of other tools keep it within two. */
const MAX_DEPTH = 4;
/** Lists under which the texts alone are written. */
const LISTS_OF_TEXTS = new Set(['', 'prompts', 'items', 'templates', 'snippets']);
/** What other tools keep beside their prompts. */
const NO_PROMPTS =
  /^(?:chats?|chat_?histor(?:y|ies)|histor(?:y|ies)|messages?|conversations?|knowledge|vectors?|models?|nicknames?|oaiconfigs|storage\w*|settings|user_?settings|tags|folders|categories|versions)$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of folders by their ids, where a tool writes them apart. */
function folderNames(root: unknown): Map<string, string> {
  const names = new Map<string, string>();
  if (!isObject(root)) return names;
  for (const list of [root.folders, root.categories, root.groups]) {
    for (const folder of Array.isArray(list) ? list : []) {
      if (isObject(folder) && typeof folder.id === 'string' && typeof folder.name === 'string')
        names.set(folder.id, folder.name);
    }
  }
  return names;
}

function entryOf(value: Record<string, unknown>): ForeignEntry | null {
  const keys = Object.keys(value);
  const columns = matchFields(keys);
  return toForeignEntry((field: ForeignField) => value[keys[columns[field]] ?? '']);
}

/** Whether an object is a prompt rather than a box of lists. */
function isPrompt(value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  const { name, text } = matchFields(keys);
  const body = value[keys[text] ?? ''];
  // The messages of a conversation are one prompt, however many they are.
  const isBoxOfPrompts =
    Array.isArray(body) && body.some((part) => isObject(part) && !('role' in part) && isPrompt(part));
  return text >= 0 && !isBoxOfPrompts && (name >= 0 || typeof body === 'string');
}

interface Place {
  key: string;
  depth: number;
}

function* everyPrompt(value: unknown, { key, depth }: Place): Generator<Record<string, unknown> | string> {
  if (typeof value === 'string') {
    if (LISTS_OF_TEXTS.has(key.toLowerCase()) && depth > 0) yield value;
  } else if (Array.isArray(value)) {
    if (depth < MAX_DEPTH) for (const one of value) yield* everyPrompt(one, { key, depth: depth + 1 });
  } else if (isObject(value)) {
    if (isPrompt(value)) yield value;
    else if (depth < MAX_DEPTH)
      for (const [name, part] of Object.entries(value))
        if (!NO_PROMPTS.test(name) && typeof part === 'object')
          yield* everyPrompt(part, { key: name, depth: depth + 1 });
  }
}

/** The prompts of a parsed file of another tool, and how many entries held no text. */
export function readForeignJson(root: unknown): { entries: ForeignEntry[]; empty: number } {
  const folders = folderNames(root);
  const entries: ForeignEntry[] = [];
  let empty = 0;
  for (const one of everyPrompt(root, { key: '', depth: 0 })) {
    const entry =
      typeof one === 'string' ? toForeignEntry((field) => (field === 'text' ? one : '')) : entryOf(one);
    if (entry) entries.push({ ...entry, category: folders.get(entry.category) ?? entry.category });
    else empty += 1;
  }
  return { entries, empty };
}
