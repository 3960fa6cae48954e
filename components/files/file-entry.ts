import type { DocumentFacts, DocumentWarning, Place } from '@/shared/documents/document.ts';
import type { LanguagePack } from '@/shared/documents/images/language-pack.ts';
import type { Parts, QueryName, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { DownloadFailure } from '@/shared/engines/downloaded/download-model.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { Result } from '@/shared/errors/result.ts';

export interface Progress {
  unit: 'pages' | 'rows' | 'bytes' | 'percent';
  done: number;
  total: number | null;
}

/** A file of the list, as far as it was read. */
export interface FileEntry {
  key: string;
  name: string;
  bytes: number;
  status: 'waiting' | 'reading' | 'ready' | 'failed';
  progress: Progress | null;
  parts: Parts | null;
  warnings: readonly DocumentWarning[];
  facts: DocumentFacts | null;
  /** Why it failed. */
  code: ErrorCode | null;
  /** The language the text of its pictures was asked for in; null for English. */
  pack: LanguagePack | null;
  /** Of a picture: an address this window shows it by. */
  pictureUrl: string | null;
}

/** What of a page of a PDF is marked when a place is shown: quotes, and the rows a figure rests on. */
export type PageMark = Pick<QueryRequest<'page'>, 'texts' | 'rows'>;

/** Shows where something stands; of an answer over several files `file` is the key of its own. */
export type ShowPlace = (place: Place, mark?: PageMark, file?: string) => void;

/** Asks about one file; rejects with an AppError. */
export type AskFile = <N extends QueryName>(name: N, body: QueryRequest<N>) => Promise<QueryReply<N>>;

/** What is to be said of the last files that were added. */
export type FilesNotice =
  | { kind: 'too_many'; count: number }
  | { kind: 'already_here'; name: string }
  /** After a reload: files that were too large to be kept through it. */
  | { kind: 'not_kept'; names: readonly string[] };

/** A place an answer cites; of an answer over several files with the one it is in. */
export type CitedPlace = QueryReply<'citations'>['citations'][number] & {
  file?: { key: string; name: string };
};

/** Finds the places an answer cites. */
export type AskCitations = (
  name: 'citations',
  body: QueryRequest<'citations'>,
) => Promise<{ citations: CitedPlace[] }>;

/** How a file is read once more. */
export interface ReadWish {
  password?: string;
  /** With the text of its pictures recognised. */
  recognise?: boolean;
  /** In which language; English where none is given. */
  pack?: LanguagePack;
}

/** A language that can be fetched, and whether it was. */
export interface KnownPack {
  pack: LanguagePack;
  isHere: boolean;
}

/** Why a language did not arrive. */
export type FetchFailure = DownloadFailure | 'busy';

/** Languages, beside English, that the text of pictures can be read in. */
export interface LanguagePacks {
  read: () => Promise<KnownPack[]>;
  /** Fetches one, to be read in from then on. */
  fetch: (
    pack: LanguagePack,
    options: { signal: AbortSignal; onProgress: (bytes: number) => void },
  ) => Promise<Result<null, FetchFailure>>;
  remove: (pack: LanguagePack) => Promise<void>;
}

/** What the list of files can be told. */
export interface FilesAccess {
  add: (files: readonly File[]) => void;
  /** Stops reading; the file stays in the list and can be read again. */
  cancel: (key: string) => void;
  remove: (key: string) => void;
  /** Reads once more: with a password, or with the text of pictures recognised. */
  again: (key: string, wish?: ReadWish) => void;
  ask: (key: string) => AskFile;
  languages: LanguagePacks;
  /** Whether the files stay through a reload of the panel. */
  keeps: boolean;
}
