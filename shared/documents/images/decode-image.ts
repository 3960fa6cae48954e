import { AppError } from '@/shared/errors/app-error.ts';
import { decodePng } from './decode-png.ts';
import type { ImageHeader } from './image-header.ts';
import type { LanguagePack } from './language-pack.ts';
import { type Orientation, orient, orientationOf, withoutExif } from './orientation.ts';
import type { Picture } from './picture.ts';
import { decodeByTextWorker } from './recogniser.ts';

interface DecodeOptions {
  /** The language that is read in next: its worker decodes as well as another. */
  pack?: LanguagePack | undefined;
  assets: string;
  signal: AbortSignal;
}

/**
 * Decodes a picture whose header was read, upright as its EXIF says, the first of an animated one. Browsers decode all but
 * TIFF; Node, where tests and benchmarks run, all but AVIF and JPEG made for print. Throws `document_damaged` or
 * `document_not_supported`.
 */
export async function decodeImage(
  file: Uint8Array<ArrayBuffer>,
  header: ImageHeader,
  options: DecodeOptions,
): Promise<Picture> {
  if (header.format !== 'tiff' && typeof createImageBitmap === 'function')
    return decodeByBrowser(file, header);
  if (header.format === 'png') return decodePng(file);
  if (header.format === 'avif' || header.channels === 4) throw new AppError('document_not_supported');
  // TIFF is turned by its decoder, JPEG here: so that the decoder does not turn it too, it does not see its EXIF.
  const isJpeg = header.format === 'jpeg';
  const picture = decodePng(await decodeByTextWorker(isJpeg ? withoutExif(file) : file, options));
  const by: Orientation = isJpeg ? orientationOf(file) : 1;
  return orient(picture, by);
}

async function decodeByBrowser(file: Uint8Array<ArrayBuffer>, { format }: ImageHeader): Promise<Picture> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([file], { type: `image/${format}` }));
  } catch (error) {
    // Not every browser decodes AVIF; one that cannot does not say whether the file was whole.
    throw new AppError(format === 'avif' ? 'document_not_supported' : 'document_damaged', { cause: error });
  }
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new AppError('document_not_supported');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
