import * as z from 'zod/mini';
import type { TableName } from '@/shared/library/records.ts';

const CHANNEL = 'whetstone-library';

/** Which records were kept or taken away; their contents are read by whoever wants them. */
export type Changed = { [T in TableName]?: string[] };

const ids = z.optional(z.array(z.string()));
const changed = z.object({
  items: ids,
  versions: ids,
  values: ids,
  personas: ids,
  actions: ids,
  history: ids,
} satisfies Record<TableName, typeof ids>);

export interface ChangeChannel {
  tell(changes: Changed): void;
  listen(onChange: (changes: Changed) => void, signal: AbortSignal): void;
}

/** Tells changes to this window and to every other one of the extension (faults Q4). Opened when first needed. */
export function createChangeChannel(): ChangeChannel {
  const here = new Set<(changes: Changed) => void>();
  let channel: BroadcastChannel | undefined;
  const hear = (changes: Changed) => {
    for (const listener of here) listener(changes);
  };
  const open = () => {
    if (channel) return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      const parsed = changed.safeParse(data);
      if (parsed.success) hear(parsed.data as Changed);
    };
    return channel;
  };
  return {
    tell(changes) {
      hear(changes);
      open().postMessage(changes);
    },
    listen(onChange, signal) {
      if (signal.aborted) return;
      open();
      here.add(onChange);
      signal.addEventListener('abort', () => here.delete(onChange), { once: true });
    },
  };
}
