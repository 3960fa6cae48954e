import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';
import { assetFiles } from '@/shared/documents/asset-files.ts';

const state = join(projectRoot, '.whetstone');
/** By what lies in it, so that another list of files gets another folder. */
const folder = join(
  state,
  `document-assets-${createHash('sha256').update(JSON.stringify(assetFiles)).digest('hex').slice(0, 12)}`,
);

function layOut(place: string): void {
  for (const { from, to, only } of assetFiles) {
    const source = join(projectRoot, 'node_modules', from);
    const isFolder = statSync(source).isDirectory();
    const names = isFolder ? readdirSync(source).filter((name) => !only || only.test(name)) : [''];
    for (const name of names) {
      const target = join(place, to, name);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(source, name), target);
    }
  }
}

/**
 * The files the readers load while they run, laid out on disk as the package has them: what `ReadRequest.assets` is in
 * Node. Made once; ends with a slash.
 */
export function documentAssets(): string {
  if (!existsSync(folder)) {
    mkdirSync(state, { recursive: true });
    const made = mkdtempSync(`${folder}-`);
    layOut(made);
    try {
      renameSync(made, folder);
    } catch (thrown) {
      // Another process was faster.
      if (!existsSync(folder)) throw thrown;
      rmSync(made, { recursive: true });
    }
  }
  return `${folder}/`;
}
