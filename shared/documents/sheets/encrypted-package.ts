import { AppError } from '@/shared/errors/app-error.ts';

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether the bytes are an OLE2 compound file (MS-CFB 2.2): an XLS, or an XLSX under a password. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return COMPOUND_FILE.every((byte, index) => bytes[index] === byte);
}

/**
 * The workbook inside a compound file that holds one under a password (MS-OFFCRYPTO 2.3); nothing where it holds none.
 * Throws `document_encrypted` where it holds one.
 */
export async function openEncrypted(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { CFB } = await import('xlsx');
  let encrypted: unknown;
  try {
    encrypted = CFB.find(CFB.read(bytes, { type: 'array' }), 'EncryptedPackage');
  } catch (cause) {
    throw new AppError('document_damaged', { cause });
  }
  if (!encrypted) return undefined;
  throw new AppError('document_encrypted');
}
