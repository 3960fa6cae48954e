import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

/** The process and all that descend from it. */
function familyOf(pid: number): ProcessRow[] {
  const rows = listProcesses();
  const family = new Set([pid]);
  for (let before = 0; family.size > before; ) {
    before = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.pid);
  }
  return rows.filter((row) => family.has(row.pid));
}

const TICK_MS = 10;

/** Processor time of a process so far, from Linux's own count; NaN elsewhere. */
function processorMs(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const text = readFileSync(path, 'utf8');
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

export interface Usage {
  memoryMb: number;
  /** Of the process that takes most. */
  largestMb: number;
  processorMs: number;
}

/**
 * What one process holds, and the processor time of its first thread, in which Deno runs our code: the hosted service
 * counts that of an isolate's own thread, not what V8 compiles and clears away beside it. Linux alone.
 */
export function processUsage(pid: number): { memoryMb: number; threadMs: number } {
  const row = listProcesses().find((process) => process.pid === pid);
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return { memoryMb: row?.memoryMb ?? Number.NaN, threadMs: Number(nanoseconds) / 1e6 };
}

/** What the stack's parts use: the gateway, which is the stack's own process, the functions and the database. */
export function stackUsage(pid: number): Record<'gateway' | 'functions' | 'database', Usage> {
  const family = familyOf(pid);
  const sum = (rows: ProcessRow[]): Usage => ({
    memoryMb: rows.reduce((total, { memoryMb }) => total + memoryMb, 0),
    largestMb: Math.max(0, ...rows.map(({ memoryMb }) => memoryMb)),
    processorMs: rows.reduce((total, row) => total + processorMs(row.pid), 0),
  });
  return {
    gateway: sum(family.filter((row) => row.pid === pid)),
    functions: sum(family.filter(({ command }) => command.includes('deno'))),
    database: sum(family.filter(({ command }) => command.includes('postgres'))),
  };
}
