import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';

/** Largest file that is read. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signs: number[]) =>
  signs.every((sign, index) => bytes[index] === sign);

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file: UTF-8, or UTF-16 where a mark at its head says so. */
export function decodeFile(bytes: Uint8Array): Result<string, ErrorCode> {
  if (bytes.byteLength > MAX_FILE_BYTES) return fail('file_too_large');
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? fail('file_not_text') : ok(text);
  } catch {
    return fail('file_not_text');
  }
}
