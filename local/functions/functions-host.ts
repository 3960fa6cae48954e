/**
 * Runs in Deno: one process for all functions. Each `supabase/functions/<name>/index.ts` calls `Deno.serve` as on the
 * hosted service; here that only records its handler, and requests go to the one their first path part names.
 *
 * Arguments: the functions folder, then the address to listen on. Announces itself by one line on stdout.
 */
type Handler = (request: Request, info?: unknown) => Response | Promise<Response>;

interface HostDeno {
  args: string[];
  env: { get(name: string): string | undefined };
  serve(
    options: { port: number; hostname: string; onListen(address: { port: number }): void },
    handler: Handler,
  ): unknown;
  readDir(path: string): AsyncIterable<{ name: string; isDirectory: boolean }>;
  stat(path: string): Promise<unknown>;
  addSignalListener(signal: 'SIGINT' | 'SIGTERM', listener: () => void): void;
  exit(code: number): never;
}

const deno = (globalThis as unknown as { Deno: HostDeno }).Deno;
const [folder = '', hostname = '127.0.0.1'] = deno.args;
// Hosted functions have no workers; a test that asks for that gets none either.
if (deno.env.get('WHETSTONE_WITHOUT_WORKERS')) Reflect.deleteProperty(globalThis, 'Worker');
const handlers = new Map<string, Handler>();
const listen = deno.serve.bind(deno);

async function findFunctions(): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of deno.readDir(folder)) {
    if (!entry.isDirectory || entry.name.startsWith('_')) continue;
    const exists = await deno.stat(`${folder}/${entry.name}/index.ts`).then(
      () => true,
      () => false,
    );
    if (exists) names.push(entry.name);
  }
  return names.sort();
}

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

for (const signal of ['SIGINT', 'SIGTERM'] as const) deno.addSignalListener(signal, () => deno.exit(0));
const names = await findFunctions();
for (const name of names) await load(name);
listen(
  {
    port: 0,
    hostname,
    onListen: ({ port }) => console.log(`whetstone-functions ${JSON.stringify({ port, names })}`),
  },
  dispatch as Handler,
);

export {};
