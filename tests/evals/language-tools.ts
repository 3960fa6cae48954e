import { readFileSync } from 'node:fs';
import {
  createLanguageTools,
  type LanguageTools,
} from '@/shared/engines/offline/language-model/language-tools.ts';

/** The language model as it lies in the repository. */
export function readLanguageTools(): LanguageTools {
  const file = readFileSync(
    new URL('../../shared/engines/offline/language-model/english.bin', import.meta.url),
  );
  return createLanguageTools(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
