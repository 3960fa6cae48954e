import type { TableName } from '@/shared/library/records.ts';

/** What a change may do while it runs; all of it holds, or none. */
export interface Transaction {
  get(table: TableName, id: string): Promise<unknown>;
  all(table: TableName): Promise<unknown[]>;
  count(table: TableName): Promise<number>;
  /** The former versions of one item. */
  versionsOf(itemId: string): Promise<unknown[]>;
  /** The ids of the oldest runs of the history, oldest first. */
  oldestRuns(count: number): Promise<string[]>;
  put(table: TableName, record: { id: string }): Promise<void>;
  remove(table: TableName, id: string): Promise<void>;
}

/** Where records lie: on the disk, or in memory where the browser gives no disk. */
export interface StorageBackend {
  readonly kind: 'disk' | 'memory';
  /** Reads a whole table. */
  all(table: TableName): Promise<unknown[]>;
  /** Reads some records of a table; undefined for those that are not there. */
  some(table: TableName, ids: readonly string[]): Promise<unknown[]>;
  /** Reads the items edited last, newest first, and how many items there are. */
  newestItems(count: number): Promise<{ items: unknown[]; total: number }>;
  /**
   * Runs a change. `work` may wait for its transaction alone.
   * @throws the browser's `QuotaExceededError` where the disk is full
   */
  change<T>(over: readonly TableName[], work: (transaction: Transaction) => Promise<T>): Promise<T>;
}
