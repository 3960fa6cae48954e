import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { writeModelFile } from '@/shared/engines/offline/language-model/model-file.ts';
import { classifyWords } from './classify-words.ts';
import { packModel } from './pack-model.ts';
import { readSphinxModel } from './read-sphinx-model.ts';
import { ADDRESSES, TEXT_PACKAGES } from './text-packages.ts';
import { trainCorrections } from './train-corrections.ts';
import { readTalk, readTrainingText } from './training-text.ts';

const TARGET = join(import.meta.dirname, '../../shared/engines/offline/language-model/english.bin');

/** Debian's packages of words, each at the version the file in the repository was made from. */
const PACKAGES = [
  'pocketsphinx-en-us=0.8+5prealpha+1-15',
  'wamerican-large=2020.12.07-2',
  'wbritish-large=2020.12.07-2',
  ...TEXT_PACKAGES,
];

/**
 * Makes `english.bin`: a language model (`pocketsphinx-en-us`), a dictionary (SCOWL), what words can be (WordNet), and
 * the weights of the classifier of corrections, trained on correct text with errors planted in it. The same packages
 * give the same bytes. Takes some ten minutes. The net of missing full stops is put in by `make-breaks.ts` afterwards.
 */
function makeModel(folder: string): Uint8Array {
  execFileSync('apt-get', ['download', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', ADDRESSES], { stdio: 'inherit' });
  const parts = packModel(
    readSphinxModel(readFileSync(join(folder, 'usr/share/pocketsphinx/model/en-us/en-us.lm.bin'))),
    {
      spellings: ['american-english-large', 'british-english-large'].flatMap((name) =>
        readFileSync(join(folder, 'usr/share/dict', name), 'utf8').split('\n'),
      ),
      classify: (words) => classifyWords(words, join(folder, 'usr/share/wordnet')),
    },
  );
  const untrained = writeModelFile(parts);
  const sentences = [...readTrainingText(folder), ...readTalk(folder)];
  const weights = trainCorrections(new LanguageModel(untrained.buffer), sentences);
  return writeModelFile({
    ...parts,
    sections: { ...parts.sections, weights: new Uint8Array(weights.buffer) },
  });
}

const folder = mkdtempSync(join(tmpdir(), 'language-model-'));
try {
  const file = makeModel(folder);
  writeFileSync(TARGET, file);
  console.log(`${file.length} bytes, SHA-256 ${createHash('sha256').update(file).digest('hex')}`);
} finally {
  rmSync(folder, { recursive: true });
}
