/** Pictures that are read. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'avif';

/** Which format the first bytes say, undefined of what is not read: HEIC, SVG and whatever is no picture. */
export function formatOf(file: Uint8Array): ImageFormat | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to));
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(0, 2) === 'BM') return 'bmp';
  if (['II*\0', 'MM\0*'].includes(ascii(0, 4))) return 'tiff';
  // Brands of HEIF (ISO/IEC 23008-12): only what browsers decode.
  if (ascii(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(8, 32))) return 'avif';
  return undefined;
}
