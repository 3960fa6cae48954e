import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FunctionsProcess,
  type FunctionsProcessOptions,
  listFunctions,
  startFunctionsProcess,
} from './functions-process.ts';

export interface Functions {
  names: readonly string[];
  /** Where a function is reached; a name nobody has is answered with 404 there. */
  originOf(name: string): string;
  /** Settles when the first process is gone. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts all functions: in one process, or each in one of its own with the limits of the hosted service.
 *
 * @throws Error with Deno's last lines where one does not come up; none is left running then.
 */
export async function startFunctions(options: Omit<FunctionsProcessOptions, 'names'>): Promise<Functions> {
  const names = listFunctions(options.folder);
  writeFileSync(join(options.stateFolder, 'functions.log'), '');
  const groups = options.hosted ? names.map((name) => [name]) : [names];
  const started = await Promise.allSettled(
    groups.map((group) => startFunctionsProcess({ ...options, names: group })),
  );
  const processes = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
  };
  const failure = started.find((one) => one.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const [first] = processes;
  const byName = new Map<string, FunctionsProcess | undefined>(
    groups.flatMap((group, index) => group.map((name) => [name, processes[index]] as const)),
  );
  return {
    names,
    originOf: (name) => (byName.get(name) ?? first)?.origin ?? '',
    crashed: Promise.race(processes.map(({ crashed }) => crashed)),
    stop,
  };
}
