import { StartRefused } from '@/local/ports.ts';
import type { Database, DatabaseOptions } from './database-types.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { connectPglite } from './pglite.ts';
import { connectPostgres } from './postgres-connection.ts';

const never = new Promise<string>(() => undefined);

/** Real Postgres from npm; PGlite where that cannot start; the given one where there is a URL. */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const connected = await connectPostgres(options.url).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new StartRefused(`The Postgres that DATABASE_URL names cannot be reached: ${reason}`);
    });
    return { kind: 'external', url: options.url, crashed: never, ...connected, stop: connected.close };
  }
  if (!options.preferPglite) {
    try {
      const server = await startEmbeddedPostgres(options);
      const connected = await connectPostgres(server.url).catch(async (error: unknown) => {
        await server.stop();
        throw error;
      });
      return {
        kind: 'embedded',
        url: server.url,
        crashed: server.crashed,
        ...connected,
        async stop() {
          await connected.close();
          await server.stop();
        },
      };
    } catch (error) {
      options.signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      options.log(`Postgres could not start, so PGlite stands in for it (slower, one session). ${reason}`);
    }
  }
  const connected = await connectPglite(options.stateFolder, options.signal);
  return { kind: 'pglite', url: undefined, crashed: never, ...connected, stop: connected.close };
}
