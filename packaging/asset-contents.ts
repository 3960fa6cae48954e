import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_FOLDER, type AssetFile } from '../shared/documents/asset-files.ts';

type PackagedFile = { relativeDest: string } & ({ absoluteSrc: string } | { contents: string });

/** Where scripts of libraries would fetch their parts from if they were not told otherwise, as ours always are. */
const DELIVERY_NETWORK = /https:\/\/cdn\.jsdelivr\.net\/[^"'`]*/g;
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=\S+\s*$/;

/**
 * A library's script without what is never used in a package: addresses of other hosts that it would load code from, and a
 * source map that is not there.
 */
export function stripAddresses(script: string): string {
  return script.replace(DELIVERY_NETWORK, '').replace(SOURCE_MAP, '\n');
}

/** What the readers of files load while they run, as it lies in the packages. */
export function assetContents(nodeModules: string, files: readonly AssetFile[]): PackagedFile[] {
  return files.flatMap(({ from, to, only }) => {
    const source = join(nodeModules, from);
    const names = statSync(source).isDirectory()
      ? readdirSync(source).filter((name) => !only || only.test(name))
      : [''];
    return names.map((name) => {
      const absoluteSrc = join(source, name);
      const relativeDest = join(ASSET_FOLDER, to, name);
      return absoluteSrc.endsWith('.js')
        ? { contents: stripAddresses(readFileSync(absoluteSrc, 'utf8')), relativeDest }
        : { absoluteSrc, relativeDest };
    });
  });
}
