import { storage } from 'wxt/utils/storage';
import type * as z from 'zod/mini';

/** One thing kept. Every context may watch it; what does not fit its shape reads as the fallback. */
export interface StoredItem<T> {
  get(): Promise<T>;
  set(value: T): Promise<void>;
  /** Calls back with every later value until `signal` aborts. */
  watch(onChange: (value: T) => void, signal: AbortSignal): void;
}

interface StoredItemOptions<T> {
  schema: z.ZodMiniType<T>;
  fallback: T;
  /** `session` is forgotten when the browser ends. */
  area?: 'local' | 'session';
  /** The version of the shape. A change raises it and says how the one before becomes it (faults Q5). */
  version?: number;
  /** Version → how a record of the version before becomes one of it. */
  migrations?: Record<number, (record: unknown) => unknown>;
}

/** Defines something kept; each name is defined once. */
export function storedItem<T>(name: string, options: StoredItemOptions<T>): StoredItem<T> {
  const { schema, fallback, area = 'local', version = 1, migrations } = options;
  const item = storage.defineItem<unknown>(`${area}:${name}`, {
    fallback,
    version,
    ...(migrations && { migrations }),
  });
  const parse = (value: unknown): T => {
    const parsed = schema.safeParse(value ?? fallback);
    return parsed.success ? parsed.data : fallback;
  };
  return {
    get: async () => parse(await item.getValue()),
    set: (value) => item.setValue(value),
    watch: (onChange, signal) => {
      if (signal.aborted) return;
      signal.addEventListener(
        'abort',
        item.watch((value) => onChange(parse(value))),
        { once: true },
      );
    },
  };
}
