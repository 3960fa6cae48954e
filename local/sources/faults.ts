import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import * as z from 'zod/mini';

/** How a source fails when it is told to. */
const faultKind = z.enum([
  'empty',
  '401',
  '403',
  '404',
  '429',
  '500',
  'timeout',
  'malformed',
  'wrong_shape',
  'huge',
  'drip',
  'redirect',
]);
const order = z.object({
  source: z.string(),
  fault: z.nullable(faultKind),
  times: z._default(z.int(), 1_000),
  /** Only addresses with this in them, so that a later call of a source fails where the first one does not. */
  at: z._default(z.string(), ''),
});

interface World {
  /** Deletes an item upstream, by its number in the corpus. */
  remove: (id: number) => void;
  restore: () => void;
}

const DRIP_MS = 500;
const NEVER_MS = 30_000;

/** `POST /_test/faults` makes a source fail, `null` mends it; `POST /_test/gone` deletes an item. For tests alone. */
export function addFaults(app: Hono, world: World): void {
  const faults = new Map<string, { fault: z.infer<typeof faultKind>; left: number; at: string }>();
  app.post('/_test/faults', async (context) => {
    const { source, fault, times, at } = order.parse(await context.req.json());
    if (fault === null) faults.delete(source);
    else faults.set(source, { fault, left: times, at });
    return context.json({ ok: true });
  });
  app.post('/_test/gone', async (context) => {
    const { id } = z.parse(z.object({ id: z.nullable(z.int()) }), await context.req.json());
    if (id === null) world.restore();
    else world.remove(id);
    return context.json({ ok: true });
  });
  app.use('/:source/*', async (context, next) => {
    const known = faults.get(context.req.param('source'));
    if (!known || known.left <= 0 || !context.req.url.includes(known.at)) return next();
    known.left -= 1;
    switch (known.fault) {
      case 'empty':
        return context.json({
          items: [],
          hits: [],
          posts: [],
          comments: [],
          results: [],
          data: { children: [] },
        });
      case '401':
      case '403':
        return context.json(
          { message: 'Unauthorized', error: Number(known.fault) },
          Number(known.fault) as 401,
        );
      case '404':
        return context.text('<html>Not found</html>', 404);
      case '429':
        return context.json({ error: 'too many' }, 429, { 'Retry-After': '1' });
      case '500':
        return context.text('<html>Internal error</html>', 500);
      case 'malformed':
        return context.text('{"items":[{"id":', 200, { 'Content-Type': 'application/json' });
      case 'wrong_shape':
        return context.json({ surprise: true });
      case 'redirect':
        return context.redirect('http://127.0.0.1:1/elsewhere');
      case 'huge':
        return context.text(`{"padding":"${'x'.repeat(12_000_000)}"}`, 200, {
          'Content-Type': 'application/json',
        });
      case 'timeout':
        return stream(context, async (body) => void (await body.sleep(NEVER_MS)));
      case 'drip':
        return stream(context, async (body) => {
          for (let sent = 0; sent < NEVER_MS / DRIP_MS && !body.aborted; sent += 1) {
            await body.write(' ');
            await body.sleep(DRIP_MS);
          }
        });
    }
  });
}
