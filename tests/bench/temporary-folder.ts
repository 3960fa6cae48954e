import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A folder that is gone when the run ends. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `whetstone-bench-${purpose}-`));
  folders.push(folder);
  return folder;
}

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
