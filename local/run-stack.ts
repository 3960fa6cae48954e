import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { quietLibraries } from '@/local/api/quiet-console.ts';
import { noChildrenLeft } from './child.ts';
import type { BuildAddresses } from './extension-build.ts';
import { readPorts, StartRefused } from './ports.ts';
import { projectRoot } from './run-command.ts';
import { startScheduler } from './scheduler.ts';
import { listenForShutdown } from './shutdown.ts';
import { type Stack, startStack } from './stack.ts';

export const stateFolder = process.env.WHETSTONE_STATE ?? join(projectRoot, '.whetstone');
const startedAt = performance.now();

export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** One line of a start: what is up, where, and when. */
export function progress(what: string, detail: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`  ${what.padEnd(11)}${detail} · ${seconds} s`);
}

/** Where a running stack is reached, in lines. */
export function addressLines(stack: Stack): string[] {
  return [
    ...(stack.hasSite ? [`Site       ${stack.siteUrl}`] : []),
    `API        ${stack.apiUrl}`,
    `Mailbox    ${stack.mailboxUrl}`,
    ...(stack.paymentsUrl ? [`Payments   ${stack.paymentsUrl}`] : []),
    ...(stack.databaseUrl ? [`Database   ${stack.databaseUrl}`] : []),
    `Addresses and keys: ${join(stateFolder, 'env')}`,
  ];
}

/** What a command does with the stack. */
export interface StackWork {
  /** As soon as it is known where the parts will be; what is begun here ends with the signal. */
  onAddresses(addresses: BuildAddresses, signal: AbortSignal): void;
  /** Once everything runs. */
  onReady(stack: Stack, signal: AbortSignal): Promise<void>;
  /** Before the stack is stopped. */
  stop(): Promise<void>;
}

/** @returns the exit code */
async function run(work: StackWork, signal: AbortSignal): Promise<number> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const stack = await startStack({
    stateFolder,
    ports: readPorts(process.env),
    databaseUrl: process.env.DATABASE_URL,
    preferPglite: process.env.WHETSTONE_DB === 'pglite',
    hasOwnStripe: Boolean(process.env.STRIPE_SECRET_KEY?.trim()),
    log,
    progress,
    signal,
    onAddresses: (addresses) => work.onAddresses(addresses, signal),
  });
  const stopScheduler = startScheduler({ ...stack, log });
  try {
    await work.onReady(stack, signal);
    const asked = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined)),
    );
    const reason = await Promise.race([stack.ended, asked]);
    if (reason !== undefined) say(`\n${reason} Everything else was stopped.`);
    return reason === undefined ? 0 : 1;
  } finally {
    await stopScheduler();
    await work.stop();
    await stack.stop();
    await noChildrenLeft();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  return error instanceof Error ? `Whetstone could not start. ${error.message}` : String(error);
}

/** Brings the stack up, keeps it until it is asked to end or a part of it crashes, and ends the process. */
export async function runStack(work: StackWork): Promise<never> {
  const signal = listenForShutdown(() => say('\nStopping …'));
  quietLibraries((line) => process.stderr.write(`${line}\n`));
  say('Whetstone is starting.\n');
  try {
    process.exitCode = await run(work, signal);
    if (process.exitCode === 0) say('Stopped.');
  } catch (error) {
    // What a stop cut short is no failure.
    process.exitCode = signal.aborted ? 0 : 1;
    if (!signal.aborted) process.stderr.write(`\n${explain(error)}\n`);
    else say('Stopped.');
  }
  process.exit();
}
