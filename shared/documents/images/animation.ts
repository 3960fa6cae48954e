import type { ImageFormat } from './image-format.ts';

/** How many pictures a file shows; looked at no further than to the second. */
export function readFrames(format: ImageFormat, file: Uint8Array): number {
  if (format === 'gif') return gifFrames(file);
  if (format === 'webp') return hasName(file, 'ANIM', 64) ? 2 : 1;
  if (format === 'png') return hasName(file, 'acTL', 4_096) ? 2 : 1;
  return format === 'avif' && hasName(file, 'avis', 32) ? 2 : 1;
}

function hasName(file: Uint8Array, name: string, within: number): boolean {
  return String.fromCharCode(...file.subarray(0, within)).includes(name);
}

/** Counts image descriptors (GIF89a, 20), skipping colour tables, extensions and data. */
function gifFrames(file: Uint8Array): number {
  const byte = (at: number) => file[at] ?? 0;
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(byte(10));
  let frames = 0;
  const skipData = () => {
    while (at < file.length && byte(at) !== 0) at += byte(at) + 1;
    at++;
  };
  while (at < file.length && frames < 2) {
    const kind = byte(at);
    if (kind === 0x2c) {
      frames++;
      at += 10 + tableBytes(byte(at + 9)) + 1;
      skipData();
    } else if (kind === 0x21) {
      at += 2;
      skipData();
    } else break;
  }
  return frames;
}
