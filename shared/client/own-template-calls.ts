import { successAnswer } from '@/shared/contracts/account.ts';
import {
  type OwnTemplate,
  ownTemplatesAnswer,
  type SaveTemplate,
  saveTemplateAnswer,
} from '@/shared/contracts/own-templates.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

const TEMPLATES = '/account/templates';

/** The account's own templates, the one changed last first; a device token may ask too. */
export async function readOwnTemplates(
  access: FunctionsAccess,
  signal?: AbortSignal,
): Promise<OwnTemplate[]> {
  const call = { method: 'GET', path: TEMPLATES, answer: ownTemplatesAnswer, signal } as const;
  return (await callFunction(access, call)).templates;
}

/**
 * Makes or changes a template; a repeat of the same changes nothing.
 * @throws AppError `conflict` where another text took its place, `not_found` where it was deleted, `template_limit`
 */
export async function saveOwnTemplate(
  access: FunctionsAccess,
  body: SaveTemplate,
  signal?: AbortSignal,
): Promise<OwnTemplate> {
  return (await callFunction(access, { path: TEMPLATES, body, answer: saveTemplateAnswer, signal })).template;
}

/** @throws AppError `conflict` where it was changed since that revision */
export async function deleteOwnTemplate(
  access: FunctionsAccess,
  { id, revision }: Pick<OwnTemplate, 'id' | 'revision'>,
  signal?: AbortSignal,
): Promise<void> {
  const body = { id, base: revision };
  const call = { method: 'DELETE', path: TEMPLATES, body, answer: successAnswer, signal } as const;
  await callFunction(access, call);
}
