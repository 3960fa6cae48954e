import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AssetFile } from '../shared/documents/asset-files.ts';
import { formatLicences, packageOf, readPackages, type Shipped, withDependencies } from './licences.ts';

/** The file's name in the packages. */
export const LICENCES_FILE = 'licences.txt';

/** Files that are packed as they lie in a package. */
function readAssets(nodeModules: string, files: readonly AssetFile[]): Shipped[] {
  return files.map(({ from, to, licence }) => {
    const name = packageOf(`/node_modules/${from}/`);
    const version =
      name && !name.startsWith('..') ? (readPackages(nodeModules, [name])[0]?.version ?? '') : '';
    return {
      name: `${to} of ${name && version ? name : 'the project'}`,
      version,
      licence: licence.id,
      texts: licence.texts.map((text) => readFileSync(join(nodeModules, text), 'utf8').trim()),
    };
  });
}

/** Notes what each bundle of a build holds, and writes the list of all their licences. */
export function collectLicences(nodeModules: string) {
  const names = new Set<string>();
  const note = (path: string) => {
    const name = packageOf(path);
    if (name) names.add(name);
  };
  return {
    /** One for each bundler; those of workers are others than those of pages. */
    plugin: (): Plugin => ({
      name: 'whetstone:licences',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.moduleIds.forEach(note);
          else for (const path of file.originalFileNames) note(`/${path}`);
        }
      },
    }),
    /**
     * @param whole packages of which ready-made files are packed, with whatever those hold
     * @throws Error naming what may not be packed
     */
    write(folder: string, assets: readonly AssetFile[], whole: readonly string[]): void {
      const inside = whole.flatMap((name) => [...withDependencies(nodeModules, name)]);
      const all = [...readPackages(nodeModules, [...names, ...inside]), ...readAssets(nodeModules, assets)];
      writeFileSync(join(folder, LICENCES_FILE), formatLicences(all));
    },
  };
}
