import * as z from 'zod/mini';
import { type OwnTemplate, ownTemplate, type SaveTemplate } from '@/shared/contracts/own-templates.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';

const savedTemplate = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), template: ownTemplate }),
  z.object({ outcome: z.enum(['conflict', 'gone', 'limit']) }),
]);
export type SavedTemplate = z.infer<typeof savedTemplate>;

/** What the database does for an account's own templates. */
export interface TemplateStore {
  /** Whose device token this is; null where it opens nothing any more. */
  findDeviceOwner(tokenHash: string): Promise<string | null>;
  list(userId: string): Promise<OwnTemplate[]>;
  save(userId: string, template: SaveTemplate): Promise<SavedTemplate>;
  /** False where it was changed since that revision. */
  remove(userId: string, id: string, base: number): Promise<boolean>;
}

export function createTemplateStore(call: CallFunction): TemplateStore {
  return {
    async findDeviceOwner(tokenHash) {
      return z.parse(z.nullable(z.uuid()), await call('verify_device_token', { token_hash: tokenHash }));
    },
    async list(userId) {
      return z.parse(z.array(ownTemplate), await call('list_own_templates', { user_id: userId }));
    },
    async save(userId, { id, base, title, content }) {
      const row = { user_id: userId, template_id: id, base, title, content };
      return z.parse(savedTemplate, await call('save_own_template', row));
    },
    async remove(userId, id, base) {
      const asked = { user_id: userId, template_id: id, base };
      return z.parse(z.boolean(), await call('delete_own_template', asked));
    },
  };
}
