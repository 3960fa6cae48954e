import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a built extension that lacks a file, as where the browser does not hand it out; taken away when the work is done. */
export async function withBuildWithout(
  build: string,
  file: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-without-'));
  try {
    cpSync(build, folder, { recursive: true });
    rmSync(join(folder, file));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
