import { execFileSync } from 'node:child_process';

interface ProcessRow {
  pid: number;
  parent: number;
  memoryMb: number;
  command: string;
}

function listProcesses(): ProcessRow[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => {
    const [pid, parent, kilobytes, ...command] = row.trim().split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      memoryMb: Number(kilobytes) / 1024,
      command: command.join(' '),
    };
  });
}

/** Resident memory in MB of a process, or of the first one of that name among its descendants; NaN where there is none. */
export function residentMb(pid: number, command?: string): number {
  const rows = listProcesses();
  if (!command) return rows.find((row) => row.pid === pid)?.memoryMb ?? Number.NaN;
  const family = new Set([pid]);
  for (let grew = true; grew; ) {
    const before = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.pid);
    grew = family.size > before;
  }
  return rows.find((row) => family.has(row.pid) && row.command.includes(command))?.memoryMb ?? Number.NaN;
}
