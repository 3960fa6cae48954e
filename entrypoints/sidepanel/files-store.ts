import type {
  FileEntry,
  FilesAccess,
  FilesNotice,
  LanguagePacks,
  ReadWish,
} from '@/components/files/file-entry.ts';
import { displayName } from '@/shared/documents/display-name.ts';
import type { LanguagePack } from '@/shared/documents/images/language-pack.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { WorkerEvent } from '@/shared/documents/worker-messages.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { entryOf, refusalOf, UNREAD } from './file-entries.ts';
import { type FileWorker, openInWorker, type WorkerLike } from './file-worker.ts';
import type { FileKeeper, ListedFile } from './kept-files.ts';

/** Files read at the same time. */
const AT_ONCE = 2;

export interface FilesStoreOptions {
  start: () => WorkerLike;
  /** Where the readers find what is packaged for them; ends with a slash. */
  assets: string;
  silenceMs?: number;
  languages: LanguagePacks;
  /** Keeps the files through a reload. */
  keeper?: FileKeeper | undefined;
}

/** The files of a panel, with the workers that read them. */
export interface FilesStore extends FilesAccess {
  /** In the order they came; another array whenever one of them changed. */
  entries(): readonly FileEntry[];
  /** What the last drop left to say. */
  notice(): FilesNotice | null;
  watch(onChange: () => void): () => void;
  /** Takes up the files that were kept. */
  restore(): Promise<void>;
  end(): void;
}

type HeardEvent = Exclude<WorkerEvent, { type: 'reply' | 'refusal' | 'report' }>;

interface Held {
  file: File;
  password?: string | undefined;
  recognise: boolean;
  pack?: LanguagePack | undefined;
  worker: FileWorker | null;
  /** SHA-256, once it is known. */
  id: string | null;
}

interface State {
  options: FilesStoreOptions;
  entries: readonly FileEntry[];
  notice: FilesNotice | null;
  held: Map<string, Held>;
  watchers: Set<() => void>;
  /** Undefined until what was kept is here, and once the panel ends. */
  keeper: FileKeeper | undefined;
}

function announce({ watchers }: State): void {
  for (const onChange of watchers) onChange();
}

function change(state: State, key: string, part: Partial<FileEntry>): void {
  state.entries = state.entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry));
  announce(state);
}

function keep({ keeper, entries, held }: State): void {
  keeper?.save(
    entries.flatMap(({ key }): ListedFile[] => {
      const { file, recognise, pack } = held.get(key) ?? {};
      return file && !refusalOf(file) ? [{ file, recognise: recognise ?? false, pack }] : [];
    }),
  );
}

function remove(state: State, key: string): void {
  const entry = state.entries.find((one) => one.key === key);
  if (entry?.pictureUrl) URL.revokeObjectURL(entry.pictureUrl);
  state.held.get(key)?.worker?.end();
  state.held.delete(key);
  state.entries = state.entries.filter((one) => one.key !== key);
  announce(state);
  keep(state);
  readNext(state);
}

function stop(state: State, key: string, code: ErrorCode): void {
  const held = state.held.get(key);
  if (!held) return;
  held.worker?.end();
  held.worker = null;
  held.password = undefined;
  change(state, key, { ...UNREAD, status: 'failed', code });
  readNext(state);
}

/** The same bytes are shown once (faults F34), unless they could not be read the first time: under another name, say. */
function dropTwin(state: State, key: string, id: string): void {
  const held = state.held.get(key);
  if (held) held.id = id;
  const twin = state.entries.find(
    (other) => other.key !== key && other.status !== 'failed' && state.held.get(other.key)?.id === id,
  );
  if (!twin) return;
  state.notice = { kind: 'already_here', name: twin.name };
  remove(state, key);
}

/** What an event says of the file itself; nothing where it is not about that. */
function partOf(event: HeardEvent, { warnings }: FileEntry): Partial<FileEntry> | null {
  if (event.type === 'progress') return { progress: event };
  if (event.type === 'grown') return { parts: event.parts };
  if (event.type === 'warning') return { warnings: [...warnings, event.warning] };
  if (event.type !== 'done') return null;
  const { facts, parts } = event;
  return { status: 'ready', facts, parts, warnings: facts.warnings };
}

