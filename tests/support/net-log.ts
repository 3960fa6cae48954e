import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** One request that left the browser, or tried to. */
export interface NetRequest {
  method: string;
  url: string;
  /** Whose code began it: the origin of a page or an extension; undefined for what the browser did by itself. */
  initiator: string | undefined;
}

const log = z.object({
  constants: z.looseObject({ logEventTypes: z.record(z.string(), z.int()) }),
  events: z.array(
    z.looseObject({
      type: z.int(),
      params: z.optional(
        z.looseObject({
          url: z.optional(z.string()),
          method: z.optional(z.string()),
          initiator: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

const NETWORK = /^(https?|wss?):/;

/**
 * What a browser that is closed wrote of its network: below pages, workers and extensions, so that none of their contexts
 * is left out.
 */
export function readNetLog(file: string): NetRequest[] {
  const { constants, events } = log.parse(JSON.parse(readFileSync(file, 'utf8')));
  const started = constants.logEventTypes.URL_REQUEST_START_JOB;
  return events.flatMap(({ type, params }) => {
    if (type !== started || !params?.url || !NETWORK.test(params.url)) return [];
    const { url, method = 'GET', initiator } = params;
    return [{ method, url, initiator: initiator === 'not an origin' ? undefined : initiator }];
  });
}
