import type { FileEntry } from '@/components/files/file-entry.ts';
import { displayName } from '@/shared/documents/display-name.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

/** Pictures the browser itself shows; an SVG is never shown by its address (faults F30). */
const PICTURE = /\.(png|jpe?g|webp|gif|bmp|avif)$/i;

/** A file of which nothing was read yet. */
export const UNREAD = {
  status: 'waiting',
  progress: null,
  parts: null,
  warnings: [],
  facts: null,
  code: null,
} as const;

/** What is refused by its size alone, before anything of it is read (faults F1, F35). */
export function refusalOf({ size }: File): ErrorCode | null {
  if (size === 0) return 'document_empty';
  return size > limits.fileBytes ? 'document_too_large' : null;
}

/** A file as it comes into the list. */
export function entryOf(file: File, key: string): FileEntry {
  const code = refusalOf(file);
  return {
    ...UNREAD,
    key,
    name: displayName(file.name),
    bytes: file.size,
    status: code ? 'failed' : 'waiting',
    code,
    pack: null,
    pictureUrl: !code && PICTURE.test(file.name) ? URL.createObjectURL(file) : null,
  };
}
