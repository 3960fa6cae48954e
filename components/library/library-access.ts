import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { LibraryChange } from '@/shared/library/change.ts';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import type { Library } from '@/shared/library/export-library.ts';
import type { ItemVersion, LibraryItem } from '@/shared/library/records.ts';

/** What the library's screens ask of whoever shows them. Everything that fails throws `AppError`. */
export interface LibraryAccess {
  create(fields: ItemFields): Promise<LibraryItem>;
  update(base: LibraryItem, changes: Partial<ItemFields>): Promise<LibraryItem>;
  /** Gives the change that undoes it. */
  remove(ids: readonly string[]): Promise<LibraryChange>;
  /** Gives the change that undoes it. */
  change(change: LibraryChange): Promise<LibraryChange>;
  versions(itemId: string): Promise<ItemVersion[]>;
  values(itemId: string): Promise<Record<string, string>>;
  rememberValues(itemId: string, values: Record<string, string>): Promise<void>;
  readAll(): Promise<Library>;
  /** Writes into the field in use on the page in front; null where it arrived. */
  insert(text: string): Promise<ErrorCode | null>;
  /** False where the browser refused. */
  copy(text: string): Promise<boolean>;
  /** Saves an item to the account too, or takes it out of there. */
  keepInAccount(id: string, isWanted: boolean): Promise<void>;
  save(fileName: string, text: string): void;
}

/** `waiting`: to be saved as soon as the server can be reached. */
export type InAccount = 'saved' | 'waiting';

/** Items as this window knows them. */
export interface LibraryState {
  items: readonly LibraryItem[];
  /** How many there are; more than `items` for the moment until all are read. */
  total: number;
  /** Records that could not be read and were left out. */
  damaged: number;
  /** Nothing outlives this window: the browser gave no database. */
  inMemory: boolean;
  /** Which items are kept in the account too, by id; null where the extension is connected to none. */
  inAccount: ReadonlyMap<string, InAccount> | null;
}
