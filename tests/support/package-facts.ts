import * as z from 'zod/mini';

/** What of a manifest lets the extension do something. */
const rights = z.looseObject({
  permissions: z.array(z.string()),
  optional_permissions: z.optional(z.array(z.string())),
  host_permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()),
  content_scripts: z.array(z.object({ matches: z.array(z.string()), js: z.array(z.string()) })),
  web_accessible_resources: z.array(
    z.object({ resources: z.array(z.string()), matches: z.array(z.string()) }),
  ),
  content_security_policy: z.record(z.string(), z.string()),
  externally_connectable: z.optional(z.object({ ids: z.array(z.string()) })),
  browser_specific_settings: z.optional(
    z.object({
      gecko: z.object({
        data_collection_permissions: z.object({
          required: z.array(z.string()),
          optional: z.array(z.string()),
        }),
      }),
    }),
  ),
});

/** Every right a manifest asks for, as `docs/permissions.md` writes it. */
export function listRights(manifest: unknown): string[] {
  const read = rights.parse(manifest);
  const data = read.browser_specific_settings?.gecko.data_collection_permissions;
  return [
    ...read.permissions.map((name) => `permission ${name}`),
    ...(read.optional_permissions ?? []).map((name) => `optional permission ${name}`),
    ...read.host_permissions.map((host) => `host ${host}`),
    ...read.optional_host_permissions.map((host) => `optional host ${host}`),
    ...read.content_scripts.flatMap(({ matches, js }) =>
      matches.flatMap((match) => js.map((file) => `content script ${file.split('/').at(-1)} on ${match}`)),
    ),
    ...read.web_accessible_resources.flatMap(({ matches, resources }) =>
      matches.flatMap((match) => resources.map((file) => `web page reads ${file} on ${match}`)),
    ),
    ...Object.values(read.content_security_policy).map((policy) => `policy ${policy}`),
    ...(read.externally_connectable?.ids ?? []).map((id) => `may be spoken to by ${id}`),
    ...(data?.required ?? []).filter((name) => name !== 'none').map((name) => `required data ${name}`),
    ...(data?.optional ?? []).map((name) => `data ${name}`),
  ].sort();
}

/** The rows of a document's tables whose first cell is one piece of code: that code, and the cells after it. */
export function readRows(text: string, heading: string): Map<string, string[]> {
  const part = text.split(/^## /m).find((section) => section.startsWith(heading)) ?? '';
  const rows = part.split('\n').flatMap((line) => {
    const [, code, rest] = /^\| `([^`]+)` \| (.*) \|$/.exec(line) ?? [];
    return code && rest ? ([[code, rest.split(' | ')]] as const) : [];
  });
  return new Map(rows.map(([code, cells]) => [code, [...cells]]));
}

const ADDRESS = /\b(?:https?|wss?):\\?\/\\?\/(\[[\da-f:]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Networks that deliver code; named without an address as well. */
export const DELIVERY_NETWORK =
  /cdn\.jsdelivr|unpkg\.com|cdnjs\.cloudflare|esm\.sh|esm\.run|skypack\.dev|jspm\.|code\.jquery|(?:ajax|fonts)\.googleapis|gstatic\.com|staticfile\.|polyfill\.io/i;

/** Whether bytes are text: source, styles, pages, data to read. */
export const isText = (bytes: Buffer) => !bytes.includes(0);

/** The hosts of all addresses in a text, once each. */
export function namedHosts(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase()))];
}
