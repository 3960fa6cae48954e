import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const GRACE_MS = 10_000;

/** Whether a number still belongs to the server of this data folder, as far as the system tells. */
function isServerOf(dataFolder: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(dataFolder);
}

/** Ends a server that an earlier stack could not end; the state folder's lock says that nobody uses it. */
export async function endLeftover(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isServerOf(dataFolder, pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + GRACE_MS;
  while (isServerOf(dataFolder, pid) && Date.now() < deadline) await delay(50);
}
