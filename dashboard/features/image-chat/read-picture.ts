import { readImageHeader } from '@/shared/documents/images/image-header.ts';
import { lookAt } from '@/shared/documents/images/look.ts';
import { toJpegUrl } from '@/shared/documents/images/scale-for-engine.ts';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { writeBrief } from '@/shared/image-prompt/brief-lines.ts';
import { briefOfLook } from '@/shared/image-prompt/reference.ts';

/** A reference picture as it was read on this device. */
export interface ReadPicture {
  name: string;
  /** Small, as a data URL. */
  preview: string;
  /** What can be told of it without a model: lines of a brief. */
  analysis: string;
  /** The picture made smaller and written anew, so that nothing else of the file is in it; a JPEG in base64. */
  jpeg: string;
  isAnimated: boolean;
}

/** Longer sides are made smaller by the models themselves. */
const LONGEST_SIDE = 1_568;
const PREVIEW_SIDE = 320;

function drawn(bitmap: ImageBitmap, longest: number): OffscreenCanvas {
  const factor = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * factor)),
    Math.max(1, Math.round(bitmap.height * factor)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new AppError('document_not_supported');
  // JPEG knows no clear pixels: they would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function decode(bytes: Uint8Array<ArrayBuffer>, format: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([bytes], { type: `image/${format}` }));
  } catch (cause) {
    throw new AppError(
      format === 'avif' || format === 'tiff' ? 'document_not_supported' : 'document_damaged',
      { cause },
    );
  }
}

/**
 * Reads a picture on this device: its colours, light, shape and kind, a preview, and what a model may be shown of it.
 * @throws AppError `file_unreadable` for what is no picture, `file_too_large`, and as `readImageHeader`
 */
export async function readPicture(file: File, signal: AbortSignal): Promise<ReadPicture> {
  if (!file.type.startsWith('image/')) throw new AppError('file_unreadable');
  if (file.size > limits.fileBytes) throw new AppError('file_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const header = readImageHeader(bytes);
  const bitmap = await decode(bytes, header.format);
  const { width, height } = bitmap;
  const canvas = drawn(bitmap, LONGEST_SIDE);
  const preview = await toJpegUrl(drawn(bitmap, PREVIEW_SIDE));
  bitmap.close();
  signal.throwIfAborted();
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!picture) throw new AppError('document_not_supported');
  const look = { ...lookAt(picture), width, height };
  const url = await toJpegUrl(canvas);
  signal.throwIfAborted();
  const jpeg = url.slice(url.indexOf(',') + 1);
  return {
    name: file.name,
    preview,
    analysis: writeBrief(briefOfLook(look)),
    jpeg,
    isAnimated: header.isAnimated,
  };
}
