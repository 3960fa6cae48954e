import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** German as tessdata_fast 4.1.0 has it (Apache-2.0), byte for byte what the list of languages names. */
export const german = gunzipSync(
  readFileSync(join(import.meta.dirname, '../fixtures/languages/deu.traineddata.gz')),
);

/** A copy of a build that is told another place to fetch German from; `remove` takes it away. */
export function buildWithGermanAt(build: string, url: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-language-'));
  cpSync(build, folder, { recursive: true });
  const sha256 = createHash('sha256').update(german).digest('hex');
  const pack = { language: 'deu', name: 'German', url, bytes: german.length, sha256 };
  writeFileSync(join(folder, 'language-packs.json'), JSON.stringify([pack]));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
