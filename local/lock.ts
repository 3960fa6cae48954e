import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartRefused } from './ports.ts';

const lockFile = z.object({ pid: z.int(), startedAt: z.optional(z.string()) });

/** A process's state, and when it began in the kernel's own count; nothing where the system has no /proc. */
function statOf(pid: number): { state?: string | undefined; start?: string | undefined } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field may hold spaces and brackets, so count from behind it; the 22nd is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields.at(0), start: fields.at(19) };
  } catch {
    return {};
  }
}

/** A number may have been given to another process since, so its start is compared too. */
function isAlive(pid: number, startedAt: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const { state, start } = statOf(pid);
  // Ended, and not yet taken note of by its parent.
  if (state === 'Z') return false;
  return start === undefined || startedAt === undefined || start === startedAt;
}

function readHolder(path: string): z.infer<typeof lockFile> | undefined {
  try {
    const parsed = lockFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a state folder for this process; a lock left by a dead one is taken over.
 *
 * @returns gives the folder back.
 * @throws StartRefused while another live stack holds it.
 */
export function takeLock(stateFolder: string): () => void {
  const path = join(stateFolder, 'stack.lock');
  const content = JSON.stringify({ pid: process.pid, startedAt: statOf(process.pid).start });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, content, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder.pid, holder.startedAt)) {
      throw new StartRefused(
        `Whetstone already runs on ${stateFolder} (process ${holder.pid}). Stop it first, or use that one.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new StartRefused(`${path} is being taken by another start. Try again.`);
}
