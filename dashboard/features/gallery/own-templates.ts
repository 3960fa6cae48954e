import { useQuery, useQueryClient } from '@tanstack/react-query';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellTemplatesChanged } from '@/dashboard/app/tell-extension.ts';
import { ANSWER_MS, withTimeout } from '@/dashboard/app/with-timeout.ts';
import { deleteOwnTemplate, readOwnTemplates, saveOwnTemplate } from '@/shared/client/own-template-calls.ts';
import type { OwnTemplate, SaveTemplate } from '@/shared/contracts/own-templates.ts';

const queryKey = ['own-templates'] as const;

/** The account's own templates, the one changed last first. */
export const useOwnTemplates = () =>
  useQuery({ queryKey, queryFn: () => withTimeout(ANSWER_MS, () => readOwnTemplates(functionsAccess)) });

/** Changes the account's templates; this browser's extension hears of it. */
export function useTemplateActs() {
  const cache = useQueryClient();
  const show = (change: (known: readonly OwnTemplate[]) => OwnTemplate[]) => {
    cache.setQueryData<OwnTemplate[]>(queryKey, (known) => known && change(known));
    tellTemplatesChanged();
  };
  return {
    /** @throws AppError `conflict`, `not_found`, `template_limit` and others */
    save: async (template: SaveTemplate): Promise<OwnTemplate> => {
      const saved = await withTimeout(ANSWER_MS, () => saveOwnTemplate(functionsAccess, template));
      show((known) => [saved, ...known.filter(({ id }) => id !== saved.id)]);
      return saved;
    },
    /** @throws AppError `conflict` where it was changed meanwhile */
    remove: async (template: OwnTemplate): Promise<void> => {
      await withTimeout(ANSWER_MS, () => deleteOwnTemplate(functionsAccess, template));
      show((known) => known.filter(({ id }) => id !== template.id));
    },
    readAnew: () => cache.invalidateQueries({ queryKey }),
  };
}
