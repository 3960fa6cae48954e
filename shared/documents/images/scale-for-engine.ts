import { MAX_IMAGE_CHARS } from '@/shared/contracts/task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { decodeImage } from './decode-image.ts';
import { readImageHeader } from './image-header.ts';

/** Longer sides are made smaller by the models themselves (docs.claude.com/en/docs/build-with-claude/vision). */
const LONGEST_SIDE = 1_568;
const QUALITIES = [0.9, 0.75, 0.5];

interface ScaleOptions {
  assets: string;
  signal: AbortSignal;
}

/**
 * A picture as an engine takes it: a JPEG of at most 1,568 pixels on its longer side, as a data URL, without EXIF and
 * whatever else the file told. Runs in browsers alone. Throws as `decodeImage`, or `image_too_large`.
 */
export async function scaleForEngine(file: Uint8Array<ArrayBuffer>, options: ScaleOptions): Promise<string> {
  const { width, height, data } = await decodeImage(file, readImageHeader(file), options);
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const wide = Math.max(1, Math.round(width * factor));
  const high = Math.max(1, Math.round(height * factor));
  const picture = new ImageData(new Uint8ClampedArray(data), width, height);
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: wide,
    resizeHeight: high,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('document_not_supported');
  // JPEG knows no clear pixels: they would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, wide, high);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return toJpegUrl(canvas);
}

/** A canvas as a JPEG in a data URL, no longer than an engine takes it. Throws `image_too_large`. */
export async function toJpegUrl(canvas: OffscreenCanvas): Promise<string> {
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const url = `data:image/jpeg;base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
    if (url.length <= MAX_IMAGE_CHARS) return url;
  }
  throw new AppError('image_too_large');
}

function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return btoa(pieces.join(''));
}