function hear(state: State, key: string, event: HeardEvent): void {
  const entry = state.entries.find((one) => one.key === key);
  const held = state.held.get(key);
  if (!entry || !held) return;
  if (event.type === 'identity') dropTwin(state, key, event.id);
  if (event.type === 'failed') stop(state, key, event.code);
  const part = partOf(event, entry);
  if (part) change(state, key, part);
  if (event.type !== 'done') return;
  held.password = undefined;
  readNext(state);
}

function read(state: State, key: string, held: Held): void {
  const { start, assets, silenceMs = limits.silenceMs } = state.options;
  const { file, password, recognise, pack } = held;
  change(state, key, { status: 'reading' });
  held.worker = openInWorker({
    start,
    // A page that is being recognised keeps silent for longer.
    silenceMs: recognise ? Math.max(silenceMs, limits.recognitionMs + limits.recognitionStartMs) : silenceMs,
    open: { file, recognise, pack, assets, ...(password !== undefined && { password }) },
    onEvent: (event) => hear(state, key, event),
  });
}

function readNext(state: State): void {
  const reading = state.entries.filter(({ status }) => status === 'reading').length;
  const waiting = state.entries.filter(({ status }) => status === 'waiting');
  for (const { key } of waiting.slice(0, Math.max(0, AT_ONCE - reading))) {
    const held = state.held.get(key);
    if (held) read(state, key, held);
  }
}

function add(state: State, files: readonly ListedFile[]): void {
  const room = limits.filesAtOnce - state.entries.length;
  const accepted = files.slice(0, Math.max(0, room));
  state.notice =
    accepted.length < files.length ? { kind: 'too_many', count: files.length - accepted.length } : null;
  for (const { file, recognise, pack } of accepted) {
    const key = crypto.randomUUID();
    state.held.set(key, { file, recognise, pack, worker: null, id: null });
    state.entries = [...state.entries, { ...entryOf(file, key), pack: pack ?? null }];
  }
  announce(state);
  keep(state);
  readNext(state);
}

/** Takes up what was kept, before anything is kept anew. */
async function restore(state: State): Promise<void> {
  const { keeper } = state.options;
  if (!keeper) return;
  const { files, lost } = await keeper.load();
  state.keeper = keeper;
  add(state, files);
  if (lost.length === 0) return;
  state.notice = { kind: 'not_kept', names: lost.map((name) => displayName(name)) };
  announce(state);
}

function again(state: State, key: string, wish: ReadWish): void {
  const held = state.held.get(key);
  const entry = state.entries.find((one) => one.key === key);
  if (!held || !entry || refusalOf(held.file)) return;
  held.worker?.end();
  // Asked for the text, it is read in the language that was asked for; else as it was read before.
  const { recognise, pack } =
    wish.recognise === undefined ? held : { recognise: wish.recognise, pack: wish.pack };
  Object.assign(held, { worker: null, password: wish.password, recognise, pack });
  change(state, key, { ...UNREAD, pack: pack ?? null });
  keep(state);
  readNext(state);
}

/** Begins with no files. */
export function createFilesStore(options: FilesStoreOptions): FilesStore {
  const state: State = {
    options,
    entries: [],
    notice: null,
    held: new Map(),
    watchers: new Set(),
    keeper: undefined,
  };
  return {
    entries: () => state.entries,
    notice: () => state.notice,
    watch(onChange) {
      state.watchers.add(onChange);
      return () => state.watchers.delete(onChange);
    },
    add: (files) =>
      add(
        state,
        files.map((file) => ({ file, recognise: false })),
      ),
    cancel: (key) => stop(state, key, 'aborted'),
    remove: (key) => remove(state, key),
    again: (key, wish = {}) => again(state, key, wish),
    ask: (key) => (name, body) => {
      const worker = state.held.get(key)?.worker;
      return worker ? worker.ask(name, body) : Promise.reject(new AppError('aborted'));
    },
    languages: options.languages,
    keeps: options.keeper !== undefined,
    restore: () => restore(state),
    end() {
      state.keeper = undefined;
      for (const { key } of state.entries) remove(state, key);
    },
  };
}
