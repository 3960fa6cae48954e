import { decodeImage } from '@/shared/documents/images/decode-image.ts';
import { readImageHeader } from '@/shared/documents/images/image-header.ts';
import { lookAt } from '@/shared/documents/images/look.ts';
import { scaleForEngine } from '@/shared/documents/images/scale-for-engine.ts';
import type { QueryReply } from '@/shared/documents/worker-messages.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { BlockStore } from './block-store.ts';

/** The picture that is open as an engine takes it, and what this device knows of it. Runs in browsers alone. */
export async function pictureFor({ source, all }: BlockStore): Promise<QueryReply<'picture'>> {
  if (!source) throw new AppError('document_not_supported');
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  const options = { assets: source.assets, signal: new AbortController().signal };
  const picture = await decodeImage(bytes, readImageHeader(bytes), options);
  // What is said of its looks is a caption; the rest was read in it.
  const blocks = all.filter(({ kind }) => kind !== 'caption');
  const look = lookAt(picture, { blocks, confidence: 0, turned: 0, warnings: [] });
  return { image: await scaleForEngine(bytes, options), look };
}
