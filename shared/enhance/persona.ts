import { fail, ok, type Result } from '@/shared/errors/result.ts';

/** A persona as it was made from keywords, before it is saved. */
export interface PersonaDraft {
  name: string;
  description: string;
}

const MAX_NAME_CHARS = 60;
/** "**Name:** Coach", "# Coach": what models put around a name. */
const LABEL = /^(?:#{1,6}\s+|\*{1,2}|["“])*(?:(?:persona(?: name)?|name|title)\s*:\s*)?\**\s*["“]?/iu;

/**
 * A result of a `persona` task: first line the name, then the description.
 * @returns `bad_response` where either is missing
 */
export function parsePersona(text: string): Result<PersonaDraft, 'bad_response'> {
  const [first = '', ...rest] = text.trim().split('\n');
  const name = first
    .replace(LABEL, '')
    .replace(/[\s*"”.:]+$/u, '')
    .trim();
  const description = rest
    .join('\n')
    .trim()
    .replace(/^\**description\**\s*:\**\s*/i, '');
  if (name === '' || name.length > MAX_NAME_CHARS || description === '') return fail('bad_response');
  return ok({ name, description });
}
