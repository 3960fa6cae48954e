import * as z from 'zod/mini';
import { rowTimestamp } from './timestamp.ts';

/** spec §3, template. */
export const templateCategory = z.enum(['persona', 'unmasked', 'email']);
export type TemplateCategory = z.infer<typeof templateCategory>;

/** Row of `templates`, read by REST: one prompt of the gallery. */
export const templateRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: templateCategory,
  category_name: z.string(),
  content: z.string(),
  created_at: rowTimestamp,
});
export type TemplateRow = z.infer<typeof templateRow>;
