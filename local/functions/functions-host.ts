/**
 * Runs in Deno: one process for some functions. Each `supabase/functions/<name>/index.ts` calls `Deno.serve` as on the
 * hosted service; here that only records its handler, and requests go to the one their first path part names.
 *
 * Arguments: the functions' folder, the address to listen on, whether they run as `hosted`, which is without workers, or
 * `local`, and their names. Announces itself by one line on stdout.
 */
type Handler = (request: Request, info?: unknown) => Response | Promise<Response>;

interface HostDeno {
  args: string[];
  serve(
    options: { port: number; hostname: string; onListen(address: { port: number }): void },
    handler: Handler,
  ): unknown;
  addSignalListener(signal: 'SIGINT' | 'SIGTERM', listener: () => void): void;
  exit(code: number): never;
}

/** Shorter than what the parent process gives. */
const STOP_GRACE_MS = 1_500;
const deno = (globalThis as unknown as { Deno: HostDeno }).Deno;
const [folder = '', hostname = '127.0.0.1', shape = 'local', ...names] = deno.args;
if (shape === 'hosted') Reflect.deleteProperty(globalThis, 'Worker');
const handlers = new Map<string, Handler>();
const listen = deno.serve.bind(deno);

/** Imports one function and keeps the handler it serves; one that fails to start does not hold up the others. */
async function load(name: string): Promise<void> {
  let recorded: Handler | undefined;
  Object.defineProperty(deno, 'serve', {
    configurable: true,
    value: (...args: unknown[]) => {
      const handler = args.find((argument) => typeof argument === 'function');
      const options = args[0] as { handler?: Handler } | undefined;
      recorded = (handler as Handler | undefined) ?? options?.handler;
      return {
        finished: new Promise(() => undefined),
        shutdown: () => Promise.resolve(),
        unref: () => undefined,
      };
    },
  });
  try {
    await import(`file://${folder}/${name}/index.ts`);
    if (!recorded) throw new Error('it did not call Deno.serve');
    handlers.set(name, recorded);
  } catch (error) {
    console.error(`Function ${name} did not start:`, error);
    handlers.set(name, () => Response.json({ code: 'BOOT_ERROR' }, { status: 503 }));
  }
}

function dispatch(request: Request, info: unknown): Response | Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  const handler = handlers.get(name);
  return handler ? handler(request, info) : Response.json({ code: 'NOT_FOUND' }, { status: 404 });
}

const goingOn = new Set<Promise<unknown>>();
Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil(work: Promise<unknown>): void {
      goingOn.add(work);
      const forget = () => void goingOn.delete(work);
      work.then(forget, forget);
    },
  },
});

/** Ends the process once what goes on after an answer, such as a mail, is done, or has had its time. */
async function stop(): Promise<void> {
  const grace = new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS));
  await Promise.race([Promise.allSettled(goingOn), grace]);
  deno.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) deno.addSignalListener(signal, () => void stop());
for (const name of names) await load(name);
listen(
  {
    port: 0,
    hostname,
    onListen: ({ port }) => console.log(`whetstone-functions ${JSON.stringify({ port })}`),
  },
  dispatch as Handler,
);

export {};
