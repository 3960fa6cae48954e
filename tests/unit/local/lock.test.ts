import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeLock } from '@/local/lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whetstone-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockPath = () => join(folder, 'stack.lock');

describe('takeLock', () => {
  it('refuses the second, naming folder and process, and gives way once the first has let go', () => {
    const release = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(
      `Whetstone already runs on ${folder} (process ${process.pid}). Stop it first, or use that one.`,
    );
    release();
    expect(existsSync(lockPath())).toBe(false);
    takeLock(folder)();
  });

  it('takes over from a process that is dead', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockPath(), JSON.stringify({ pid }));
    takeLock(folder);
    expect(JSON.parse(readFileSync(lockPath(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it.runIf(process.platform === 'linux')('takes over where the number now belongs to another process', () => {
    writeFileSync(lockPath(), JSON.stringify({ pid: process.ppid, startedAt: '1' }));
    expect(() => takeLock(folder)).not.toThrow();
  });

  it.runIf(process.platform === 'linux')('takes over from a process that ended unnoticed', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = await once(parent.stdout, 'data');
      const pid = Number(String(line));
      // A shell takes note of its child's end; the program that takes its place waits for none.
      await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'));
      process.kill(pid, 'SIGKILL');
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
      await vi.waitFor(() => expect(stat()).toContain(') Z '));
      writeFileSync(lockPath(), JSON.stringify({ pid, startedAt: stat().split(' ').at(21) }));
      expect(() => takeLock(folder)).not.toThrow();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('takes over a lock that was cut off while it was written', () => {
    writeFileSync(lockPath(), '{"pi');
    expect(() => takeLock(folder)).not.toThrow();
  });
});
