import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/**
 * Writes what the packages are made of and with, as CycloneDX, from `package-lock.json`; the same each time.
 *
 * @returns the file's path
 * @throws Error holding npm's output where it fails
 */
export async function writeBillOfMaterials(folder: string, version: string): Promise<string> {
  const { code, output } = await runCommand(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=silent'],
    { environment: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
  );
  const begin = output.indexOf('{');
  if (code !== 0 || begin < 0) throw new Error(`The bill of materials could not be made:\n${output.trim()}`);
  const { serialNumber: _, ...bill } = JSON.parse(output.slice(begin)) as {
    serialNumber: string;
    metadata: { timestamp?: string; component: { name: string } };
  };
  delete bill.metadata.timestamp;
  // npm names it by the folder it lies in.
  bill.metadata.component.name = 'whetstone';
  const file = join(folder, `whetstone-${version}-sbom.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
  return file;
}
