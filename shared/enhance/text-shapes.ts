import * as z from 'zod/mini';
import type { DiffSegment } from './changes.ts';
import type { FragmentEdges } from './fragment.ts';

// Apart from what works on them: that runs in pages too, where schemas weigh too much.

export const segment: z.ZodMiniType<DiffSegment> = z.union([
  z.object({ same: z.string() }),
  z.object({ before: z.string(), after: z.string() }),
]);

export const fragmentEdges: z.ZodMiniType<FragmentEdges> = z.object({
  opensInside: z.boolean(),
  closesInside: z.boolean(),
});
