import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type * as z from 'zod/mini';

export interface Child<T> {
  pid: number;
  /** What the child said once it was ready. */
  said: T;
  stop(): Promise<void>;
}

interface StartOptions<T> {
  arguments?: string[];
  schema: z.ZodMiniType<T>;
}

async function firstMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A part of the bench ended with code ${code} before it was ready.`);
    }),
  ]);
  return message;
}

/** Starts a TypeScript file as a process and waits for its first message. It ends when we let go of it. */
export async function startChild<T>(
  file: string,
  { schema, ...options }: StartOptions<T>,
): Promise<Child<T>> {
  const child = fork(file, options.arguments ?? [], {
    execArgv: ['--import', 'tsx'],
  });
  const said = schema.parse(await firstMessage(child));
  return {
    pid: child.pid ?? 0,
    said,
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
