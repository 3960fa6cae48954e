import type { Reader } from '@/shared/documents/read-events.ts';
import { readWhole, requestFor } from './read-events-of.ts';
import type { ReadQuestion } from './read-protocol.ts';

const reader: string = '@/shared/documents/images/read-image.ts';

/** The text recognised in a picture. */
export async function answerImage(question: ReadQuestion, assets: string): Promise<{ text: string }> {
  const { readImage } = (await import(reader)) as { readImage: Reader };
  const { blocks } = await readWhole(readImage, requestFor(question, assets));
  return { text: blocks.map(({ text }) => text).join('\n') };
}
