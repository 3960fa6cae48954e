import { AppError } from '@/shared/errors/app-error.ts';

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ISO/IEC 3309, as PNG has it behind each chunk. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Every chunk whole and as it was written: decoders differ in what they forgive. Throws `document_damaged`. */
export function checkPng(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) break;
    if (crc32(file.subarray(at + 4, end)) !== view.getUint32(end)) break;
    if (view.getUint32(at + 4) === 0x49454e44) return;
    at = end + 4;
  }
  throw new AppError('document_damaged');
}
