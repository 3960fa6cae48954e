import * as z from 'zod/mini';
import { openModelFolder } from '@/shared/engines/downloaded/model-folder.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** What tesseract needs to read a language, as a file that is fetched on a press. English is packaged. */
export const languagePack = z.object({
  /** By tesseract's name: ISO 639-2, with the script where there are several. */
  language: z.string().check(z.regex(/^[a-z]{3}(_[a-z]+)?$/)),
  name: z.string(),
  url: z.url(),
  bytes: z.int().check(z.positive()),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
});
export type LanguagePack = z.infer<typeof languagePack>;

/** The data of a language that was fetched. @throws AppError `document_not_supported` where the browser has it no more */
export async function readLanguagePack(pack: LanguagePack): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openModelFolder(pack).read();
  if (!file) throw new AppError('document_not_supported');
  return new Uint8Array(await file.arrayBuffer());
}
