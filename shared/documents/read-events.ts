import * as z from 'zod/mini';
import type { LanguagePack } from '@/shared/documents/images/language-pack.ts';
import { block, documentFacts, documentWarning } from './document.ts';

/** What reading a file gives, in order: any progress, parts and warnings, then `done`. */
export const readEvent = z.discriminatedUnion('type', [
  /** `total` is null until it is known. */
  z.object({
    type: z.literal('progress'),
    unit: z.enum(['pages', 'rows', 'bytes', 'percent']),
    done: z.number(),
    total: z.nullable(z.number()),
  }),
  /** The next blocks in reading order: of one page, or of some rows. The first come while the rest is still read. */
  z.object({ type: z.literal('blocks'), blocks: z.array(block) }),
  z.object({ type: z.literal('warning'), warning: documentWarning }),
  z.object({ type: z.literal('done'), facts: documentFacts }),
]);
export type ReadEvent = z.infer<typeof readEvent>;

/** What every reader is given. */
export interface ReadRequest {
  bytes: Uint8Array<ArrayBuffer>;
  /** `idOf` the bytes, where it was worked out before. */
  id?: string | undefined;
  /** As the user sees it; never used as a path (faults F36). */
  name: string;
  /** Held while reading, never kept. */
  password?: string | undefined;
  /** Whether pages without a text layer are recognised from their picture. */
  recognise?: boolean | undefined;
  /** The language text is recognised in; English where none is given. */
  pack?: LanguagePack | undefined;
  signal: AbortSignal;
  /** Where packaged data lies: fonts and character maps of pdf.js, the text recognition. Ends with a slash. */
  assets: string;
}

/** Reads one format. Throws `AppError` with a code `document_*` or `image_too_large`; stops within 200 ms of `signal`. */
export type Reader = (request: ReadRequest) => AsyncIterable<ReadEvent>;
