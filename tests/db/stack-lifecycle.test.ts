import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '@/local/env-file.ts';
import { makeStateFolder, removeStateFolder, type StackProcess, startStackProcess } from './stack-process.ts';

const running: StackProcess[] = [];
/** One for all: a database is made once, and whatever a test did to its stack, the next one starts on what is left. */
const stateFolder = makeStateFolder();

function start(): StackProcess {
  const stack = startStackProcess(stateFolder);
  running.push(stack);
  return stack;
}

function pidOf(stack: StackProcess, part: string): number {
  for (const [pid, commandLine] of stack.family()) if (commandLine.includes(part)) return pid;
  throw new Error(`No process of ${part}`);
}

/** Everything is gone, and stays so only if nothing is left that could come back. */
async function expectNoneLeft(stack: StackProcess): Promise<void> {
  await vi.waitFor(() => expect([...stack.family().values()]).toEqual([]), {
    timeout: 15_000,
    interval: 100,
  });
}

afterEach(async () => {
  for (const stack of running.splice(0)) {
    for (const pid of stack.family().keys()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended meanwhile.
      }
    }
    await stack.ended;
  }
});

afterAll(() => removeStateFolder(stateFolder));

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it('ends everything on SIGTERM and takes its addresses away', async () => {
    const stack = start();
    await stack.printed('READY');
    expect(existsSync(join(stack.stateFolder, 'env'))).toBe(true);
    expect(stack.family().size).toBeGreaterThan(3);
    stack.child.kill('SIGTERM');
    expect(await stack.ended).toBe(0);
    await expectNoneLeft(stack);
    expect(existsSync(join(stack.stateFolder, 'env'))).toBe(false);
    expect(existsSync(join(stack.stateFolder, 'stack.lock'))).toBe(false);
  });

  it('takes two Ctrl+C calmly, also while it is starting', async () => {
    const stack = start();
    await stack.printed('mailbox');
    stack.child.kill('SIGINT');
    stack.child.kill('SIGINT');
    expect(await stack.ended).toBe(0);
    expect(stack.output()).not.toMatch(/Error|at .*:\d+:\d+/);
    await expectNoneLeft(stack);
  });

  it('refuses a second start on the same state and leaves the first alone', async () => {
    const first = start();
    await first.printed('READY');
    const second = startStackProcess(first.stateFolder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Whetstone already runs on ${first.stateFolder}`);
    const mailbox = /Mailbox\s+(\S+)/.exec(first.output())?.[1] ?? '';
    expect((await fetch(`${mailbox}/api/messages`)).status).toBe(200);
  });

  it.each([
    ['database', '/bin/postgres'],
    ['functions', 'functions-host.ts'],
  ])('stops everything when the %s crashes, and says so', async (_name, part) => {
    const stack = start();
    await stack.printed('READY');
    process.kill(pidOf(stack, part), 'SIGKILL');
    expect(await stack.ended).toBe(1);
    expect(stack.output()).toMatch(/ended by SIGKILL\. Everything else was stopped\./);
    await expectNoneLeft(stack);
  });

  it.each([
    ['its launcher', 'bootstrap.mjs'],
    ['the stack itself', '--import tsx'],
  ])(
    'leaves no process when %s is killed outright, and starts again on the same state',
    async (_name, part) => {
      const stack = start();
      await stack.printed('READY');
      process.kill(pidOf(stack, part), 'SIGKILL');
      await stack.ended;
      await expectNoneLeft(stack);

      const again = start();
      await again.printed('READY');
      again.child.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
  );

  it('refuses a taken port by its number and its variable', async () => {
    const stack = start();
    await stack.printed('READY');
    const api = new URL(/API\s+(http\S+)/.exec(stack.output())?.[1] ?? '').port;
    vi.stubEnv('WHETSTONE_API_PORT', api);
    const { claimPort, readPorts } = await import('@/local/ports.ts');
    const { api: port } = readPorts(process.env);
    await expect(claimPort('api', port)).rejects.toThrow(
      `Port ${api}, wanted for the API, is in use. Stop what holds it, or set WHETSTONE_API_PORT to another port.`,
    );
    vi.unstubAllEnvs();
  });

  it('lists the addresses that answer, by the names the design gives them', async () => {
    const stack = start();
    await stack.printed('READY');
    const { readFile } = await import('node:fs/promises');
    const environment = parseEnvironment(await readFile(join(stack.stateFolder, 'env'), 'utf8'));
    expect(Object.keys(environment).sort()).toEqual([
      'DATABASE_URL',
      'MAILBOX_URL',
      'PAYMENTS_URL',
      'SITE_URL',
      'SUPABASE_ANON_KEY',
      'SUPABASE_SERVICE_ROLE_KEY',
      'SUPABASE_URL',
    ]);
    const answer = await fetch(`${environment.SUPABASE_URL}/rest/v1/profiles`, {
      headers: { apikey: environment.SUPABASE_SERVICE_ROLE_KEY ?? '' },
    });
    expect(await answer.json()).toEqual([]);
  });
});
