import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type TemplateRow, templateRow } from '@/shared/contracts/templates.ts';
import { requireRows } from './read-rows.ts';

/** All templates of the gallery, in its order. */
export async function readTemplates(client: SupabaseClient): Promise<TemplateRow[]> {
  const columns = Object.keys(templateRow.shape).join(', ');
  return requireRows(await client.from('templates').select(columns).order('position'), z.array(templateRow));
}
