import { readImage } from '@/shared/documents/images/image-reader.ts';
import { readWhole, requestFor } from './read-events-of.ts';
import type { ReadQuestion } from './read-protocol.ts';

/** The text recognised in a picture, without what is said of its looks. */
export async function answerImage(question: ReadQuestion, assets: string): Promise<{ text: string }> {
  const { blocks } = await readWhole(readImage, requestFor(question, assets));
  return {
    text: blocks
      .filter(({ kind }) => kind !== 'caption')
      .map(({ text }) => text)
      .join('\n'),
  };
}
