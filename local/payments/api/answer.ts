import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { refused } from '@/local/payments/fault.ts';
import { type Form, readParams, wholeNumber } from '@/local/payments/form.ts';
import { expand } from './expand.ts';

/** What the API's middleware leaves for its routes. */
export interface ApiEnv {
  Variables: { form: Form; requestId: string };
}

export type ApiContext = Context<ApiEnv>;

const MAX_PAGE = 100;
const expandParam = z.object({ expand: z.optional(z.array(z.string())) });

function wantedPaths(context: ApiContext): string[] {
  const parsed = z.safeParse(expandParam, { ...context.get('form') });
  if (!parsed.success) throw refused('Invalid array', 'expand');
  return parsed.data.expand ?? [];
}

/** One object, with what `expand` asks for put into it. */
export function answer(context: ApiContext, emulator: Emulator, object: { id: string }): Response {
  return context.json(expand(emulator, object, wantedPaths(context)));
}

/** Parameters every list takes. */
export const listParams = {
  limit: z.optional(wholeNumber),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
  created: z.optional(z.unknown()),
};

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

function cursor(rows: readonly { id: string }[], id: string, param: string): number {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) throw refused(`No such object: '${id}'`, param, 'resource_missing');
  return at;
}

/** One page of a list, newest first. */
export function answerList(
  context: ApiContext,
  emulator: Emulator,
  list: { rows: Iterable<{ id: string }>; page: Page },
): Response {
  const { limit = 10, starting_after, ending_before } = list.page;
  if (limit < 1 || limit > MAX_PAGE) throw refused(`Invalid integer: ${limit}`, 'limit');
  const rows = [...list.rows].reverse();
  let from = starting_after ? cursor(rows, starting_after, 'starting_after') + 1 : 0;
  let to = from + limit;
  let hasMore = to < rows.length;
  if (ending_before) {
    to = cursor(rows, ending_before, 'ending_before');
    from = Math.max(0, to - limit);
    hasMore = from > 0;
  }
  const paths = wantedPaths(context).filter((path) => path.startsWith('data.'));
  const data = rows.slice(from, to).map((row) =>
    expand(
      emulator,
      row,
      paths.map((path) => path.slice('data.'.length)),
    ),
  );
  return context.json({ object: 'list', data, has_more: hasMore, url: new URL(context.req.url).pathname });
}

/** The call's parameters, checked. */
export function params<T extends z.ZodMiniType>(context: ApiContext, schema: T): z.output<T> {
  return readParams(schema, context.get('form'));
}
