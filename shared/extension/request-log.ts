import * as z from 'zod/mini';
import { engineId, promptName } from '@/shared/contracts/enhance.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

/** One call of an engine: where a text went and what became of it. Never a text, a key or an address of a page. */
export const requestLine = z.object({
  id: z.string(),
  /** When, in milliseconds since 1970. */
  at: z.int(),
  engine: engineId,
  /** Where the text was sent; null where nothing was. */
  host: z.nullable(z.string()),
  /** How many characters the engine got, after redaction. */
  chars: z.int(),
  redactions: z.int(),
  /** Size of the picture it got, where there was one. */
  imageBytes: z.optional(z.int()),
  /** The prompt its model was asked with, once it answered. */
  prompt: promptName,
  /** What the call cost; null where nobody keeps count. */
  credits: z.nullable(z.int()),
  elapsedMs: z.int(),
  /** `running` is written before anything is sent, and stays where the background was ended meanwhile. */
  outcome: z.union([z.enum(['done', 'running']), errorCode]),
});
export type RequestLine = z.infer<typeof requestLine>;

/** Older lines make room for newer ones. */
export const MAX_LINES = 500;

const lines = z.pipe(
  z.array(z.unknown()),
  // A damaged line costs only itself.
  z.transform((all) =>
    all.flatMap((line) => {
      const parsed = requestLine.safeParse(line);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
);

/** The request log, newest first. */
export const requestLogItem = storedItem<RequestLine[]>('requestLog', {
  schema: lines,
  fallback: [],
});

export interface RequestLog {
  /** Writes a line before its engine is called; where storage is full, room is made first. */
  begin(line: Omit<RequestLine, 'id' | 'at' | 'elapsedMs' | 'outcome' | 'credits'>): Promise<string>;
  /** Completes a line; one that was cleared meanwhile stays cleared. */
  end(id: string, result: Pick<RequestLine, 'outcome' | 'credits' | 'elapsedMs' | 'prompt'>): Promise<void>;
}

/** Writes the log, one change after another. The background alone holds one. */
export function createRequestLog(item: StoredItem<RequestLine[]> = requestLogItem): RequestLog {
  let last: Promise<unknown> = Promise.resolve();
  const change = (next: (all: RequestLine[]) => RequestLine[]): Promise<void> => {
    const turn = last.then(async () => {
      const all = next(await item.get()).slice(0, MAX_LINES);
      try {
        await item.set(all);
      } catch {
        // The disk or the quota is full (faults Q1): the newest lines are worth more than the oldest.
        await item.set(all.slice(0, Math.ceil(all.length / 4))).catch(() => undefined);
      }
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    async begin(line) {
      const id = crypto.randomUUID();
      const begun: RequestLine = {
        id,
        at: Date.now(),
        ...line,
        credits: null,
        elapsedMs: 0,
        outcome: 'running',
      };
      await change((all) => [begun, ...all]);
      return id;
    },
    end: (id, result) => change((all) => all.map((line) => (line.id === id ? { ...line, ...result } : line))),
  };
}
